"""Makes the sounds of the table heard, where Qt has sound at all.

Qt's sound is an extra (`sueca-desktop[sound]`) and wants libraries and a device of the system besides.
Whatever of that is missing, the program is whole without: there is no error, only silence and its reason.
"""

from __future__ import annotations

import importlib
import logging
import wave
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import StrEnum
from random import Random
from types import ModuleType
from typing import Any, Protocol

from PySide6.QtCore import QBuffer, QMessageLogContext, QObject, QTimer, QtMsgType, qInstallMessageHandler

from sueca_desktop.resources import resource_path
from sueca_desktop.ui.scene.cues import Sound

log = logging.getLogger(__name__)

_WEIGHTS = {sound: weight for weight, sound in enumerate(Sound)}
_BURST_MS = 50  # what falls into that time is one burst; nobody hears it as late
_PREPARE_MS = 500  # after the volume is set: the window is drawn first
_LOUDNESS = 5 / 3  # half as loud is 10 dB less
_RATE = 44_100  # samples a second of our sounds
_VOICES = 4  # sounds that may go on at the same time


class Silence(StrEnum):
    """Why nothing can be heard, whatever the volume."""

    NOT_INSTALLED = "not_installed"
    NO_DEVICE = "no_device"


class Speaker(Protocol):
    """What makes a sound heard."""

    def silence(self) -> Silence | None:
        """Why nothing can be heard now; None if it can."""
        ...

    def play(self, sound: Sound, amplitude: float) -> None:
        """Begins one of the sound's variants; `amplitude` is 0.0 to 1.0 of full scale."""
        ...


class Mute:
    """The speaker of a machine without Qt's sound."""

    def __init__(self, parent: QObject) -> None:
        pass

    def silence(self) -> Silence | None:
        return Silence.NOT_INSTALLED

    def play(self, sound: Sound, amplitude: float) -> None:
        pass


class Sounds(QObject):
    """Takes the sounds that are due, and plays them at the chosen volume: of those that fall together only
    the weightiest. The speaker is opened when it is wanted for the first time."""

    def __init__(self, open_speaker: Callable[[QObject], Speaker], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._open_speaker = open_speaker
        self._speaker: Speaker | None = None
        self._volume = 0
        self._due: Sound | None = None
        self._burst = _single_shot(self, _BURST_MS, self._play_due)
        self._prepare = _single_shot(self, _PREPARE_MS, self._opened)

    def silence(self) -> Silence | None:
        """Why nothing can be heard, whatever the volume; None if it can."""
        return self._opened().silence()

    def set_volume(self, percent: int) -> None:
        """How loud it is from now on, 0 (nothing is played) to 100."""
        self._volume = percent
        if percent and self._speaker is None:
            self._prepare.start()

    def play(self, sound: Sound) -> None:
        """A sound is due."""
        if self._volume == 0:
            return
        if self._due is None or _WEIGHTS[sound] > _WEIGHTS[self._due]:
            self._due = sound
        if not self._burst.isActive():
            self._burst.start()

    def _play_due(self) -> None:
        sound, self._due = self._due, None
        if sound is not None and self._volume:
            self._opened().play(sound, (self._volume / 100) ** _LOUDNESS)

    def _opened(self) -> Speaker:
        if self._speaker is None:
            self._speaker = self._open_speaker(self)
        return self._speaker


class QtSpeaker(QObject):
    """Plays through Qt's QtMultimedia, on the system's usual device, also when that changes."""

    def __init__(self, multimedia: ModuleType, parent: QObject) -> None:
        super().__init__(parent)
        self._multimedia = multimedia
        self._variants = {sound: _variants(sound) for sound in Sound}
        self._format = multimedia.QAudioFormat()
        self._format.setSampleRate(_RATE)
        self._format.setChannelCount(1)
        self._format.setSampleFormat(multimedia.QAudioFormat.SampleFormat.Int16)
        self._device: Any = None
        self._voices: deque[_Voice] = deque()  # of the device, once something is played on it
        self._chance = Random()
        self._devices = multimedia.QMediaDevices(self)
        self._devices.audioOutputsChanged.connect(self._take_device)
        self._take_device()

    def silence(self) -> Silence | None:
        return Silence.NO_DEVICE if self._device is None else None

    def play(self, sound: Sound, amplitude: float) -> None:
        """Begins a variant; never the same twice running, so that it does not sound like a machine."""
        if self._device is None:
            return
        if not self._voices:
            voices = (_Voice(self._multimedia, self._device, self._format, self) for _ in range(_VOICES))
            self._voices.extend(voices)
        variants = self._variants[sound]
        variant = variants.pop(self._chance.randrange(max(1, len(variants) - 1)))
        variants.append(variant)
        self._voices[0].play(variant, amplitude)
        self._voices.rotate(-1)

    def _take_device(self) -> None:
        """Goes over to the device that is the usual one now."""
        for voice in self._voices:
            voice.deleteLater()
        self._voices.clear()
        device = self._multimedia.QMediaDevices.defaultAudioOutput()
        plays = not device.isNull() and device.isFormatSupported(self._format)
        self._device = device if plays else None


class _Voice(QObject):
    """Plays one sound at a time. Not a QSoundEffect: with PulseAudio that of Qt 6.11 at times deletes a
    socket from the wrong thread, after which the event loop runs hot for ever."""

    def __init__(self, multimedia: ModuleType, device: Any, form: Any, parent: QObject) -> None:
        super().__init__(parent)
        self._idle = multimedia.QAudio.State.IdleState
        self._data = QBuffer(self)
        self._sink = multimedia.QAudioSink(device, form, self)
        self._sink.stateChanged.connect(self._rest)

    def play(self, sound: bytes, amplitude: float) -> None:
        """Begins a sound, and breaks off the last one if it still goes on."""
        self._sink.stop()
        self._data.close()
        self._data.setData(sound)
        self._data.open(QBuffer.OpenModeFlag.ReadOnly)
        self._sink.setBufferSize(len(sound))  # all of it: a busy program makes no gap
        self._sink.setVolume(amplitude)
        self._sink.start(self._data)

    def _rest(self, state: object) -> None:
        """Lets go of the device when all is played."""
        if state == self._idle:
            self._sink.stop()


def _variants(sound: Sound) -> list[bytes]:
    """The samples of a sound's variants."""
    variants = []
    for file in sorted(resource_path("sounds", "wav").glob(f"{sound}-*.wav")):
        with wave.open(str(file)) as wav:
            variants.append(wav.readframes(wav.getnframes()))
    return variants


def open_speaker(parent: QObject) -> Speaker:
    """The speaker of this machine, as a child of `parent`; a mute one where Qt has no sound."""
    with _hushed_qt():
        try:
            multimedia = importlib.import_module("PySide6.QtMultimedia")
        except (ImportError, OSError) as error:
            log.info("no sound: %s", error)
            return Mute(parent)
        return QtSpeaker(multimedia, parent)


@contextmanager
def _hushed_qt() -> Iterator[None]:
    """Keeps Qt's complaints about what a machine lacks for sound out of the log: it is no fault."""

    def receive(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        log.debug("while opening the speaker: %s", message)

    before = qInstallMessageHandler(receive)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _single_shot(parent: QObject, ms: int, do: Callable[[], object]) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(ms)
    timer.timeout.connect(do)
    return timer
