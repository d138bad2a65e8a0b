"""What all files that are one JSON object have in common: a version, and values that are checked."""

from __future__ import annotations

import json
from typing import Any, TypeVar

from sueca_desktop.storage.atomic import NewerVersionError

_Kind = TypeVar("_Kind")


def parse_object(data: bytes, newest: int, kind: str) -> dict[str, Any]:
    """The object in a file's bytes, its version among its values. `kind` says what the file should be.

    Raises NewerVersionError for a version above `newest`, another ValueError if this is no such file.
    """
    try:
        value = json.loads(data.decode("utf-8-sig"))
    except RecursionError:
        raise ValueError("nested too deeply") from None
    version = value.get("version") if type(value) is dict else None
    if type(version) is not int:
        raise ValueError(f"not {kind}")
    if version > newest:
        raise NewerVersionError(f"version {version} of {kind}; this program reads {newest}")
    return value  # type: ignore[no-any-return]


def exactly(kind: type[_Kind], value: Any) -> _Kind:
    """The value, if it is of just this type: true is no number. Raises TypeError."""
    if type(value) is not kind:
        raise TypeError(f"not a {kind.__name__}: {value!r}")
    return value
