"""Exact play of sueca with all cards open, at native speed.

`solver` is the door, `position` what is asked about, `search` the compiled search with its `weights`, and
`twin` the plain minimax that tests hold the search against. Where the search is not compiled, importing
`solver.solver` raises ImportError.
"""
