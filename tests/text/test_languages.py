"""The language to start with, and the switch between languages."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from sueca_desktop.text import languages
from sueca_desktop.text.languages import LANGUAGES, LanguageSwitch, catalogues, system_language
from sueca_desktop.text.translate import Counted


@pytest.fixture
def switch(qapp: QApplication) -> Iterator[LanguageSwitch]:
    switch = LanguageSwitch(qapp)
    yield switch
    switch.use("en")
    QLocale.setDefault(QLocale.c())


@pytest.mark.parametrize(
    ("names", "language"),
    [
        (["pt-PT", "pt", "en"], "pt_PT"),
        (["pt_BR"], "pt_BR"),
        (["pt-Latn-BR", "pt-BR", "pt-Latn", "pt"], "pt_BR"),
        (["pt-Latn-AO", "pt-AO", "pt-Latn", "pt"], "pt_PT"),
        (["pt_MZ"], "pt_PT"),
        (["pt"], "pt_PT"),
        (["en-GB"], "en"),
        (["en-US", "pt-PT"], "en"),
        (["fr-FR", "pt-BR", "en"], "pt_BR"),
        (["fr-FR", "de"], "en"),
        (["pta"], "en"),
        (["C"], "en"),
        ([], "en"),
    ],
)
def test_system_language(names: list[str], language: str) -> None:
    assert system_language(names) == language


@pytest.mark.parametrize(
    ("locale", "language"), [("pt_PT", "pt_PT"), ("pt_BR", "pt_BR"), ("pt_CV", "pt_PT"), ("ja_JP", "en")]
)
def test_system_language_takes_names_as_qt_gives_them(locale: str, language: str) -> None:
    assert system_language(QLocale(locale).uiLanguages()) == language


def test_each_language_has_its_catalogues() -> None:
    names = {language: [file.name for file in catalogues(language)] for language in LANGUAGES}
    assert names == {
        "pt_PT": ["qtbase_pt_PT.qm", "sueca_pt_PT.qm"],
        "pt_BR": ["qtbase_pt_BR.qm", "qtbase_pt_BR.qm", "sueca_pt_BR.qm"],
        "en": ["qtbase_en.qm", "sueca_en.qm"],
    }


def test_switch_changes_words_and_locale(switch: LanguageSwitch) -> None:
    seen = {}
    for language in (*LANGUAGES, "pt_PT"):
        switch.use(language)
        assert switch.language == language
        seen[language] = (QCoreApplication.translate("QPlatformTheme", "Save"), QLocale().toString(1234.5))
    assert seen == {
        "pt_PT": ("Guardar", "1234,5"),
        "pt_BR": ("Salvar", "1.234,5"),
        "en": ("Save", "1,234.5"),
    }


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["−2 points", "−1 point", "1 point", "12 points"]),
        ("pt_PT", ["−2 pontos", "−1 ponto", "1 ponto", "12 pontos"]),
        ("pt_BR", ["−2 pontos", "−1 ponto", "1 ponto", "12 pontos"]),
    ],
)
def test_points_have_their_number_below_zero_too(
    switch: LanguageSwitch, language: str, words: list[str]
) -> None:
    switch.use(language)
    assert [Counted().points(count) for count in (-2, -1, 1, 12)] == words


def test_switch_tells_each_window_once_and_after_the_change(switch: LanguageSwitch, qtbot: QtBot) -> None:
    heard = []

    class Window(QWidget):
        def changeEvent(self, event: QEvent) -> None:
            if event.type() == QEvent.Type.LanguageChange:
                heard.append(QCoreApplication.translate("QPlatformTheme", "Save"))

    window = Window()
    qtbot.addWidget(window)
    for language in ("pt_PT", "en", "pt_BR"):
        switch.use(language)
        QApplication.processEvents()
    assert heard == ["Guardar", "Save", "Salvar"]


def test_unknown_language_changes_nothing(switch: LanguageSwitch) -> None:
    switch.use("pt_BR")
    with pytest.raises(ValueError, match="fr"):
        switch.use("fr")
    assert switch.language == "pt_BR"
    assert QCoreApplication.translate("QPlatformTheme", "Save") == "Salvar"


def test_damaged_catalogue_is_logged_and_the_rest_works(
    switch: LanguageSwitch,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    allowed_logs: Callable[[str], None],
) -> None:
    allowed_logs("cannot read the catalogue")
    (tmp_path / "sueca_pt_BR.qm").write_bytes(b"no catalogue")
    monkeypatch.setattr(languages, "TRANSLATIONS", tmp_path)
    switch.use("pt_BR")
    assert QCoreApplication.translate("QPlatformTheme", "Save") == "Salvar"
