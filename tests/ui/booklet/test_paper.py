"""The sheet fits its page whatever the rules; documents hold their letters; no screen is needed."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtGui import QFont
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication

from sueca_desktop.__main__ import main
from sueca_desktop.rules import GAMES, sobe_e_desce, sueca, truco
from sueca_desktop.storage.paths import DataFolder
from sueca_desktop.storage.settings import Settings, SettingsFile
from sueca_desktop.text.booklet import booklet, wall_sheet
from sueca_desktop.text.languages import LANGUAGES, LanguageSwitch
from sueca_desktop.ui.booklet.paint_sheet import text_size
from sueca_desktop.ui.booklet.paper import PAGE_H, PAGE_W, Inks, Paragraph, one_line
from sueca_desktop.ui.booklet.press import Print, pdf, picture
from sueca_desktop.ui.booklet.printing import send
from tests.ui.booklet.pdf_reader import Document

INKS = Inks()
PRESETS = [(game.id, preset) for game in GAMES.values() for preset in game.presets]
LONGEST: dict[str, Any] = {
    "sueca": sueca.Rules(revoke="four_games", tie="carry", spoil=True, target=20, trump_from="dealer"),
    "sobe-e-desce": sobe_e_desce.Rules(start=50, direction="clockwise"),
    "truco": truco.Rules(target=30, rejects=9, special_hand=True, ladder="2-4-6-10-12"),
}
PROGRAM = Path(__file__).parents[3]


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[LanguageSwitch]:
    switch = LanguageSwitch(qapp)
    yield switch
    switch.use("en")


def squeezed(text: str) -> str:
    """Without spaces: a line ends where another may have one."""
    return re.sub(r"\s", "", text)


def page_of(rules: Any) -> tuple[Document, bytes]:
    document = Document(pdf(rules, Print.SHEET, INKS))
    (page,) = document.pages
    return document, page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", LONGEST.values(), ids=LONGEST)
def test_the_longest_rules_are_one_page_with_every_word(
    languages: LanguageSwitch, rules: Any, language: str
) -> None:
    languages.use(language)
    document, page = page_of(rules)
    words = squeezed(document.words(page))
    sheet = wall_sheet(rules)
    for point in sheet.points:
        assert squeezed(point.title) in words
        assert squeezed(" ".join(point.sentences)) in words
    for row in sheet.counting.rows:
        assert all(squeezed(cell) in words for cell in row)
    for side in sheet.grid.sides:
        assert squeezed(side) in words
    assert all(squeezed(shown.note) in words for shown in sheet.cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_letters_stay_large_enough_to_read_from_a_wall(
    languages: LanguageSwitch, game: str, preset: str, language: str
) -> None:
    languages.use(language)
    assert text_size(wall_sheet(GAMES[game].presets[preset]), 190 * 100) >= 340  # 9.6 points


@settings(max_examples=25)
@given(data=st.data())
def test_all_rules_fit_the_page(qapp: QApplication, data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(tuple(GAMES.values())))
    values = {field: data.draw(st.sampled_from(values)) for field, values in game.field_values.items()}
    assert not picture(game.rules(**values), INKS, 120).isNull()


@pytest.mark.parametrize("family", ["DejaVu Sans", "Noto Sans"])
def test_broad_letters_fit_too(qapp: QApplication, languages: LanguageSwitch, family: str) -> None:
    usual = qapp.font()
    languages.use("pt_PT")
    qapp.setFont(QFont(family, 30))
    try:
        for rules in LONGEST.values():
            page_of(rules)
    finally:
        qapp.setFont(usual)


def test_too_many_words_for_the_page_are_said_to_be(qapp: QApplication) -> None:
    sheet = wall_sheet(sueca.Rules())
    with pytest.raises(ValueError, match="do not fit"):
        text_size(sheet, 60 * 100)
    long = replace(sheet.points[0], sentences=("Much to say. " * 900,))
    with pytest.raises(ValueError, match="do not fit"):
        text_size(replace(sheet, points=(long, *sheet.points[1:])), PAGE_H)


def test_documents_hold_their_letters_as_letters(languages: LanguageSwitch) -> None:
    languages.use("pt_PT")
    document, page = page_of(sueca.PRESETS["cafe"])
    fonts = document.fonts(page).values()
    assert fonts and all(font.embedded for font in fonts)
    assert document.kinds_of_fonts <= {"Type0", "CIDFontType2", "CIDFontType0"}
    words = document.words(page)
    assert "As regras em dez pontos" in words and "Nós Eles" in words and "Renúncia" in words
    assert re.search(rb"/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]", page)


def test_a_booklet_has_every_sentence_on_several_pages(languages: LanguageSwitch) -> None:
    languages.use("pt_BR")
    for game in GAMES.values():
        document = Document(pdf(game.rules(), Print.BOOKLET, INKS))
        assert len(document.pages) in range(2, 6)
        words = squeezed("".join(map(document.words, document.pages)))
        for chapter in booklet(game.rules()).chapters:
            for text in (chapter.title, *chapter.sentences):
                assert squeezed(text) in words


def test_printers_get_what_the_screen_shows(qapp: QApplication, tmp_path: Path) -> None:
    """The printer here writes to a file; one that cannot is told of."""
    file = tmp_path / "printed.pdf"
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(file))
    assert send(printer, truco.Rules(), Print.SHEET, INKS)
    document = Document(file.read_bytes())
    (page,) = document.pages
    assert "pica-fumo" in document.words(page)


def test_picture_has_the_shape_of_the_page_and_ink_all_over(qapp: QApplication) -> None:
    image = picture(sueca.Rules(), INKS, 420)
    assert (image.width(), image.height()) == (420, round(420 * PAGE_H / PAGE_W))
    white = image.pixelColor(2, 2)
    inked = [y for y in range(image.height()) if any(image.pixelColor(x, y) != white for x in range(420))]
    assert inked[0] > 0.02 * image.height() and inked[-1] < 0.98 * image.height()
    assert len(inked) > 0.6 * image.height()
    sides = [x for x in range(420) if any(image.pixelColor(x, y) != white for y in range(image.height()))]
    assert sides[0] > 0.04 * 420 and sides[-1] < 0.96 * 420


def test_paragraphs_take_the_lines_they_need(qapp: QApplication) -> None:
    one, two = (Paragraph("word " * count, 300, 4000) for count in (3, 9))
    assert two.height / one.height in (2, 3, 4) and two.breadth <= 4000
    assert one_line("pica-fumo", 400, 10**6) == 400
    assert Paragraph("pica-fumo", one_line("pica-fumo", 400, 900), 10**6).breadth <= 900


# ---------------------------------------------------------------- from the command line


def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, without any screen."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    return subprocess.run(
        [sys.executable, "-m", "sueca_desktop", *arguments],
        env={**environment, **more},
        cwd=PROGRAM,
        capture_output=True,
        text=True,
        check=False,
    )


def test_command_writes_the_sheet_without_a_screen(tmp_path: Path) -> None:
    file = tmp_path / "regras.pdf"
    done = run("--rules-pdf", str(file), "--game", "truco", "--preset", "mineiro", "--language", "pt_BR")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    document = Document(file.read_bytes())
    (page,) = document.pages
    words = document.words(page)
    assert "Mão de dez" in words and "Com 10 tentos" in words and "4, 6, 10 e 12" in words


def test_command_says_what_is_wrong(tmp_path: Path) -> None:
    missing = run(
        "--rules-pdf", str(tmp_path / "nowhere" / "x.pdf"), "--language", "pt_PT", QT_QPA_PLATFORM="xcb"
    )
    assert (missing.returncode, missing.stdout) == (1, "")
    assert (
        missing.stderr.strip()
        == f"As regras não foram guardadas. Não existe a pasta «{tmp_path / 'nowhere'}»."
    )
    folder = run("--rules-pdf", str(tmp_path), "--language", "en")
    assert folder.returncode == 1 and folder.stderr.startswith("The rules are not saved. “")
    assert list(tmp_path.iterdir()) == [tmp_path / "home"]


def test_command_takes_from_the_settings_what_it_is_not_told(tmp_path: Path, data_dir: Path) -> None:
    folder = DataFolder.find(data_dir)
    rules = sueca.Rules(target=13)
    SettingsFile(folder.settings).save(Settings(language="pt_BR", game="sueca", sueca_rules=rules))
    before = sorted(data_dir.rglob("*"))
    file = tmp_path / "mine.pdf"
    assert run("--rules-pdf", str(file), "--data-dir", str(data_dir)).returncode == 0
    document = Document(file.read_bytes())
    assert "Partidas até 13 pontos" in document.words(document.pages[0])
    assert sorted(data_dir.rglob("*")) == before


def test_command_wants_rules_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--rules-pdf", "x.pdf", "--game", "truco", "--preset", "cafe"])
    assert "cafe" in capsys.readouterr().err
