"""Sound is an extra: heard where it can be, at the volume chosen, and never in the way."""

from __future__ import annotations

import importlib
import logging
import math
from itertools import pairwise
from types import ModuleType

import pytest
from PySide6.QtCore import QObject, Signal, qWarning
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sueca_desktop.rules.sueca import Rules
from sueca_desktop.ui.main_window import MainWindow
from sueca_desktop.ui.scene.cues import Sound
from sueca_desktop.ui.sound import Mute, QtSpeaker, Silence, Sounds, open_speaker
from tests.ui.conftest import Start


class Loud:
    """A speaker that writes down what it is to play."""

    opened = 0

    def __init__(self, parent: QObject) -> None:
        Loud.opened += 1
        self.played: list[tuple[Sound, float]] = []

    def silence(self) -> Silence | None:
        return None

    def play(self, sound: Sound, amplitude: float) -> None:
        self.played.append((sound, amplitude))


class Ears:
    """Sounds with a speaker that writes down."""

    def __init__(self, volume: int) -> None:
        self.parent = QObject()
        self.speaker = Loud(self.parent)
        self.sounds = Sounds(lambda parent: self.speaker, self.parent)
        self.sounds.set_volume(volume)

    @property
    def heard(self) -> list[Sound]:
        return [sound for sound, _ in self.speaker.played]

    def after_the_burst(self) -> list[Sound]:
        wait_for_the_burst(self.sounds)
        return self.heard


def wait_for_the_burst(sounds: Sounds) -> None:
    """Until what is due has been played."""
    while sounds._burst.isActive():
        QTest.qWait(5)


def test_of_a_burst_only_the_weightiest_is_heard(qapp: object) -> None:
    ears = Ears(100)
    for sound in [Sound.CARD, *[Sound.PACKET] * 40, Sound.GATHER, Sound.CHALK, Sound.CARD]:
        ears.sounds.play(sound)
    assert ears.after_the_burst() == [Sound.CHALK]


def test_sounds_one_after_the_other_are_all_heard(qtbot: QtBot) -> None:
    ears = Ears(100)
    for count in range(1, 4):
        ears.sounds.play(Sound.CARD)
        qtbot.waitUntil(lambda count=count: len(ears.heard) == count)  # type: ignore[misc]


def test_at_volume_zero_nothing_is_played_and_no_speaker_opened(qapp: object) -> None:
    parent = QObject()
    before = Loud.opened
    sounds = Sounds(Loud, parent)
    sounds.set_volume(0)
    sounds.play(Sound.WIN)
    wait_for_the_burst(sounds)
    assert Loud.opened == before


def test_the_volume_changes_at_once_even_for_what_is_due(qapp: object) -> None:
    ears = Ears(100)
    ears.sounds.play(Sound.CARD)
    ears.sounds.set_volume(0)
    assert ears.after_the_burst() == []
    ears.sounds.set_volume(50)
    ears.sounds.play(Sound.CARD)
    assert ears.after_the_burst() == [Sound.CARD]


def test_half_the_volume_sounds_half_as_loud(qapp: object) -> None:
    ears = Ears(100)
    for volume in (100, 50, 25):
        ears.sounds.set_volume(volume)
        ears.sounds.play(Sound.CARD)
        ears.after_the_burst()
    decibels = [20 * math.log10(amplitude) for _, amplitude in ears.speaker.played]
    assert decibels == pytest.approx([0, -10, -20], abs=0.1)


def test_the_speaker_is_opened_once_and_before_it_is_wanted(qtbot: QtBot) -> None:
    parent = QObject()
    before = Loud.opened
    sounds = Sounds(Loud, parent)
    sounds.set_volume(25)
    assert Loud.opened == before, "not while the window is being built"
    qtbot.waitUntil(lambda: Loud.opened == before + 1)
    assert sounds.silence() is None
    sounds.set_volume(75)
    QTest.qWait(20)
    assert Loud.opened == before + 1


# ------------------------------------------------------------ where sound cannot be had


@pytest.mark.parametrize(
    "error",
    [
        ModuleNotFoundError("No module named 'PySide6.QtMultimedia'"),
        ImportError("libpulse.so.0: cannot open shared object file: No such file or directory"),
        OSError("cannot load library"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_without_the_module_or_its_libraries_there_is_silence_and_no_complaint(
    qapp: object, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(name: str) -> ModuleType:
        qWarning("Couldn't load a library")
        raise error

    monkeypatch.setattr(importlib, "import_module", fail)
    parent = QObject()
    speaker = open_speaker(parent)
    assert isinstance(speaker, Mute)
    assert speaker.silence() is Silence.NOT_INSTALLED
    speaker.play(Sound.CARD, 1.0)


def test_what_qt_says_while_the_speaker_opens_is_kept_for_the_curious(
    qapp: object, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(name: str) -> ModuleType:
        qWarning("Couldn't load a library")
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", fail)
    with caplog.at_level(logging.DEBUG, logger="sueca_desktop.ui.sound"):
        open_speaker(QObject())
    assert [record.levelname for record in caplog.records if "Couldn't" in record.getMessage()] == ["DEBUG"]


# ------------------------------------------------------------ a module like Qt's


class Device:
    def __init__(self, *, null: bool = False, speaks: bool = True) -> None:
        self._null, self._speaks = null, speaks

    def isNull(self) -> bool:
        return self._null

    def isFormatSupported(self, form: object) -> bool:
        return self._speaks


class Format:
    class SampleFormat:
        Int16 = "Int16"

    def setSampleRate(self, rate: int) -> None:
        assert rate == 44_100

    def setChannelCount(self, count: int) -> None:
        assert count == 1

    def setSampleFormat(self, form: object) -> None:
        assert form == "Int16"


class Sink(QObject):
    stateChanged = Signal(object)  # noqa: N815
    started: list[tuple[bytes, float]]
    stopped = 0

    def __init__(self, device: Device, form: Format, parent: QObject) -> None:
        super().__init__(parent)
        self._volume = 0.0

    def setBufferSize(self, size: int) -> None:
        assert size > 0

    def setVolume(self, volume: float) -> None:
        self._volume = volume

    def start(self, data: object) -> None:
        Sink.started.append((data.data().data(), self._volume))  # type: ignore[attr-defined]

    def stop(self) -> None:
        Sink.stopped += 1


class Devices(QObject):
    audioOutputsChanged = Signal()  # noqa: N815
    device = Device()

    @staticmethod
    def defaultAudioOutput() -> Device:
        return Devices.device


class Audio:
    class State:
        IdleState = "idle"


@pytest.fixture
def multimedia(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    module = ModuleType("QtMultimedia")
    parts = {
        "QMediaDevices": Devices,
        "QAudioFormat": Format,
        "QAudioSink": Sink,
        "QAudio": Audio,
    }
    for name, part in parts.items():
        setattr(module, name, part)
    monkeypatch.setattr(Devices, "device", Device())
    monkeypatch.setattr(Sink, "started", [], raising=False)
    monkeypatch.setattr(importlib, "import_module", {"PySide6.QtMultimedia": module}.__getitem__)
    return module


@pytest.fixture
def machine(qapp: object, multimedia: ModuleType) -> QObject:
    """What the speaker belongs to."""
    return QObject()


@pytest.mark.parametrize("device", [Device(null=True), Device(speaks=False)])
def test_without_a_device_that_plays_there_is_silence(
    machine: QObject, monkeypatch: pytest.MonkeyPatch, device: Device
) -> None:
    monkeypatch.setattr(Devices, "device", device)
    speaker = open_speaker(machine)
    assert speaker.silence() is Silence.NO_DEVICE
    speaker.play(Sound.CARD, 1.0)
    assert Sink.started == []


def test_no_sink_is_opened_before_something_is_played(machine: QObject) -> None:
    speaker = open_speaker(machine)
    assert speaker.silence() is None
    assert machine.findChildren(Sink) == []
    speaker.play(Sound.CARD, 1.0)
    assert machine.findChildren(Sink) != []


def test_each_sound_is_played_as_loud_as_asked(machine: QObject) -> None:
    speaker = open_speaker(machine)
    assert speaker.silence() is None
    for place, sound in enumerate(Sound):
        speaker.play(sound, place / 10)
    assert [volume for _, volume in Sink.started] == [place / 10 for place in range(len(Sound))]
    played = [data for data, _ in Sink.started]
    assert len(set(played)) == len(Sound) and all(len(data) > 8000 for data in played)


def test_no_variant_comes_twice_running_and_all_come(machine: QObject) -> None:
    speaker = open_speaker(machine)
    for _ in range(200):
        speaker.play(Sound.CARD, 1.0)
    played = [data for data, _ in Sink.started]
    assert len(set(played)) == 5
    assert all(one != other for one, other in pairwise(played))


def test_the_device_is_let_go_when_all_is_played(machine: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    speaker = open_speaker(machine)
    speaker.play(Sound.CARD, 1.0)
    monkeypatch.setattr(Sink, "stopped", 0)
    for sink in machine.findChildren(Sink):
        sink.stateChanged.emit("active")
    assert Sink.stopped == 0
    machine.findChildren(Sink)[0].stateChanged.emit("idle")
    assert Sink.stopped == 1


def test_devices_that_come_and_go_are_followed(machine: QObject, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Devices, "device", Device(null=True))
    speaker = open_speaker(machine)
    assert isinstance(speaker, QtSpeaker)
    changed = machine.findChildren(Devices)[0].audioOutputsChanged
    for device, silence in ((Device(), None), (Device(null=True), Silence.NO_DEVICE), (Device(), None)):
        monkeypatch.setattr(Devices, "device", device)
        changed.emit()
        assert speaker.silence() is silence
        speaker.play(Sound.CARD, 1.0)
    assert len(Sink.started) == 2


def test_the_real_module_opens_without_a_word_or_is_missing(qtbot: QtBot) -> None:
    """On whatever machine this runs: with the extra or without, with a device or without."""
    parent = QObject()
    speaker = open_speaker(parent)
    assert speaker.silence() in (None, Silence.NO_DEVICE, Silence.NOT_INSTALLED)
    speaker.play(Sound.CARD, 0.0)
    QTest.qWait(50)


# ------------------------------------------------------------ in the program


def test_a_new_volume_is_heard_at_once(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    window = start()
    sounds, speaker = listen(window, monkeypatch)
    window.change(volume=75)
    wait_for_the_burst(sounds)
    assert [sound for sound, _ in speaker.played] == [Sound.CARD]
    window.change(volume=0)
    window.change(theme="cafe")
    wait_for_the_burst(sounds)
    assert len(speaker.played) == 1


def test_a_match_is_heard(start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = start(volume=50)
    _, speaker = listen(window, monkeypatch)
    window.begin(Rules(), 3)
    qtbot.waitUntil(lambda: window.presenter.waits_for_person)
    view = window.presenter.view
    assert view is not None
    window.presenter.play(view.playable[0])
    qtbot.waitUntil(lambda: Sound.CARD in [sound for sound, _ in speaker.played])


def listen(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> tuple[Sounds, Loud]:
    """Puts a speaker that writes down into the program."""
    sounds = window.findChild(Sounds)
    assert sounds is not None
    speaker = Loud(sounds)
    monkeypatch.setattr(sounds, "_speaker", speaker)
    return sounds, speaker
