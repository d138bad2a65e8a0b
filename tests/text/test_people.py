"""What players are called."""

import pytest

from sueca_desktop.record import Header
from sueca_desktop.rules.seats import Seat
from sueca_desktop.rules.sueca import Rules
from sueca_desktop.text.people import called_name, shown_name


@pytest.mark.parametrize(
    ("name", "called"),
    [
        ("Rosa", "Rosa"),
        ("Tiago Emanuel", "Tiago Emanuel"),
        ("Ana Rita Gomes", "Ana Rita Gomes"),
        ("Maria Constança de Albuquerque", "Maria"),
        ("Maria da Conceição", "Maria"),
        ("Lia de e da Silva Lopes", "Lia"),
        ("Ana de Souza Pinto", "Ana de Souza"),
        ("Bartolomeu-Wenceslau Pinto", "Bartolomeu-We…"),
    ],
)
def test_a_long_name_is_shorter_in_a_sentence(name: str, called: str) -> None:
    header = Header(Rules(), ("Rosa", "Bruno", name, "Tiago"))
    assert called_name(header, Seat.N) == called
    assert shown_name(header, Seat.N) == name
