"""Tries the packages as people use them: `make test-package`.

Installs the .deb into a clean Debian, plays there as an ordinary user with keys alone in every language,
opens a match from the desktop, closes and goes on, and removes it again; then the same in short for the
archive. Pictures of what was seen lie in build/package/pictures.
"""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from clean_root import WORK, CleanRoot, inside_own_mounts
from release import DIST, version
from screen import Keyboard, Screen, screen

LANGUAGES = ("pt_PT", "pt_BR", "en")
PICTURES = WORK / "pictures"
HAND = 40  # cards of a hand
DATA = ".local/share/sueca-desktop"

#: A socket of the network, or a connection to it, in what strace writes.
NETWORK = re.compile(r"\b(socket|connect)\((?!AF_UNIX|\d+, \{sa_family=AF_UNIX)")


def main() -> None:
    """Tries both packages; ends with what is wrong, or says that all is well."""
    inside_own_mounts()
    (deb,) = DIST.glob(f"sueca-desktop_{version()}-*.deb")
    (archive,) = DIST.glob(f"sueca-desktop-{version()}-linux-*.tar.zst")
    _say("what Debian's and the desktop's own checks say")
    _check_by_tools(deb)
    root = CleanRoot("root")
    _say("installing the .deb into a clean Debian")
    root.install(str(deb))
    _check_lab(root, "sueca-lab")
    with screen() as seen:
        _play_hands(root, seen, "sueca-desktop")
        _open_from_desktop(root, seen)
        _say("removing it")
        root.run("apt-get", "purge", "--quiet", "--yes", "sueca-desktop")
        _check_nothing_left(root)
        _try_archive(root, seen, archive)
    print("The packages are good.")


def _check_by_tools(deb: Path) -> None:
    _succeeds("lintian", "--fail-on", "error", "--tag-display-limit", "0", "--allow-root", str(deb))
    share = WORK / "tree" / "share"
    _succeeds("desktop-file-validate", str(share / "applications" / "sueca-desktop.desktop"))
    _succeeds("appstreamcli", "validate", "--no-net", *map(str, (share / "metainfo").iterdir()))
    for page in sorted((share / "man" / "man6").iterdir()):
        warnings = subprocess.run(
            ["groff", "-man", "-Tutf8", "-ww", "-z", page], capture_output=True, text=True, check=True
        )
        _expect(not warnings.stderr, warnings.stderr)


def _check_lab(root: CleanRoot, lab: str) -> None:
    """The program without a window deals, replays, solves and plays with several processes."""
    _say("sueca-lab")
    root.says("sh", "-c", f"{lab} deal --game sueca --seed 7 > seven.sueca")
    _expect('"phase": "play"' in root.says(lab, "replay", "seven.sueca", "--json"), "sueca-lab cannot replay")
    _expect('"best"' in root.says(lab, "solve", "seven.sueca", "--json"), "sueca-lab cannot solve")
    arena = "arena --game sueca --a expert --b beginner --deals 2 --iterations 20 --seed 1 --jobs 2 --json"
    _expect('"a_points"' in root.says(lab, *arena.split()), "sueca-lab cannot measure")


def _play_hands(root: CleanRoot, seen: Screen, program: str) -> None:
    """A hand in each language, going on with the match each time; no picture is the other's."""
    home, pictures = root.home, set()
    for language in LANGUAGES:
        _say(f"a hand in {language}, with keys alone")
        with _running(root, seen, program, "--language", language, "--speed", "off"):
            seen.wait_for_picture()
            time.sleep(1)
            pictures.add(seen.pixels())
            seen.save(PICTURES / f"start-{language}.png")
            seen.press("Return")
            keyboard = Keyboard(seen, home / DATA / "matches")
            begun = keyboard.files
            keyboard.play_cards(1, seconds=60)
            _expect(
                not begun or keyboard.files == begun, "another match was begun, not the old one continued"
            )
            keyboard.play_cards(HAND - keyboard.plays() % HAND, seconds=300)
            time.sleep(1)
            seen.save(PICTURES / f"hand-{language}.png")
            # Two cards of the next hand, or of the next match: what is closed now is to be gone on with.
            keyboard.play_cards(2, seconds=60)
    _expect(len(pictures) == len(LANGUAGES), "two languages look alike")
    # That there is no sound on a bare system is told, but is no fault.
    log = (home / DATA / "log" / "sueca-desktop.log").read_text(encoding="utf-8")
    _expect(not re.search("^[-0-9]+ [:,0-9]+ (?!INFO)", log, re.MULTILINE), f"the log says:\n{log}")


def _open_from_desktop(root: CleanRoot, seen: Screen) -> None:
    """A double click on a match opens it in the program."""
    _say("opening a match from the desktop")
    kind = root.says("xdg-mime", "query", "filetype", "seven.sueca")
    _expect(kind == "application/x-sueca-record", f"a match is taken for {kind}")
    entry = root.says("xdg-mime", "query", "default", "application/x-sueca-record")
    _expect(entry == "sueca-desktop.desktop", f"matches are opened by {entry}")
    opened = (root.home / "seven.sueca").read_bytes().splitlines()
    keyboard = Keyboard(seen, root.home / DATA / "matches")
    before = keyboard.files
    with _running(root, seen, "xdg-open", "seven.sueca"):
        seen.wait_for_picture()
        time.sleep(3)
        seen.save(PICTURES / "opened.png")
        keyboard.play_cards(1, seconds=60)
    # The file stays as it is; it is gone on with among the other matches.
    (match,) = set(keyboard.files) - set(before)
    actions = match.read_bytes().splitlines()[1:]
    _expect(actions[: len(opened) - 1] == opened[1:], "another match was opened")


def _check_nothing_left(root: CleanRoot) -> None:
    """Nothing of the program is left but what the person played, wherever it was installed."""
    skipped = {root.folder / name for name in ("proc", "sys", "dev", "tmp", "root")}
    skipped |= {
        root.home / DATA,
        root.home / "seven.sueca",
        root.folder / "var" / "cache" / "apt" / "archives",
    }
    left = [path for path in _walk(root.folder, skipped) if "sueca" in path.name]
    _expect(not left, f"left behind: {left}")
    _expect(any((root.home / DATA / "matches").iterdir()), "the matches are gone")


def _try_archive(root: CleanRoot, seen: Screen, archive: Path) -> None:
    """The same system, without the .deb but with the libraries of a desktop."""
    _say("installing the archive without being root")
    subprocess.run(["tar", "-xf", archive, "-C", root.folder / "tmp"], check=True)
    root.says(f"/tmp/{archive.name.removesuffix('.tar.zst')}/install.sh")
    _expect(
        root.says("xdg-mime", "query", "default", "application/x-sueca-record") == "sueca-desktop.desktop",
        "the archive's installer does not tell the desktop",
    )
    program = "/home/player/.local/bin/sueca-desktop"
    _expect(root.says(program, "--version") == f"Sueca Desktop {version()}", "wrong version")
    _check_lab(root, "/home/player/.local/bin/sueca-lab")
    with _running(root, seen, program):
        seen.wait_for_picture()
        seen.press("Return")
        Keyboard(seen, root.home / DATA / "matches").play_cards(4, seconds=60)
    root.says("/home/player/.local/lib/sueca-desktop/uninstall.sh")
    subprocess.run(["rm", "-r", root.folder / "tmp" / archive.name.removesuffix(".tar.zst")], check=True)
    _check_nothing_left(root)
    left = [path for path in _walk(root.home / ".local", {root.home / DATA}) if path.is_file()]
    _expect(not left, f"left behind: {left}")


@contextmanager
def _running(root: CleanRoot, seen: Screen, *command: str) -> Iterator[None]:
    """A program of the ordinary user on the screen, watched for network sockets; closed with Ctrl+Q."""
    trace = WORK / "sockets.txt"
    watched = ["strace", "-f", "--quiet=all", "-e", "trace=socket,connect", "-o", str(trace)]
    program = subprocess.Popen(
        [*watched, *root.command(*command, display=seen.display)], start_new_session=True
    )
    try:
        yield
        seen.press("Control_L+q")
        _expect(program.wait(30) == 0, f"{command[0]} ended with {program.returncode}")
    except BaseException:
        seen.save(PICTURES / "failed.png")
        raise
    finally:
        if program.poll() is None:
            program.send_signal(signal.SIGKILL)
            program.wait()
    text = trace.read_text(encoding="utf-8")
    _expect("AF_UNIX" in text, "strace saw nothing")
    network = [line for line in text.splitlines() if NETWORK.search(line)]
    _expect(not network, "\n".join(network))


def _walk(folder: Path, skipped: set[Path]) -> Iterator[Path]:
    for path in folder.iterdir():
        if path not in skipped:
            yield path
            if path.is_dir() and not path.is_symlink():
                yield from _walk(path, skipped)


def _succeeds(*command: str) -> None:
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    _expect(run.returncode == 0, f"{command[0]}:\n{run.stdout}{run.stderr}")


def _expect(true: bool, complaint: str) -> None:
    if not true:
        sys.exit(f"test-package: {complaint}")


def _say(text: str) -> None:
    print(f"– {text}", flush=True)


if __name__ == "__main__":
    main()
