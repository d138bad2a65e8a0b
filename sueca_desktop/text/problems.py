"""What was refused or went wrong, in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sueca_desktop.cards import Card, Suit
from sueca_desktop.record import Fault, RecordError
from sueca_desktop.rules.reasons import Reason
from sueca_desktop.storage.atomic import Source
from sueca_desktop.storage.errors import StorageError, Trouble
from sueca_desktop.storage.matches import Unreadable
from sueca_desktop.storage.settings import Notice, NoticeKind
from sueca_desktop.text.cards import card_with_article, suit_name
from sueca_desktop.text.translate import translate


def refusal(reason: Reason, led: Suit | None, in_suit: Sequence[Card]) -> str:
    """Why an action of the person was refused. `in_suit` are his cards of the suit led, strongest first."""
    match reason:
        case Reason.MUST_FOLLOW if led is not None and len(in_suit) == 1:
            return translate(
                "Refusal",
                "You must follow suit in {suit}: you hold {card}.",
                suit=suit_name(led),
                card=card_with_article(in_suit[0]),
            )
        case Reason.MUST_FOLLOW if led is not None:
            return translate("Refusal", "You must follow suit: {suit} were led.", suit=suit_name(led))
        case Reason.NOT_YOUR_TURN | Reason.NOT_NOW | Reason.MATCH_OVER:
            return translate("Refusal", "It is not your turn to play.")
        case _:
            return translate("Refusal", "That cannot be played now.")


def record_problem(error: RecordError, file: str) -> str:
    """What is wrong with a file that should be a match, for whoever opened it."""
    match error.fault:
        case Fault.UNREADABLE:
            problem = translate("Record", "The file “{file}” cannot be read.", file=file)
        case Fault.NEWER_VERSION:
            problem = translate(
                "Record",
                "“{file}” was saved by a newer version of Sueca Desktop. Install that version to open it.",
                file=file,
            )
        case Fault.NOT_A_RECORD | Fault.EMPTY:
            problem = translate("Record", "“{file}” is not a match of Sueca Desktop.", file=file)
        case Fault.NOT_JSON if error.line == 1:  # a picture, a letter, or the torn head of a match
            problem = translate(
                "Record", "“{file}” is not a match of Sueca Desktop, or its beginning is damaged.", file=file
            )
        case Fault.UNKNOWN_GAME:
            problem = translate(
                "Record", "“{file}” is a match of a game that this version does not play.", file=file
            )
        case Fault.TOO_LARGE:
            problem = translate("Record", "“{file}” is too large to be a match.", file=file)
        case Fault.AGAINST_RULES:
            problem = translate(
                "Record",
                "Line {line} of “{file}” goes against the rules of the game.",
                line=error.line,
                file=file,
            )
        case _:
            problem = translate("Record", "Line {line} of “{file}” is damaged.", line=error.line, file=file)
    return problem


def match_cut_short(file: str) -> str:
    """The last line of a match was not written to its end, and the match goes on without it."""
    return translate(
        "Record",
        "The end of “{file}” was cut short, as by a power cut. The match goes on from the last move that is "
        "whole.",
        file=file,
    )


def storage_problem(error: StorageError) -> str:
    """Why a file or folder cannot be used, with its whole path."""
    path = str(error.path)
    match error.trouble:
        case Trouble.READ_ONLY:
            return translate("Storage", "“{path}” cannot be written: it is protected.", path=path)
        case Trouble.NO_ACCESS:
            return translate("Storage", "“{path}” cannot be read: access is denied.", path=path)
        case Trouble.DISK_FULL:
            return translate("Storage", "“{path}” cannot be written: the disk is full.", path=path)
        case Trouble.NOT_FOUND:
            return translate("Storage", "“{path}” does not exist.", path=path)
        case Trouble.NOT_A_FILE:
            return translate("Storage", "“{path}” is not a file that can be opened.", path=path)
        case Trouble.NOT_A_FOLDER:
            return translate(
                "Storage",
                "“{path}” cannot be written: a file stands where there should be a folder.",
                path=path,
            )
        case Trouble.IN_USE:
            return translate("Storage", "The match “{path}” is being played in another window.", path=path)
        case Trouble.NEWER_VERSION:
            return translate(
                "Storage", "“{path}” was written by a newer version and is left as it is.", path=path
            )
        case Trouble.OTHER:
            return translate("Storage", "“{path}” cannot be used: {detail}.", path=path, detail=error.detail)


def rules_not_written(error: StorageError) -> str:
    """The rules could not be put into a file."""
    if error.trouble is Trouble.NOT_FOUND:
        folder = str(error.path.parent)
        return translate("Storage", "The rules are not saved. There is no folder “{folder}”.", folder=folder)
    return translate("Storage", "The rules are not saved. {reason}", reason=storage_problem(error))


def match_not_saved(error: StorageError) -> str:
    """The match on the table cannot be written down, for now."""
    return translate(
        "Storage",
        "The match cannot be saved for now. {reason} You can go on playing: saving is tried again with every "
        "card.",
        reason=storage_problem(error),
    )


def unreadable_match(found: Unreadable) -> str:
    """A match in the folder of matches cannot be read; it is left alone."""
    error = found.error
    reason = (
        storage_problem(error) if isinstance(error, StorageError) else record_problem(error, found.path.name)
    )
    return translate(
        "Storage", "A saved match cannot be continued. {reason} The file is left as it is.", reason=reason
    )


def settings_notice(notice: Notice) -> str:
    """What happened to the settings when they were read."""
    path = str(notice.path)
    match notice.kind:
        case NoticeKind.RESTORED:
            return translate(
                "Storage", "The settings in “{path}” were damaged: the last good ones are in use.", path=path
            )
        case NoticeKind.DAMAGED:
            return translate(
                "Storage", "The settings in “{path}” cannot be read: the usual ones are in use.", path=path
            )
        case NoticeKind.NEWER_VERSION:
            return translate(
                "Storage",
                "The settings in “{path}” are from a newer version: the usual ones are in use, and the file "
                "is left as it is.",
                path=path,
            )
        case NoticeKind.WRONG_VALUES:
            return translate(
                "Storage", "Some settings in “{path}” were not valid: the usual ones are in use.", path=path
            )


def keeper_notice(source: Source, path: Path) -> str:
    """What happened to the score keeper's book when it was read. Raises KeyError where nothing did."""
    return {
        Source.BACKUP: translate(
            "Storage",
            "The score keeper’s file “{path}” was damaged: the last good one is in use. Look whether the "
            "last tap is missing.",
            path=str(path),
        ),
        Source.DAMAGED: translate(
            "Storage", "The score keeper’s file “{path}” cannot be read: the slate is empty.", path=str(path)
        ),
        Source.NEWER: translate(
            "Storage",
            "The score keeper’s file “{path}” is from a newer version. It is left as it is, and nothing that "
            "you tap is saved.",
            path=str(path),
        ),
    }[source]


def keeper_not_saved(error: StorageError) -> str:
    """The score keeper's book cannot be written down, for now."""
    return translate(
        "Storage",
        "The score cannot be saved for now. {reason} You can go on: saving is tried again with every tap.",
        reason=storage_problem(error),
    )


def keeper_in_use() -> str:
    """Another window of the program holds the score keeper's book."""
    return translate("Storage", "The score keeper is open in another window of the program.")


def annals_notice(source: Source, path: Path) -> str:
    """What happened to the book of statistics when it was read. Raises KeyError where nothing did."""
    return {
        Source.BACKUP: translate(
            "Storage",
            "The statistics in “{path}” were damaged: the last good ones are in use. What is missing is "
            "counted again from the saved matches.",
            path=str(path),
        ),
        Source.DAMAGED: translate(
            "Storage",
            "The statistics in “{path}” cannot be read. They are counted anew from the saved matches.",
            path=str(path),
        ),
        Source.NEWER: translate(
            "Storage",
            "The statistics in “{path}” are from a newer version. The file is left as it is, and nothing new "
            "is counted.",
            path=str(path),
        ),
    }[source]


def annals_not_saved(error: StorageError) -> str:
    """The book of statistics cannot be written down, for now."""
    return translate(
        "Storage",
        "The statistics cannot be saved for now. {reason} Nothing is lost: they are counted again from the "
        "saved matches.",
        reason=storage_problem(error),
    )


def fault_notice(log_file: str) -> str:
    """Something broke that should not have."""
    return translate(
        "Storage",
        "Something went wrong in the program. The match is saved. What happened is written in “{path}”.",
        path=log_file,
    )
