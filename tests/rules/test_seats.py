"""Seats, teams, order of play."""

import pytest

from sueca_desktop.rules.seats import SEATS, Direction, Seat, Team


def test_partners_sit_opposite() -> None:
    assert {seat.value: seat.partner.value for seat in SEATS} == {"S": "N", "N": "S", "E": "W", "W": "E"}


def test_anticlockwise_is_s_e_n_w_and_clockwise_s_w_n_e() -> None:
    assert "".join(Direction.ANTICLOCKWISE.from_seat(Seat.S)) == "SENW"
    assert "".join(Direction.CLOCKWISE.from_seat(Seat.S)) == "SWNE"


@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("seat", SEATS)
def test_going_round(direction: Direction, seat: Seat) -> None:
    other = next(d for d in Direction if d is not direction)
    assert direction.after(seat, 4) is seat
    assert direction.after(seat, 2) is seat.partner
    assert direction.after(direction.after(seat), -1) is seat
    assert direction.after(seat) is other.after(seat, -1)
    assert set(direction.from_seat(seat)) == set(SEATS)
    assert next(direction.from_seat(seat)) is seat


@pytest.mark.parametrize("seat", SEATS)
def test_team_of_a_seat(seat: Seat) -> None:
    assert set(seat.team.members) == {seat, seat.partner}
    assert set(seat.opponents) == set(SEATS) - {seat, seat.partner}
    assert seat.team.other is not seat.team
    assert seat.team.value == ("NS" if seat in "NS" else "EW")


def test_places_in_tuples() -> None:
    assert [seat.place for seat in SEATS] == [0, 1, 2, 3]
    assert [team.place for team in (Team.NS, Team.EW)] == [0, 1]
