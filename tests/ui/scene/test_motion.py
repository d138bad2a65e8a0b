"""How long things move."""

from __future__ import annotations

import pytest

from sueca_desktop.ui.scene import motion
from sueca_desktop.ui.scene.motion import Motion, Speed, bubble_stay_ms

KINDS = {name: value for name, value in vars(motion).items() if isinstance(value, Motion)}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_each_speed_is_slower_than_the_one_before(kind: Motion) -> None:
    times = [kind.duration(speed) for speed in Speed]
    assert times == sorted(set(times))
    assert times[0] == 0
    assert times[2] == kind.ms


def test_packets_follow_one_another_at_the_chosen_speed() -> None:
    assert motion.DEAL.gap(Speed.OFF) == 0
    assert motion.DEAL.gap(Speed.FAST) < motion.DEAL.gap(Speed.NORMAL) == 120


def test_longer_words_stand_longer() -> None:
    assert bubble_stay_ms("Renúncia!") == bubble_stay_ms("") == 1600
    assert bubble_stay_ms("Tens de assistir a copas: tens o Ás e o 5.") > 2000
