"""No text of the program, nor of Qt's own dialogs, stays untranslated or is translated wrongly."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from catalogues import (
    HERE,
    LANGUAGES,
    PACKAGE,
    Message,
    Text,
    compile_catalogue,
    faults,
    merged,
    read,
    source_texts,
    wanted,
    write,
)
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QProgressDialog,
    QSpinBox,
    QTabWidget,
    QTextBrowser,
)
from pytestqt.qtbot import QtBot

from sueca_desktop.text.languages import LanguageSwitch

REMEDY = "run `make translations`, then translate what is unfinished"
FILES = sorted(HERE.glob("*.ts"))


def language_of(file: Path) -> str:
    return file.stem.split("_", 1)[1]


@cache
def texts_and_complaints() -> tuple[list[Text], list[str]]:
    """Of the whole program, read once."""
    return source_texts(PACKAGE)


# The catalogues.


def test_every_text_of_the_program_is_literal() -> None:
    _, complaints = texts_and_complaints()
    assert not complaints, "\n".join(complaints)


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogue_holds_the_texts_of_the_program(language: str) -> None:
    texts, _ = texts_and_complaints()
    held = [message.text for message in read(HERE / f"sueca_{language}.ts")]
    assert sorted(held, key=repr) == sorted(wanted(language, texts), key=repr), REMEDY


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_translations_are_whole_and_carry_what_their_source_carries(file: Path) -> None:
    found = faults(language_of(file), read(file))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_compiled_catalogue_is_fresh(file: Path, tmp_path: Path) -> None:
    compile_catalogue(file, tmp_path / "fresh.qm")
    assert (tmp_path / "fresh.qm").read_bytes() == file.with_suffix(".qm").read_bytes(), REMEDY


# Qt's own words. Whatever Qt asks for on the way, and no catalogue knows, comes to the last translator.


class LastAsked(QTranslator):
    """Knows no word, and remembers what it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str]] = set()

    def translate(
        self, context: str, source_text: str, disambiguation: str | None = None, n: int = -1, /
    ) -> str | None:
        if source_text:
            self.asked.add((context, source_text))
        return None


#: What needs no Portuguese: the direction of writing (left to right) and the form of a percentage.
NO_WORDS = {("QGuiApplication", "QT_LAYOUT_DIRECTION"), ("QProgressBar", "%p%")}


@pytest.fixture
def last_asked(qapp: QApplication) -> Iterator[LastAsked]:
    translator = LastAsked()
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.fixture
def switch(qapp: QApplication, last_asked: LastAsked) -> Iterator[LanguageSwitch]:
    switch = LanguageSwitch(qapp)
    yield switch
    switch.use("en")


def open_everything_of_qt(qtbot: QtBot, folder: Path) -> None:
    """Makes Qt ask for the words of the dialogs, menus and keys that the program can show."""
    (folder / "match.sueca").write_text("{}", encoding="utf-8")
    files = QFileDialog(None, "", str(folder))
    files.setOption(QFileDialog.Option.DontUseNativeDialog)
    box = QMessageBox()
    box.setDetailedText("details")
    buttons = QDialogButtonBox()
    for button in QDialogButtonBox.StandardButton:
        buttons.addButton(button)
        box.addButton(QMessageBox.StandardButton(button.value))
    others = [QInputDialog(), QProgressDialog(), QSpinBox(), QComboBox(), QTabWidget()]
    for widget in (files, box, buttons, *others):
        qtbot.addWidget(widget)
        widget.show()
    for mode in (QFileDialog.AcceptMode.AcceptSave, QFileDialog.AcceptMode.AcceptOpen):
        for view in QFileDialog.ViewMode:
            files.setAcceptMode(mode)
            files.setViewMode(view)
            QApplication.processEvents()
    files.setFileMode(QFileDialog.FileMode.Directory)
    for editor in (QLineEdit(), QPlainTextEdit(), QTextBrowser()):
        qtbot.addWidget(editor)
        qtbot.addWidget(editor.createStandardContextMenu())
    for key in ("Ctrl+Shift+Z", "Space", "Return", "Left", "PgDown", "Del", "Esc", "F11", "Alt+Home"):
        keys = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
        keys.toString(QKeySequence.SequenceFormat.NativeText)


@pytest.mark.parametrize("language", ["pt_PT", "pt_BR"])
def test_qt_finds_all_its_own_words(
    language: str, switch: LanguageSwitch, last_asked: LastAsked, qtbot: QtBot, tmp_path: Path
) -> None:
    switch.use(language)
    open_everything_of_qt(qtbot, tmp_path)
    assert last_asked.asked - NO_WORDS == set()


def test_qt_asks_where_it_finds_nothing(last_asked: LastAsked, qtbot: QtBot, tmp_path: Path) -> None:
    open_everything_of_qt(qtbot, tmp_path)
    expected = {("QPlatformTheme", "Cancel"), ("QFileDialog", "File &name:"), ("QLineEdit", "Cu&t")}
    assert expected <= last_asked.asked


# The tools that the tests above rest on.

PROGRAM = """
def translate(context, text, **values):
    return QCoreApplication.translate(context, text).format(**values)

a = translate("Table", "Your turn")
b = f"<b>{translate('Table', 'in an f-string')}</b>"
c = translate("Table", "{name} plays {card}", name=name, card=translate("Cards", "ace"))
d = QCoreApplication.translate("Table", "%n tricks", "", n)
e = QCoreApplication.translate("Table", "%n points", n=len(cards))
f = QCoreApplication.translate("Menu", "Cut", "the pack")
g = translate("Table", "two " "pieces", None)
h = "abc".translate(table)
i = painter.translate(0, 1)
j = translate("Table", "Your turn")
k = QT_TRANSLATE_NOOP("Startup", "No screen")
l = translator.translate("Startup", k)

class Counted(QObject):
    def games(self, n):
        return self.tr("%n games", "on the slate", n)
"""


def test_texts_are_gathered(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    assert source_texts(tmp_path) == (
        [
            Text("Table", "Your turn"),
            Text("Table", "in an f-string"),
            Text("Table", "{name} plays {card}"),
            Text("Cards", "ace"),
            Text("Table", "%n tricks", plural=True),
            Text("Table", "%n points", plural=True),
            Text("Menu", "Cut", "the pack"),
            Text("Table", "two pieces"),
            Text("Startup", "No screen"),
            Text("Counted", "%n games", "on the slate", plural=True),
        ],
        [],
    )


@pytest.mark.parametrize(
    "call",
    [
        "translate('Table', text)",
        "translate(context, 'Text')",
        "translate('Table', f'{name} plays')",
        "translate('Table', 'a' + 'b')",
        "translate('Table', 'Cut', comment)",
        "translate('Table', '')",
        "translate('Table')",
        "translate('Table', '%n tricks')",
        "translate('Table', 'tricks', '', n)",
        "translate('Table', sourceText='Text')",
        "translate('Table', '{name} plays', card=card)",
        "translate('Table', 'plays', name=name)",
        "translate('Table', '{name} plays', **values)",
        "QCoreApplication.translate('Table', '{name}', disambiguation=why)",
        "QCoreApplication.translate('Table', text)",
        "self.tr('Text')",
        "application.translate('Table', 'Text')",
        "translate('Table', '%n tricks', '', n), translate('Table', '%n tricks')",
    ],
)
def test_text_that_cannot_be_gathered_is_named(call: str, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(f"\n{call}\n", encoding="utf-8")
    texts, complaints = source_texts(tmp_path)
    assert len(complaints) == 1
    assert f"{tmp_path.name}/program.py:2:" in complaints[0]
    assert len(texts) <= 1


@pytest.mark.parametrize(
    ("source", "form"),
    [
        ("{name} plays", "joga"),
        ("{name} plays", "{nome} joga"),
        ("plays", "{name} joga"),
        ("%1 of %2", "%1 de"),
        ("<b>Trump</b>", "<b>Trunfo<b>"),
        ("&Undo", "Anular"),
        ("&Undo", "&A&nular"),
        ("Undo", "&Anular"),
        ("Save && close", "Guardar &e fechar"),
        ("Undo", ""),
        ("Open file", "Abrir arquivo"),
        ("It is your turn", "É a vez de você"),
    ],
)
def test_fault_in_a_translation_is_found(source: str, form: str) -> None:
    assert len(faults("pt_PT", [Message(Text("Table", source), (form,))])) == 1


@pytest.mark.parametrize(
    ("source", "form"),
    [
        ("{name} plays {card}", "{card} de {name}"),
        ("&Undo", "An&ular"),
        ("Save && close", "Guardar && fechar"),
        ("R & B", "R & B"),
        ("<b>Trump</b>", "<b>Trunfo</b>"),
    ],
)
def test_sound_translation_has_no_fault(source: str, form: str) -> None:
    assert faults("pt_PT", [Message(Text("Table", source), (form,))]) == []


def test_plural_needs_all_its_forms_with_their_number() -> None:
    text = Text("Table", "%n tricks", plural=True)
    assert faults("pt_PT", [Message(text, ("%n vaza", "%n vazas"))]) == []
    assert len(faults("pt_PT", [Message(text, ("%n vazas",))])) == 1
    assert len(faults("pt_PT", [Message(text, ("%n vaza", ""))])) == 1
    assert len(faults("pt_PT", [Message(text, ("uma vaza", "%n vazas"))])) == 1


def test_brazilian_says_voce() -> None:
    message = Message(Text("Table", "It is your turn"), ("Tu jogas",))
    assert len(faults("pt_BR", [message])) == 1
    assert faults("pt_PT", [message]) == []


def test_unfinished_translation_is_a_fault() -> None:
    assert len(faults("en", [Message(Text("Table", "Undo"), ("Anular",), finished=False)])) == 1


MESSAGES = [
    Message(
        Text("Menu", "Cut & <deal> \"now\"\nor 'later'", "the pack"), ("Partir & <dar> «já»\nou depois",)
    ),
    Message(Text("Menu", "Undo"), ("",), finished=False),
    Message(Text("Table", "%n tricks", plural=True), ("%n vaza", "%n vazas")),
]


def test_catalogue_reads_as_it_was_written(tmp_path: Path) -> None:
    write(tmp_path / "a.ts", "pt_PT", MESSAGES)
    assert read(tmp_path / "a.ts") == MESSAGES


def test_bringing_up_to_date_keeps_translations_adds_and_drops() -> None:
    kept, dropped = MESSAGES[2], MESSAGES[0]
    new = Text("Table", "Your turn"), Text("Table", "%n points", plural=True)
    result = merged([new[0], kept.text, new[1]], [dropped, kept])
    assert result == [
        Message(new[0], ("",), finished=False),
        kept,
        Message(new[1], ("", ""), finished=False),
    ]


def test_english_catalogue_wants_plurals_only_and_contexts_stand_together() -> None:
    texts = [Text("A", "x"), Text("B", "%n y", plural=True), Text("A", "z")]
    assert wanted("en", texts) == [texts[1]]
    assert wanted("pt_PT", texts) == [texts[0], texts[2], texts[1]]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("pt_PT", ["0 many", "1 one", "2 many"]),
        ("pt_BR", ["0 one", "1 one", "2 many"]),
        ("en", ["0 many", "1 one", "2 many"]),
    ],
)
def test_plural_form_follows_the_language(
    language: str, said: list[str], tmp_path: Path, qapp: QApplication
) -> None:
    write(tmp_path / "a.ts", language, [Message(Text("T", "%n x", plural=True), ("%n one", "%n many"))])
    compile_catalogue(tmp_path / "a.ts", tmp_path / "a.qm")
    translator = QTranslator()
    assert translator.load(str(tmp_path / "a.qm"))
    qapp.installTranslator(translator)
    try:
        assert [QCoreApplication.translate("T", "%n x", "", number) for number in range(3)] == said
    finally:
        qapp.removeTranslator(translator)
