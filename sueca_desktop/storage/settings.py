"""What a person has chosen, as one typed value, and its file.

Each setting is a field with its type and default; what it may be follows from its type or stands in
`_CHECKS`. Adding one is adding a line.
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import partial
from pathlib import Path
from types import NoneType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct, field
from msgspec.structs import replace

from sueca_desktop.levels import HintLevel, Level
from sueca_desktop.record import MAX_NAME_LENGTH, clean_name, parse_rules, rules_object
from sueca_desktop.rules import GAMES, game_of, sobe_e_desce, sueca, truco
from sueca_desktop.rules.game import MatchRules
from sueca_desktop.rules.seats import SEATS, Seat
from sueca_desktop.storage.atomic import Source, read_with_backup, write_with_backup
from sueca_desktop.storage.json_object import parse_object
from sueca_desktop.storage.paths import create_folder

VERSION = 1
MAX_FILE_BYTES = 1024 * 1024
TEXT_SIZES = (1.0, 1.15, 1.3, 1.5)
"""What is offered of the text sizes; any between the first and the last can be stored."""
MIN_TEXT_SIZE, MAX_TEXT_SIZE = TEXT_SIZES[0], TEXT_SIZES[-1]
MAX_VOLUME = 100
_MAX_GEOMETRY_LENGTH = 8192

Language = Literal["pt_PT", "pt_BR", "en"]
Theme = Literal["felt", "azulejo", "cafe", "contrast"]
Appearance = Literal["system", "light", "dark"]
LargeIndex = Literal["auto", "on", "off"]
CardSize = Literal["small", "normal", "large"]
IndexLetters = Literal["auto", "kqj", "rdv"]
Back = Literal[1, 2, 3, 4]
Speed = Literal["off", "fast", "normal", "slow"]
TrickPause = Literal["short", "normal", "long", "click"]
SortOrder = Literal["trumps_left", "trumps_right", "suits"]
HandClick = Literal["click", "double_click", "drag"]
GameId = Literal["sueca", "sobe-e-desce", "truco"]


class Settings(Struct, frozen=True):
    """All settings; change them with `msgspec.structs.replace`.

    Raises ValueError or TypeError on construction if a field has a value it cannot have.
    """

    language: Language | None = None  # None follows the system
    theme: Theme = "felt"
    appearance: Appearance = "system"  # light or dark palette of the theme
    text_size: float = 1.0  # 1.0 to 1.5 times the usual
    card_size: CardSize = "normal"
    large_index: LargeIndex = "auto"  # auto: on in windows below 1024×700
    index_letters: IndexLetters = "auto"  # auto: as the language has it
    four_colours: bool = False  # a colour for each suit
    back: Back = 1
    sort_order: SortOrder = "trumps_right"  # suits always alternate red and black
    hand_click: HandClick = "click"  # what plays a card
    speed: Speed = "normal"  # of animations
    trick_pause: TrickPause = "normal"  # how long a full trick lies; "click": until the person clicks
    left_handed: bool = False  # buttons at the left of the hand, the plate at the right
    reduced_motion: bool = False  # no animation whatever the speed
    show_log: bool = False
    volume: int = 25  # of the table's sounds, per cent of their full loudness; 0: no sound
    name_s: str | None = None  # 1 to 40 characters, none of control; None: the language's usual name
    name_e: str | None = None
    name_n: str | None = None
    name_w: str | None = None
    level_e: Level = Level.EXPERT  # a partner who spoils nothing, and opponents who are his match
    level_n: Level = Level.EXPERT
    level_w: Level = Level.EXPERT
    person_e: bool = False  # whether somebody at the same screen plays there, and not the program
    person_n: bool = False
    person_w: bool = False
    hint_level: HintLevel = Level.EXPERT  # who is asked for a hint
    game: GameId = "sueca"  # of the last match
    sueca_rules: sueca.Rules | None = None  # of the last match of each game; None: none was chosen yet
    sobe_rules: sobe_e_desce.Rules | None = None
    truco_rules: truco.Rules | None = None
    window_geometry: str | None = None  # the window's place as the toolkit saves it, in Base64
    unknown: Mapping[str, Any] = field(default_factory=dict)  # keys of the file kept for a newer program

    def __post_init__(self) -> None:
        for name in FIELD_NAMES:
            _check(name, getattr(self, name))

    @property
    def names(self) -> tuple[str | None, str | None, str | None, str | None]:
        """The chosen names in `SEATS` order."""
        return self.name_s, self.name_e, self.name_n, self.name_w

    def level(self, seat: Seat) -> Level:
        """The level of the player at E, N or W. Raises KeyError for the person's seat."""
        return {Seat.E: self.level_e, Seat.N: self.level_n, Seat.W: self.level_w}[seat]

    @property
    def persons(self) -> frozenset[Seat]:
        """Who plays at this screen in a new match: S, and perhaps others."""
        others = {Seat.E: self.person_e, Seat.N: self.person_n, Seat.W: self.person_w}
        return frozenset({Seat.S, *(seat for seat, plays in others.items() if plays)})

    def rules(self, game: str) -> Any:
        """The rules of a game's last match, or the usual ones. Raises KeyError for an unknown game."""
        return getattr(self, RULES_FIELDS[game]) or GAMES[game].rules()

    def with_rules(self, rules: MatchRules) -> Settings:
        """These settings with other rules for the game that they are rules of."""
        return replace(self, **{RULES_FIELDS[game_of(rules).id]: rules})

    def with_name(self, seat: Seat, typed: str) -> Settings:
        """These settings with a name as somebody typed it; nothing but spaces is the usual name again."""
        names = list(self.names)
        names[seat.place] = clean_name(typed).rstrip() or None  # cut at the limit, it may end in a space
        south, east, north, west = names
        return replace(self, name_s=south, name_e=east, name_n=north, name_w=west)


class NoticeKind(StrEnum):
    """What happened to settings on their way from disk."""

    RESTORED = "restored"  # the file was damaged or gone: the last good version is in use
    DAMAGED = "damaged"  # neither the file nor its backup can be read: the defaults are in use
    NEWER_VERSION = "newer_version"  # a newer program's: the defaults are in use, nothing will be saved
    WRONG_VALUES = "wrong_values"  # some values cannot be: their defaults are in use


class Notice(Struct, frozen=True):
    """Something the person should be told once. `fields` names the settings with wrong values."""

    kind: NoticeKind
    path: Path
    fields: tuple[str, ...] = ()


class SettingsFile:
    """Settings on disk, with a backup. What was read or written last is remembered, so that only changes
    are written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._on_disk: Settings | None = None

    def load(self) -> tuple[Settings, tuple[Notice, ...]]:
        """The settings that can be had, and what to tell the person. Raises nothing, writes nothing."""
        found, source = read_with_backup(self.path, MAX_FILE_BYTES, parse_settings)
        settings, wrong = found or (Settings(), ())
        notices = []
        if source in _NOTICES:
            notices.append(Notice(_NOTICES[source], self.path))
        if wrong:
            notices.append(Notice(NoticeKind.WRONG_VALUES, self.path, wrong))
        clean = not wrong and source in (Source.FILE, Source.NOTHING)
        self._on_disk = settings if clean else None
        return settings, tuple(notices)

    def save(self, settings: Settings) -> None:
        """Writes the settings if they have changed.

        Raises StorageError, and the file stays as it was; so does a newer program's file.
        """
        if settings == self._on_disk:
            return
        create_folder(self.path.parent)
        write_with_backup(self.path, settings_bytes(settings), MAX_FILE_BYTES, parse_settings)
        self._on_disk = settings


def parse_settings(data: bytes) -> tuple[Settings, tuple[str, ...]]:
    """The settings in a file's bytes, and the names of those that had a wrong value.

    Raises NewerVersionError for a newer program's file, another ValueError if this is no settings file.
    """
    value = parse_object(data, VERSION, "a settings file")
    good: dict[str, Any] = {}
    wrong: list[str] = []
    for name in FIELD_NAMES:
        if name in value:
            try:
                good[name] = _from_json(name, value[name])
            except (ValueError, TypeError):
                wrong.append(name)
    unknown = {key: kept for key, kept in value.items() if key != "version" and key not in FIELD_NAMES}
    return Settings(**good, unknown=unknown), tuple(wrong)


def settings_bytes(settings: Settings) -> bytes:
    """The settings as the bytes of a file; mirror of `parse_settings`."""
    value = {"version": VERSION, **{name: _to_json(getattr(settings, name)) for name in FIELD_NAMES}}
    return (json.dumps({**value, **settings.unknown}, indent=2) + "\n").encode()


def _from_json(name: str, value: Any) -> Any:
    if name in _RULES_OF and value is not None:
        value = parse_rules(value, _RULES_OF[name])
    elif name in CHOICES and type(value) is str:
        value = next((choice for choice in CHOICES[name] if choice == value), value)  # it may be an enum's
    elif name == "text_size" and type(value) is int:
        value = float(value)
    _check(name, value)
    return value


def _to_json(value: Any) -> Any:
    return rules_object(value) if isinstance(value, _RULES_TYPES) else value


def _check(name: str, value: Any) -> None:
    """Raises ValueError or TypeError if the setting cannot have that value."""
    if name in CHOICES:
        allowed = CHOICES[name]
        # True is equal to 1 and yet no back of a card.
        if value not in allowed or type(value) is not type(allowed[allowed.index(value)]):
            raise ValueError(f"{name} cannot be {value!r}")
    elif value is not None or name not in _OPTIONAL:
        _CHECKS[name](value)


def _check_name(value: Any) -> None:
    if type(value) is not str:
        raise TypeError(f"a name must be a string, not {value!r}")
    if not value or clean_name(value) != value:
        raise ValueError(f"a name is 1 to {MAX_NAME_LENGTH} characters of plain text, not {value!r}")


def _check_text_size(value: Any) -> None:
    if type(value) is not float:
        raise TypeError(f"text_size must be a number, not {value!r}")
    if not MIN_TEXT_SIZE <= value <= MAX_TEXT_SIZE:
        raise ValueError(f"text_size is {MIN_TEXT_SIZE} to {MAX_TEXT_SIZE}, not {value}")


def _check_volume(value: Any) -> None:
    if type(value) is not int:
        raise TypeError(f"volume must be a whole number, not {value!r}")
    if not 0 <= value <= MAX_VOLUME:
        raise ValueError(f"volume is 0 to {MAX_VOLUME}, not {value}")


def _check_rules(name: str, value: Any) -> None:
    if type(value) is not GAMES[_RULES_OF[name]].rules:
        raise TypeError(f"{name} must be rules of {_RULES_OF[name]}, not {value!r}")


def _check_geometry(value: Any) -> None:
    if type(value) is not str:
        raise TypeError(f"window_geometry must be a string, not {value!r}")
    if len(value) > _MAX_GEOMETRY_LENGTH:
        raise ValueError("window_geometry is too long")
    base64.b64decode(value, validate=True)


def _choices() -> dict[str, tuple[Any, ...]]:
    choices: dict[str, tuple[Any, ...]] = {}
    for name, hint in _HINTS.items():
        none = (None,) if name in _OPTIONAL else ()
        for option in (hint, *get_args(hint)):  # the hint itself, or what stands beside None
            if get_origin(option) is Literal:
                choices[name] = none + get_args(option)
        if hint is Level:
            choices[name] = tuple(Level)
        if hint is bool:
            choices[name] = (False, True)
    return choices


RULES_FIELDS = {"sueca": "sueca_rules", "sobe-e-desce": "sobe_rules", "truco": "truco_rules"}
"""The setting with the rules of each game."""

_RULES_OF = {name: game for game, name in RULES_FIELDS.items()}

_RULES_TYPES = tuple(GAMES[game].rules for game in RULES_FIELDS)

_HINTS = get_type_hints(Settings)

FIELD_NAMES = tuple(name for name in Settings.__struct_fields__ if name != "unknown")

_OPTIONAL = tuple(name for name, hint in _HINTS.items() if NoneType in get_args(hint))

CHOICES = _choices()
"""The values of each setting that has only a few, in the order in which to offer them."""

_CHECKS: dict[str, Callable[[Any], None]] = {
    **{f"name_{seat.lower()}": _check_name for seat in SEATS},
    "text_size": _check_text_size,
    "volume": _check_volume,
    **{name: partial(_check_rules, name) for name in _RULES_OF},
    "window_geometry": _check_geometry,
}

_NOTICES = {
    Source.BACKUP: NoticeKind.RESTORED,
    Source.DAMAGED: NoticeKind.DAMAGED,
    Source.NEWER: NoticeKind.NEWER_VERSION,
}
