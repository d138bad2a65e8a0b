"""Match records with what they must give, made by an implementation of the rules that knows nothing of this
program. `NAME.sueca` stands with `NAME.expected.json`, a faulty `NAME.bad.sueca` with `NAME.bad.json`.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sueca_desktop.lab import main

RECORDS = Path(__file__).parent / "records"
GOOD = sorted(RECORDS.glob("*.expected.json"))
BAD = sorted(RECORDS.glob("*.bad.json"))

ANY_ORDER = ("to_act", "actions")


def test_there_are_cases() -> None:
    assert len(GOOD) >= 20
    assert len(BAD) >= 20


@pytest.mark.parametrize("command", ["replay", "legal"])
@pytest.mark.parametrize("case", GOOD, ids=lambda file: file.name.removesuffix(".expected.json"))
def test_a_record_gives_what_it_must(case: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    expected = json.loads(case.read_text(encoding="utf-8"))
    record = case.with_name(case.name.replace(".expected.json", ".sueca"))
    status = main([command, str(record), "--json"])
    out, err = capsys.readouterr()
    assert status == 0
    assert bool(err) == expected["dropped"]
    assert comparable(json.loads(out)) == comparable(expected[command])


@pytest.mark.parametrize("command", ["replay", "legal"])
@pytest.mark.parametrize("case", BAD, ids=lambda file: file.name.removesuffix(".bad.json"))
def test_a_bad_record_is_refused_at_its_line(
    case: Path, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    expected = json.loads(case.read_text(encoding="utf-8"))
    record = case.with_suffix(".sueca")
    status = main([command, str(record), "--json"])
    out, err = capsys.readouterr()
    assert (status, out) == (2, ""), expected["why"]
    assert re.fullmatch(rf"{re.escape(str(record))}:{expected['line']}: \S.*\n", err), expected["why"]


def comparable(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer as text, so that 1, 1.0 and true differ; with lists whose order means nothing sorted."""
    return {
        key: sorted(map(text, value)) if key in ANY_ORDER else text(value) for key, value in answer.items()
    }


def text(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
