"""The rules on paper from the menus: those of the match on the table."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QFileDialog

from sueca_desktop.rules import sueca
from sueca_desktop.ui.dialogs.notice import Notice
from sueca_desktop.ui.dialogs.print_rules import PrintRules
from sueca_desktop.ui.dialogs.rules_reader import RulesReader
from sueca_desktop.ui.main_window import MainWindow
from tests.ui.booklet.pdf_reader import Document
from tests.ui.conftest import Start, commands


def save_to(monkeypatch: pytest.MonkeyPatch, path: Path) -> list[str]:
    """Lets the person choose this file each time. Returns the names that are proposed."""
    proposed: list[str] = []

    def choose(dialog: QFileDialog) -> int:
        proposed.append(Path(dialog.selectedFiles()[0]).name)
        dialog.selectFile(str(path))
        return QDialog.DialogCode.Accepted.value

    monkeypatch.setattr(QFileDialog, "exec", choose)
    return proposed


def words_in(path: Path) -> str:
    document = Document(path.read_bytes())
    return " ".join(map(document.words, document.pages))


def shown(window: MainWindow, kind: type[QDialog]) -> QDialog:
    return next(each for each in window.findChildren(kind) if each.isVisible())


def test_rules_of_the_match_go_to_a_file_in_the_language_of_the_window(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed = save_to(monkeypatch, tmp_path / "regras")
    window = start("pt_PT")
    for target in (7, 9):
        window.begin(sueca.Rules(target=target, tie="carry"), 5)
        commands(window).rules_pdf.trigger()
        assert f"Partidas até {target} riscos" in words_in(tmp_path / "regras.pdf")
        assert "mão seguinte +1" in words_in(tmp_path / "regras.pdf")
    window.change(language="pt_BR")
    commands(window).rules_pdf.trigger()
    assert "Partidas até 9 pontos" in words_in(tmp_path / "regras.pdf")
    assert proposed == ["Regras Sueca.pdf"] * 3


def test_a_file_that_cannot_be_written_is_told_of(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_to(monkeypatch, tmp_path / "nowhere" / "rules.pdf")
    window = start()
    commands(window).rules_pdf.trigger()
    assert shown(window, Notice).isVisible()


def test_no_file_chosen_writes_none(start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "exec", lambda dialog: QDialog.DialogCode.Rejected.value)
    window = start()
    commands(window).rules_pdf.trigger()
    assert not list(tmp_path.rglob("*.pdf")) and not window.findChildren(Notice)


def test_reader_and_printing_follow_the_match(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_to(monkeypatch, tmp_path / "rules")
    window = start()
    window.begin(sueca.Rules(target=19, manilha="10"), 5)
    commands(window).rules.trigger()
    reader = shown(window, RulesReader)
    assert isinstance(reader, RulesReader) and reader.rules.target == 19
    reader.pdf_asked.emit(reader.rules, reader.what)  # the booklet, for that shows
    assert "Page 2" in words_in(tmp_path / "rules.pdf")
    reader.close()
    commands(window).print_rules.trigger()
    dialog = shown(window, PrintRules)
    assert isinstance(dialog, PrintRules)
    dialog.pdf_asked.emit(dialog.what)
    assert "Score: matches to 19 game" in words_in(tmp_path / "rules.pdf")
    dialog.close()
