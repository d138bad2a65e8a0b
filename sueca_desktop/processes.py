"""One function over many arguments, on several cores.

The library's own pools complain at length when they are interrupted, and their processes outlive a parent
that is killed. These end quietly in both cases.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

Argument = TypeVar("Argument")
Result = TypeVar("Result")

_MOST_JOBS = 60
"""Windows cannot wait for more processes."""


def usable_cores() -> int:
    """How many processes can run at the same time."""
    if sys.platform == "linux":
        cores: int | None = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count()
    return cores or 1


def run_all(
    task: Callable[[Argument], Result],
    arguments: Sequence[Argument],
    jobs: int,
    progress: Callable[[int], None],
) -> list[Result]:
    """The results of `task`, in the order of its arguments, computed in so many processes; with one job, in
    this one. `progress` is told how many are done.

    The processes end when it returns or raises, also for KeyboardInterrupt. Raises what the task raises, and
    ChildProcessError if a process is killed.
    """
    jobs = min(jobs, len(arguments), _MOST_JOBS)
    results: dict[int, Result] = {}
    with ExitStack() as stack:
        if jobs > 1:
            finished = _finished_by(stack.enter_context(_workers(task, jobs)), arguments)
        else:
            finished = enumerate(map(task, arguments))
        for index, result in finished:
            results[index] = result
            progress(len(results))
    return [results[index] for index in range(len(arguments))]


def _finished_by(idle: list[Connection], arguments: Sequence[Argument]) -> Iterator[tuple[int, Any]]:
    """The results as they come in, each with the place of its argument."""
    waiting = list(enumerate(arguments))[::-1]
    busy: dict[Connection, int] = {}
    while waiting or busy:
        while waiting and idle:
            worker = idle.pop()
            index, argument = waiting.pop()
            with _loss_told():
                worker.send(argument)
            busy[worker] = index
        ready = wait(list(busy))
        for worker in [worker for worker in busy if worker in ready]:
            with _loss_told():
                result = worker.recv()
            if isinstance(result, Exception):
                raise result
            yield busy.pop(worker), result
            idle.append(worker)


@contextmanager
def _loss_told() -> Iterator[None]:
    try:
        yield
    except (EOFError, ConnectionError):
        raise ChildProcessError("a process was ended before its work was done") from None


@contextmanager
def _workers(task: Callable[[Any], Any], count: int) -> Iterator[list[Connection]]:
    """Connections to so many processes that answer each argument with the task's result."""
    spawn = multiprocessing.get_context("spawn")
    workers = []
    try:
        with _interrupts_wait():
            for _ in range(count):
                ours, theirs = spawn.Pipe()
                process = spawn.Process(target=_work, args=(theirs, task), daemon=True)
                process.start()
                theirs.close()
                workers.append((process, ours))
        yield [connection for _, connection in workers]
    finally:
        for process, _ in workers:
            process.terminate()
        for process, connection in workers:
            process.join()
            connection.close()


def _work(parent: Connection, task: Callable[[Any], Any]) -> None:
    """What a process does, until its parent ends it or is gone itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches the whole group; the parent sees to it
    with suppress(EOFError, ConnectionError):
        while True:
            argument = parent.recv()
            try:
                result = task(argument)
            except Exception as error:  # noqa: BLE001 - it is raised again in the parent
                error.add_note(traceback.format_exc())
                parent.send(error)
            else:
                parent.send(result)


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Holds Ctrl+C back while processes start, which inherit that: they would complain at length before they
    can ignore it."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which the first process would do, letting Ctrl+C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
