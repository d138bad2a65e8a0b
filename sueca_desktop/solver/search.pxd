# What other compiled modules may use of the search.

cdef class Searcher:
    cdef void* _owned
    cdef void* _memory
    cdef int _player, _k, _led, _winner, _top, _lying, _rest, _tricks
    cdef object _stop, _error

    # Card points that players 0 and 2 take from a position on: `hands` as `load` takes them, `player` plays the
    # k-th card (from 0) of a trick of suit `led` in which `lying` points lie and `winner` has the `best` card,
    # 16 times its suit plus its bit.
    cdef int open_points(
        self, int* hands, int player, int k, int led, int winner, int best, int lying, int tricks
    ) noexcept nogil
