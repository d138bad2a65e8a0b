"""What can be set, in words: the name of each setting, its values, and one plain sentence for each."""

from __future__ import annotations

from collections.abc import Hashable

from sueca_desktop.levels import Level
from sueca_desktop.rules.seats import Seat
from sueca_desktop.text.languages import LANGUAGES
from sueca_desktop.text.translate import translate


def page_name(page: str) -> str:
    """A page of the settings. Raises KeyError for an unknown one."""
    return {
        "table": translate("Settings", "Table"),
        "play": translate("Settings", "Play"),
        "players": translate("Settings", "Players"),
        "rules": translate("Settings", "Rules"),
        "language": translate("Settings", "Language"),
    }[page]


def setting_label(setting: str) -> str:
    """The label of a setting, with its mnemonic. Raises KeyError for one that is not offered."""
    return {
        "theme": translate("Settings", "&Table"),
        "appearance": translate("Settings", "&Light or dark"),
        "back": translate("Settings", "&Back of the cards"),
        "four_colours": translate("Settings", "&Four colours"),
        "large_index": translate("Settings", "Large &index"),
        "index_letters": translate("Settings", "L&etters of the court cards"),
        "card_size": translate("Settings", "Si&ze of the cards"),
        "text_size": translate("Settings", "Size of the te&xt"),
        "speed": translate("Settings", "S&peed of the cards"),
        "trick_pause": translate("Settings", "Pause after a &trick"),
        "hand_click": translate("Settings", "A card is pla&yed by"),
        "sort_order": translate("Settings", "&Order of your hand"),
        "left_handed": translate("Settings", "Left-h&anded"),
        "reduced_motion": translate("Settings", "&No movement"),
        "show_log": translate("Settings", "Lo&g of the match"),
        "hint_level": translate("Settings", "Le&vel of the hints"),
        "volume": translate("Settings", "&Sound"),
        "language": translate("Settings", "&Language"),
    }[setting]


def value_name(setting: str, value: Hashable) -> str:
    """A value of a setting in a few words. Raises KeyError for one that is not offered."""
    if setting == "text_size":
        return f"{value:.0%}".replace("%", " %")
    if setting == "volume" and value != 0:
        return f"{value} %"
    if setting == "hint_level":
        return level_name(str(value))
    names: dict[tuple[str, Hashable], str] = {
        ("theme", "felt"): translate("Settings", "Green felt"),
        ("theme", "azulejo"): translate("Settings", "Blue tiles"),
        ("theme", "cafe"): translate("Settings", "Café table"),
        ("theme", "contrast"): translate("Settings", "High contrast"),
        ("appearance", "system"): translate("Settings", "As the system"),
        ("appearance", "light"): translate("Settings", "Light"),
        ("appearance", "dark"): translate("Settings", "Dark"),
        ("back", 1): translate("Settings", "Back 1"),
        ("back", 2): translate("Settings", "Back 2"),
        ("back", 3): translate("Settings", "Back 3"),
        ("back", 4): translate("Settings", "Back 4"),
        ("large_index", "auto"): translate("Settings", "In small windows"),
        ("large_index", "on"): translate("Settings", "Always"),
        ("large_index", "off"): translate("Settings", "Never"),
        ("index_letters", "auto"): translate("Settings", "By the language"),
        ("index_letters", "kqj"): translate("Settings", "K Q J"),
        ("index_letters", "rdv"): translate("Settings", "R D V"),
        ("card_size", "small"): translate("Settings", "Small"),
        ("card_size", "normal"): translate("Settings", "Usual"),
        ("card_size", "large"): translate("Settings", "Large"),
        ("speed", "off"): translate("Settings", "Off"),
        ("speed", "fast"): translate("Settings", "Fast"),
        ("speed", "normal"): translate("Settings", "Usual"),
        ("speed", "slow"): translate("Settings", "Slow"),
        ("trick_pause", "short"): translate("Settings", "Short"),
        ("trick_pause", "normal"): translate("Settings", "Usual"),
        ("trick_pause", "long"): translate("Settings", "Long"),
        ("trick_pause", "click"): translate("Settings", "Until I click"),
        ("hand_click", "click"): translate("Settings", "One click"),
        ("hand_click", "double_click"): translate("Settings", "Double click"),
        ("hand_click", "drag"): translate("Settings", "Dragging"),
        ("sort_order", "trumps_left"): translate("Settings", "Trumps left"),
        ("sort_order", "trumps_right"): translate("Settings", "Trumps right"),
        ("sort_order", "suits"): translate("Settings", "By suit only"),
        ("volume", 0): translate("Settings", "Mute"),
        ("language", None): translate("Settings", "As the system"),
        **{("language", language): name for language, name in LANGUAGES.items()},
        **{
            (flag, value): word
            for flag in ("four_colours", "left_handed", "reduced_motion", "show_log")
            for value, word in ((False, translate("Settings", "No")), (True, translate("Settings", "Yes")))
        },
    }
    return names[setting, value]


def value_sentence(setting: str, value: Hashable) -> str:
    """What a setting does with that value, in one sentence. Raises KeyError for an unknown setting."""
    match setting, value:
        case "theme", "contrast":
            return translate("Settings", "Black and white, with outlines, for those who see badly.")
        case "theme", _:
            return translate("Settings", "What the table is made of.")
        case "appearance", "system":
            return translate("Settings", "Light or dark as your system asks for.")
        case "appearance", "light":
            return translate("Settings", "Light windows and a bright table.")
        case "appearance", _:
            return translate("Settings", "Dark windows and a dim table, for the evening.")
        case "back", _:
            return translate("Settings", "What the cards show from behind.")
        case "four_colours", True:
            return translate("Settings", "Diamonds are blue and clubs are green.")
        case "four_colours", _:
            return translate("Settings", "Two red suits and two black ones, as in every pack.")
        case "large_index", "auto":
            return translate("Settings", "Larger letters in the corners where the cards become small.")
        case "large_index", "on":
            return translate("Settings", "Larger letters in the corners of all cards.")
        case "large_index", _:
            return translate("Settings", "The usual letters in the corners, however small the cards.")
        case "index_letters", "auto":
            return translate("Settings", "Portuguese letters in Portugal, international ones elsewhere.")
        case "index_letters", "kqj":
            return translate("Settings", "King, queen, jack, as in most packs.")
        case "index_letters", _:
            return translate("Settings", "Rei, dama, valete, as in Portuguese packs.")
        case "card_size", _:
            return translate("Settings", "How much of the table your cards may take.")
        case "text_size", _:
            return translate("Settings", "For everything that is written, on the table and in windows.")
        case "speed", "off":
            return translate("Settings", "The cards are where they belong at once.")
        case "speed", _:
            return translate("Settings", "How fast the cards move; a click always finishes it.")
        case "trick_pause", "click":
            return translate("Settings", "The four cards lie until you click on the table or press Space.")
        case "trick_pause", _:
            return translate("Settings", "How long the four cards lie before they are taken.")
        case "hand_click", "click":
            return translate("Settings", "A click on a card plays it.")
        case "hand_click", "double_click":
            return translate("Settings", "A double click on a card plays it; one click only chooses it.")
        case "hand_click", _:
            return translate("Settings", "You drag the card to the middle of the table.")
        case "sort_order", "suits":
            return translate("Settings", "Red and black alternate; trumps are a suit like the others.")
        case "sort_order", "trumps_left":
            return translate("Settings", "Red and black alternate; trumps stand at the left end.")
        case "sort_order", _:
            return translate("Settings", "Red and black alternate; trumps stand at the right end.")
        case "left_handed", True:
            return translate(
                "Settings", "Buttons and tools lie at the left, your name and tricks at the right."
            )
        case "left_handed", _:
            return translate(
                "Settings", "Buttons and tools lie at the right, your name and tricks at the left."
            )
        case "reduced_motion", True:
            return translate("Settings", "Nothing moves, whatever the speed.")
        case "reduced_motion", _:
            return translate("Settings", "The cards move at the speed above.")
        case "hint_level", Level.INTERMEDIATE:
            return translate("Settings", "Hints by rules of thumb, at once.")
        case "hint_level", Level.EXPERT:
            return translate("Settings", "Each card is tried in many deals first; that takes a moment.")
        case "hint_level", _:
            return translate("Settings", "The best hints; each takes up to a second.")
        case "show_log", True:
            return translate("Settings", "A window beside the table tells all that happens.")
        case "show_log", _:
            return translate("Settings", "The log stays closed; the menu opens it.")
        case "volume", 0:
            return translate("Settings", "Nothing is heard.")
        case "volume", _:
            return translate("Settings", "How loud the cards and the chalk are.")
        case "language", _:
            return translate("Settings", "Changes at once, in the middle of a match too.")
    raise KeyError(setting)


def seat_words(seat: Seat) -> list[tuple[str, ...]]:
    """What is said of the name at a seat and of each level there."""
    name = (seat_label(seat), seat_name_field(seat))
    if seat is Seat.S:
        return [name]
    return [name, *((seat_level_field(seat), level_name(level), level_sentence(level)) for level in Level)]


def nothing_found(sought: str) -> str:
    """No setting has the words that somebody looks for."""
    return translate(
        "Settings", "No setting has “{words}”. Try one short word, such as “card” or “sound”.", words=sought
    )


def silence_sentence(silence: str) -> str:
    """Why there is no sound on this machine, in one sentence. Raises KeyError for an unknown reason."""
    return {
        "not_installed": translate("Settings", "Sound is an extra, and is not installed on this computer."),
        "no_device": translate("Settings", "No loudspeakers or headphones are connected to this computer."),
    }[silence]


def level_name(level: str) -> str:
    """How well a player of the program plays. Raises KeyError for an unknown level."""
    return {
        "beginner": translate("Players", "Beginner"),
        "intermediate": translate("Players", "Intermediate"),
        "expert": translate("Players", "Expert"),
        "master": translate("Players", "Master"),
    }[level]


def player_name(player: str) -> str:
    """Who plays at a seat: a level of the program, or "person". Raises KeyError for anything else."""
    return translate("Players", "A person") if player == "person" else level_name(player)


def player_sentence(player: str) -> str:
    """What to expect of who plays at a seat, in one sentence. Raises KeyError as `player_name` does."""
    if player == "person":
        return translate("Players", "Somebody here with you: you pass the screen on, and hands stay covered.")
    return level_sentence(player)


def level_sentence(level: str) -> str:
    """What to expect of a level, in one sentence. Raises KeyError for an unknown level."""
    return {
        "beginner": translate("Players", "Follows the rules, and forgets what has been played."),
        "intermediate": translate("Players", "Counts cards and helps the partner, but forgets now and then."),
        "expert": translate("Players", "Forgets nothing, and tries each card in many deals first."),
        "master": translate("Players", "Takes up to a second for a card, and plays the strongest."),
    }[level]


def level_in_full(level: str) -> str:
    """A level with what to expect of it. Raises KeyError for an unknown level."""
    return translate(
        "Players", "{level}. {sentence}", level=level_name(level), sentence=level_sentence(level)
    )


def seat_label(seat: Seat) -> str:
    """Where a player sits, seen from the person, with the mnemonic of his field."""
    return {
        Seat.S: translate("Players", "&You"),
        Seat.E: translate("Players", "At your &right"),
        Seat.N: translate("Players", "Your par&tner"),
        Seat.W: translate("Players", "At your &left"),
    }[seat]


def seat_name_field(seat: Seat) -> str:
    """What is typed into the field of a seat, for those who hear it."""
    return {
        Seat.S: translate("Players", "Your name"),
        Seat.E: translate("Players", "Name of the player at your right"),
        Seat.N: translate("Players", "Name of your partner"),
        Seat.W: translate("Players", "Name of the player at your left"),
    }[seat]


def seat_level_field(seat: Seat) -> str:
    """What is chosen for a player of the program, for those who hear it. Raises KeyError for the person."""
    return {
        Seat.E: translate("Players", "Level of the player at your right"),
        Seat.N: translate("Players", "Level of your partner"),
        Seat.W: translate("Players", "Level of the player at your left"),
    }[seat]
