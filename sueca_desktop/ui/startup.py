"""What must be settled before there is a window: can Qt start, and where do faults go."""

from __future__ import annotations

import logging
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QLocale,
    QMessageLogContext,
    QtMsgType,
    QTranslator,
    qInstallMessageHandler,
)

from sueca_desktop.text.languages import catalogues, system_language

log = logging.getLogger(__name__)
qt_log = logging.getLogger("qt")

_LOG_BYTES = 512 * 1024
_LOG_FILES = 3
_QT_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

_NO_DISPLAY: str = QT_TRANSLATE_NOOP(  # type: ignore[assignment]
    "Startup",
    "Sueca Desktop needs a screen and found none: start it in a graphical session, through “ssh -X”, "
    "or on a virtual screen with “xvfb-run -a sueca-desktop”.",
)

NO_DISPLAY = 1
"""Exit status when no window can be opened."""


def watch_qt(language: str | None) -> None:
    """Sends Qt's messages to the log, and turns its abort for want of a display into one clear sentence and
    exit status 1."""

    def receive(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg and "platform plugin" in message:
            print(no_display_sentence(language), file=sys.stderr, flush=True)  # noqa: T201
            # Qt aborts as soon as this returns.
            os._exit(NO_DISPLAY)
        qt_log.log(_QT_LEVELS[kind], "%s", message)

    qInstallMessageHandler(receive)


def no_display_sentence(language: str | None) -> str:
    """Why no window opens and what to do, in the person's language; works without an application."""
    for file in reversed(catalogues(language or system_language(QLocale.system().uiLanguages()))):
        translator = QTranslator()
        if translator.load(str(file)):
            translated = translator.translate("Startup", _NO_DISPLAY)
            if translated:
                return translated
    return _NO_DISPLAY


def keep_log(file: Path) -> None:
    """Faults go to `file` (three files of half a megabyte); to nowhere if it cannot be written."""
    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = _LogFile(file)
        with file.open("a", encoding="utf-8"):
            pass
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)


class _LogFile(logging.Handler):
    """Writes to a file. What turns it over when it is full is imported with the first record: a start that
    goes well has none."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._file = file
        self._writer: logging.Handler | None = None

    def emit(self, record: logging.LogRecord) -> None:
        if self._writer is None:
            from logging.handlers import RotatingFileHandler

            self._writer = RotatingFileHandler(
                self._file, maxBytes=_LOG_BYTES, backupCount=_LOG_FILES - 1, encoding="utf-8"
            )
            self._writer.setFormatter(self.formatter)
        self._writer.emit(record)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        super().close()


def catch_faults(tell: Callable[[], None]) -> None:
    """Writes every unexpected exception to the log and tells the person where it is, once at a time."""

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        log.critical("unexpected fault", exc_info=(kind, error, trace))
        tell()

    def caught_in_thread(arguments: threading.ExceptHookArgs) -> None:
        log.critical(
            "unexpected fault in thread %s",
            arguments.thread.name if arguments.thread else "?",
            exc_info=arguments.exc_value,
        )

    sys.excepthook = caught
    threading.excepthook = caught_in_thread
