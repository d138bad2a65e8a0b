"""Settings survive whatever happens to their file, and a wrong one never stops the program."""

from __future__ import annotations

import errno
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest
from msgspec.structs import replace

from sueca_desktop.levels import Level
from sueca_desktop.rules import GAMES, sobe_e_desce, truco
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import PRESETS
from sueca_desktop.storage.errors import StorageError, Trouble
from sueca_desktop.storage.settings import (
    CHOICES,
    FIELD_NAMES,
    MAX_FILE_BYTES,
    Notice,
    NoticeKind,
    Settings,
    SettingsFile,
    parse_settings,
    settings_bytes,
)
from tests.storage.conftest import Start

OTHER = Settings(
    language="pt_BR",
    theme="cafe",
    text_size=1.25,
    back=3,
    four_colours=True,
    volume=60,
    name_n="Conceição",
    level_e=Level.BEGINNER,
    game="truco",
    sueca_rules=PRESETS["brazil"],
    sobe_rules=sobe_e_desce.Rules(start=30),
    truco_rules=truco.PRESETS["mineiro"],
    window_geometry="AdnQywADAAA=",
    unknown={"of_a_newer_program": [1, {"a": None}]},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "settings.json"


def saved(path: Path, *versions: Settings) -> SettingsFile:
    file = SettingsFile(path)
    for settings in versions:
        file.save(settings)
    return file


def load(path: Path) -> tuple[Settings, tuple[Notice, ...]]:
    return SettingsFile(path).load()


def test_the_first_start_has_the_defaults_and_says_and_writes_nothing(path: Path) -> None:
    file = SettingsFile(path)
    assert file.load() == (Settings(), ())
    file.save(Settings())
    assert not path.parent.exists()


def test_settings_are_read_as_they_were_written(path: Path) -> None:
    saved(path, OTHER)
    assert load(path) == (OTHER, ())


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_can_be_made_and_is_kept(name: str) -> None:
    for choice in CHOICES[name]:
        settings = replace(Settings(), **{name: choice})
        assert parse_settings(settings_bytes(settings)) == (settings, ())


def test_settings_that_have_not_changed_are_not_written_again(path: Path) -> None:
    saved(path, OTHER)
    file = SettingsFile(path)
    settings, _ = file.load()
    before = path.stat()
    file.save(settings)
    assert (path.stat().st_ino, path.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    file.save(replace(settings, theme="felt"))
    assert load(path)[0].theme == "felt"


def test_a_file_cut_anywhere_gives_the_last_good_version_and_says_so(path: Path) -> None:
    saved(path, Settings(theme="azulejo"), OTHER)
    whole = path.read_bytes()
    end = len(whole) - 2  # the newline and the bracket
    for length in (*range(0, end, 13), end):
        path.write_bytes(whole[:length])
        settings, notices = load(path)
        assert settings.theme == "azulejo"
        assert notices == (Notice(NoticeKind.RESTORED, path),)
        assert path.read_bytes() == whole[:length]


def test_a_file_that_is_gone_gives_the_last_good_version(path: Path) -> None:
    saved(path, Settings(theme="azulejo"), OTHER)
    path.unlink()
    assert load(path) == (Settings(theme="azulejo"), (Notice(NoticeKind.RESTORED, path),))


def test_a_damaged_file_never_becomes_the_backup_and_is_set_aside(path: Path) -> None:
    saved(path, Settings(theme="azulejo"), OTHER)
    path.write_bytes(b"{ damaged")
    file = SettingsFile(path)
    settings, _ = file.load()
    file.save(settings)
    assert load(path) == (settings, ())
    assert path.with_name("settings.json.damaged").read_bytes() == b"{ damaged"
    path.write_bytes(b"damaged again")
    assert load(path)[0].theme == "azulejo"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00" * 500,
        b"\xff\xfe{\x00}\x00",
        b"null",
        b"[]",
        b"{}",
        b'{"version": "1"}',
        b'{"version": true}',
        b"[" * 100_000,
        b'{"version": 1, "theme": "felt"}' + b" " * MAX_FILE_BYTES,
        bytes(range(256)) * 20,
    ],
    ids=lambda content: repr(content[:20]),
)
def test_whatever_the_file_holds_the_program_starts(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    file = SettingsFile(path)
    assert file.load() == (Settings(), (Notice(NoticeKind.DAMAGED, path),))
    assert path.read_bytes() == content
    file.save(OTHER)
    assert load(path) == (OTHER, ())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize("kind", ["folder", "pipe"])
def test_something_else_in_the_place_of_the_file_is_left_alone(path: Path, kind: str) -> None:
    path.parent.mkdir()
    path.mkdir() if kind == "folder" else os.mkfifo(path)
    file = SettingsFile(path)
    assert file.load() == (Settings(), (Notice(NoticeKind.DAMAGED, path),))
    with pytest.raises(StorageError) as caught:
        file.save(OTHER)
    assert caught.value.trouble is Trouble.NOT_A_FILE
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


def test_a_file_that_may_not_be_read_is_not_overwritten(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(path, OTHER)
    before = path.read_bytes()
    really_open = os.open

    def forbid(name: Path, flags: int, mode: int = 0o777) -> int:
        if name == path:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return really_open(name, flags, mode)

    with monkeypatch.context() as patch:
        patch.setattr(os, "open", forbid)
        file = SettingsFile(path)
        assert file.load() == (Settings(), (Notice(NoticeKind.DAMAGED, path),))
        with pytest.raises(StorageError) as caught:
            file.save(Settings(theme="contrast"))
    assert caught.value.trouble is Trouble.NO_ACCESS
    assert path.read_bytes() == before


def test_the_file_of_a_newer_program_is_never_touched(path: Path) -> None:
    saved(path, Settings(theme="azulejo"), OTHER)
    newer = b'{"version": 2, "theme": {"name": "felt"}}'
    path.write_bytes(newer)
    file = SettingsFile(path)
    assert file.load() == (Settings(), (Notice(NoticeKind.NEWER_VERSION, path),))
    for settings in (OTHER, Settings(), OTHER):
        with pytest.raises(StorageError) as caught:
            file.save(settings)
        assert caught.value.trouble is Trouble.NEWER_VERSION
    assert path.read_bytes() == newer


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "fr"),
        ("language", ["pt_PT"]),
        ("theme", None),
        ("theme", "FELT"),
        ("theme", {}),
        ("four_colours", 1),
        ("four_colours", "true"),
        ("back", 0),
        ("back", 5),
        ("back", True),
        ("back", 1.0),
        ("text_size", 0.99),
        ("text_size", 1.51),
        ("text_size", True),
        ("text_size", "1.0"),
        ("text_size", None),
        ("text_size", float("nan")),
        ("volume", -1),
        ("volume", 101),
        ("volume", 50.0),
        ("volume", True),
        ("volume", None),
        ("name_s", ""),
        ("name_e", "x" * 41),
        ("name_n", "a\nb"),
        ("name_w", 7),
        ("level_e", "grandmaster"),
        ("level_e", None),
        ("hint_level", "beginner"),
        ("sueca_rules", []),
        ("sueca_rules", {"target": 0}),
        ("sueca_rules", {"target": "4"}),
        ("sueca_rules", {"unheard_of": 1}),
        ("window_geometry", 3),
        ("window_geometry", "not Base64!"),
        ("window_geometry", "ção="),
        ("window_geometry", "AAAA" * 10_000),
    ],
)
def test_a_wrong_value_gives_its_default_and_is_named_and_the_others_stay(
    path: Path, name: str, value: Any
) -> None:
    saved(path, OTHER)
    content = json.loads(path.read_bytes())
    path.write_text(json.dumps({**content, name: value}))
    expected = replace(OTHER, **{name: getattr(Settings(), name)})
    assert load(path) == (expected, (Notice(NoticeKind.WRONG_VALUES, path, (name,)),))


def test_defaults_put_for_wrong_values_are_written_even_if_nothing_else_changes(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"version": 1, "theme": "pink", "speed": 3}')
    file = SettingsFile(path)
    settings, notices = file.load()
    assert notices == (Notice(NoticeKind.WRONG_VALUES, path, ("theme", "speed")),)
    file.save(settings)
    assert load(path) == (Settings(), ())


def test_keys_of_a_newer_program_are_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"version": 1, "later": {"x": [1.5]}, "unknown": 3, "theme": "cafe"}')
    file = SettingsFile(path)
    settings, notices = file.load()
    assert (settings.theme, notices) == ("cafe", ())
    file.save(replace(settings, theme="felt"))
    content = json.loads(path.read_bytes())
    assert (content["later"], content["unknown"], content["theme"]) == ({"x": [1.5]}, 3, "felt")


def test_a_file_edited_by_hand_may_begin_with_a_byte_order_mark_and_say_1_for_1_0(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b'\xef\xbb\xbf{"version": 1, "theme": "cafe", "text_size": 1}')
    assert load(path) == (Settings(theme="cafe"), ())


def test_every_field_stands_in_the_file(path: Path) -> None:
    saved(path, OTHER)
    assert set(FIELD_NAMES) < set(json.loads(path.read_bytes()))


@pytest.mark.parametrize(
    "wrong", [{"theme": "pink"}, {"back": 9}, {"name_s": " "}, {"sueca_rules": {}}, {"level_e": "beginner"}]
)
def test_settings_cannot_be_made_wrong(wrong: dict[str, Any]) -> None:
    with pytest.raises((ValueError, TypeError)):
        replace(Settings(), **wrong)


def test_a_name_is_cleaned_as_it_is_typed() -> None:
    settings = Settings(name_n="Rui").with_name(Seat.W, "  Zé\tda\x07 Esquina ")
    assert settings.names == (None, None, "Rui", "Zéda Esquina")
    assert settings.with_name(Seat.W, "   ").names == (None, None, "Rui", None)
    assert settings.with_name(Seat.E, "x" * 60).name_e == "x" * 40
    assert settings.with_name(Seat.E, "x" * 39 + " y").name_e == "x" * 39


def test_each_bot_has_its_level_and_the_person_none() -> None:
    settings = Settings(level_n=Level.BEGINNER)
    assert [settings.level(seat) for seat in (Seat.E, Seat.N, Seat.W)] == [
        Level.EXPERT,
        Level.BEGINNER,
        Level.EXPERT,
    ]
    with pytest.raises(KeyError):
        settings.level(Seat.S)


def test_a_folder_that_cannot_be_written_gives_defaults_and_an_error_only_on_saving(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    file = SettingsFile(tmp_path / "file" / "settings.json")
    assert file.load() == (Settings(), ())
    with pytest.raises(StorageError) as caught:
        file.save(OTHER)
    assert caught.value.trouble is Trouble.NOT_A_FOLDER
    (tmp_path / "file").unlink()
    file.save(OTHER)
    assert load(file.path) == (OTHER, ())


def test_a_full_disk_is_told_of_the_file_that_a_person_knows(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first thing to be written is the backup, which nobody has asked for."""
    file = saved(path, Settings())

    def full(*_: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(StorageError) as caught:
        file.save(OTHER)
    assert (caught.value.trouble, caught.value.path) == (Trouble.DISK_FULL, path)
    assert load(path) == (Settings(), ())


def test_what_stands_in_the_place_of_the_backup_is_named(path: Path) -> None:
    file, backup = saved(path, Settings()), path.with_name(path.name + ".bak")
    backup.unlink(missing_ok=True)
    backup.mkdir()
    with pytest.raises(StorageError) as caught:
        file.save(OTHER)
    assert (caught.value.trouble, caught.value.path) == (Trouble.NOT_A_FILE, backup)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
@pytest.mark.parametrize("replacements", [0, 1, 2])
def test_killed_at_any_moment_of_saving_the_old_settings_or_the_new_are_there(
    path: Path, start: Start, replacements: int
) -> None:
    old, new = Settings(theme="azulejo"), Settings(theme="contrast")
    saved(path, Settings(), old)
    process = start(
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from sueca_desktop.storage.settings import Settings, SettingsFile\n"
        "really, left = Path.replace, int(sys.argv[2])\n"
        "def replace(source, target):\n"
        "    global left\n"
        "    if not left: os.kill(os.getpid(), signal.SIGKILL)\n"
        "    left -= 1\n"
        "    really(source, target)\n"
        "Path.replace = replace\n"
        "SettingsFile(Path(sys.argv[1])).save(Settings(theme='contrast'))\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n",
        path,
        replacements,
    )
    process.communicate()
    assert process.returncode == -signal.SIGKILL
    assert load(path) == (new if replacements == 2 else old, ())
    path.write_bytes(b"")
    assert load(path)[0] == (Settings() if replacements == 0 else old)


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_kept_for_each_game(game: str) -> None:
    usual = GAMES[game].rules()
    assert Settings().rules(game) == usual
    chosen = replace(usual, direction="clockwise")
    settings = OTHER.with_rules(chosen)
    assert settings.rules(game) == chosen
    assert all(settings.rules(other) == OTHER.rules(other) for other in GAMES if other != game)
    assert parse_settings(settings_bytes(settings)) == (settings, ())


def test_settings_from_before_there_were_three_games_lose_nothing() -> None:
    old = json.loads(settings_bytes(OTHER))
    for name in ("game", "sobe_rules", "truco_rules"):
        del old[name]
    settings, wrong = parse_settings(json.dumps(old).encode())
    assert settings == replace(OTHER, game="sueca", sobe_rules=None, truco_rules=None) and wrong == ()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("truco_rules", {"target": 2}),
        ("truco_rules", {"manilha": "7"}),
        ("sobe_rules", {"start": "20"}),
        ("sueca_rules", {"ladder": "1-3-6-9-12"}),
        ("game", "poker"),
    ],
)
def test_rules_of_another_game_are_no_rules(name: str, value: object) -> None:
    file = json.loads(settings_bytes(OTHER)) | {name: value}
    settings, wrong = parse_settings(json.dumps(file).encode())
    assert wrong == (name,) and getattr(settings, name) == getattr(Settings(), name)


def test_rules_of_another_game_are_refused() -> None:
    with pytest.raises(TypeError, match="rules of truco"):
        Settings(truco_rules=PRESETS["brazil"])  # type: ignore[arg-type]
