"""The slates of the three games, as large as there is room.

Sueca: strokes, or dots about a cross, and below them the hands and matches where the slate is high enough.
Sobe e Desce: a line for each player from the start down to 0. Truco: beans by four.
All lengths in units of k, see the theme.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath

from sueca_desktop.keeper import sobe, sueca, truco
from sueca_desktop.keeper.book import Names, State
from sueca_desktop.rules.seats import SEATS, Team
from sueca_desktop.text import keeper_text
from sueca_desktop.text.people import side_name
from sueca_desktop.text.translate import translate
from sueca_desktop.ui.scene.geometry import Rect, clamp
from sueca_desktop.ui.scene.paint_shapes import draw_text, faded, saved, shrunk, text_width
from sueca_desktop.ui.scene.paint_slate import draw_chalk, draw_cross, draw_slate_ground, draw_strokes
from sueca_desktop.ui.scene.theme import Role, Theme, font

_SHADOW = 8
_SIDE = 22  # from the frame to what is written
_FOOT = 30
_ROW = 30  # of a list
_LISTS_FROM = 430  # height of a slate that has room for lists
_LISTS_SHARE = 0.42
_LEAST_LIST, _LIST = 210, 320  # width
_LOW, _LOW_LINES = 200, 140  # logical pixels
_RULE = 2.4
_MARKS = 1.9  # how much larger strokes are than on the small slate of the table
_BEANS_IN_A_ROW = 4
_TICK = 5  # points between two marks on a line

_LEFT, _RIGHT, _CENTRE = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignRight,
    Qt.AlignmentFlag.AlignHCenter,
)


def slate_unit(width: float, height: float, text: float, state: State) -> float:
    """The `k` of a slate of that size, with text so many times its usual size. A low one has small letters
    rather than no room for the score; a score that stands on lines needs less than one in pictures."""
    low = _LOW_LINES if isinstance(state, sobe.State) else _LOW
    least = 0.7 * clamp(height / low, 1.0, max(1.0, text))
    return clamp(min(width / 560, height / 470), least, 1.9 * text)


def draw_sheet(painter: QPainter, theme: Theme, k: float, rect: Rect, state: State, names: Names) -> None:
    """The slate of any of the games."""
    inner = draw_slate_ground(painter, theme, k, rect.grown(-_SHADOW * k))
    slate = _Slate(painter, theme, k, inner)
    match state:
        case sueca.State():
            slate.draw_sueca(state, names)
        case sobe.State():
            slate.draw_sobe(state, names)
        case truco.State():
            slate.draw_truco(state, names)


class _Slate:
    """Writes on one slate."""

    def __init__(self, painter: QPainter, theme: Theme, k: float, inner: Rect) -> None:
        self._painter = painter
        self._theme = theme
        self._k = k
        self._inner = inner
        self._chalk = theme.palette.chalk
        self._muted = theme.palette.chalk_muted

    # ------------------------------------------------------------ the games

    def draw_sueca(self, state: sueca.State, names: Names) -> None:
        k, inner = self._k, self._inner
        top = self._heads((side_name(Team.NS), side_name(Team.EW)), names)
        has_lists = inner.h > _LISTS_FROM * k and bool(state.hands + state.matches)
        end = keeper_text.target_line(state)
        if not (has_lists and self._has_room_for_matches):
            end = keeper_text.matches_line(state) or end
        bottom = self._foot(keeper_text.dealer_line(state, names), end)
        lists = 0.0
        if has_lists:
            lists = (bottom - top) * _LISTS_SHARE
            self._lists(Rect(inner.x, bottom - lists, inner.w, lists), state)
        body = Rect(inner.x, top, inner.w, bottom - top - lists)
        if state.rules.on_a_cross:
            draw_cross(self._painter, self._theme, _MARKS * k, body.grown(-6 * k), state.score)
            return
        self._divide(body)
        for column, score, seed in zip(self._columns(body), state.score, (11, 23), strict=True):
            draw_strokes(self._painter, self._theme, _MARKS * k, column, score, state.rules.target, seed=seed)

    def draw_truco(self, state: truco.State, names: Names) -> None:
        heads = [f"{side_name(side)}  {state.score[side.place]}" for side in Team]
        top = self._heads((heads[0], heads[1]), names)
        end = keeper_text.matches_line(state) or keeper_text.target_line(state)
        bottom = self._foot(keeper_text.dealer_line(state, names), end)
        body = Rect(self._inner.x, top, self._inner.w, bottom - top)
        self._divide(body)
        rows = math.ceil(max(state.rules.target, *state.score) / _BEANS_IN_A_ROW)
        for column, score, seed in zip(self._columns(body), state.score, (5, 6), strict=True):
            self._beans(column, score, max(state.rules.target, score), rows, seed)

    def draw_sobe(self, state: sobe.State, names: Names) -> None:
        k, inner = self._k, self._inner
        bottom = self._foot(keeper_text.dealer_line(state, names), keeper_text.target_line(state))
        shows_riscos = bool(state.matches) or state.winner is not None
        top = inner.y + 10 * k
        riscos = 84 * k if shows_riscos else 0.0
        if shows_riscos:
            head = Rect(inner.right - _SIDE * k - riscos, top, riscos, _ROW * k)
            self._write(head, translate("Keeper", "Riscos"), Role.SMALL, muted=True, align=_RIGHT)
            top += _ROW * k
        height = (bottom - top) / len(SEATS)
        most = max(state.rules.start, *state.points)
        for place, seat in enumerate(SEATS):
            y = top + place * height
            won = seat is state.winner
            name = Rect(inner.x + _SIDE * k, y, inner.w * 0.26, height)
            self._write(name, keeper_text.player_name(names, seat), Role.NAME, bold=won)
            points = Rect(inner.right - (_SIDE + 56) * k - riscos, y, 56 * k, height)
            number = str(state.points[seat.place]).replace("-", "−")
            self._write(points, number, Role.SHOUT, align=_RIGHT)
            if shows_riscos:
                mark = Rect(points.right, y, riscos, height)
                self._write(mark, keeper_text.change(state.riscos[seat.place]), Role.TITLE, align=_RIGHT)
            line = Rect(name.right + 10 * k, y, points.x - name.right - 16 * k, height)
            self._way_down(line, state.points[seat.place], most, place)

    # ------------------------------------------------------------ parts

    @property
    def _has_room_for_matches(self) -> bool:
        return self._inner.w > 2 * _LEAST_LIST * self._k

    def _heads(self, heads: tuple[str, str], names: Names) -> float:
        """What the sides are called, who plays on them, and a line. Returns where the rest begins."""
        k, inner = self._k, self._inner
        half = inner.w / 2
        y = inner.y + 8 * k
        pairs = [keeper_text.pair_names(names, side) for side in Team]
        for column, (head, pair) in enumerate(zip(heads, pairs, strict=True)):
            room = Rect(inner.x + column * half + 8 * k, y, half - 16 * k, 46 * k)
            self._write(room, head, Role.DISPLAY, align=_CENTRE)
            if any(pairs):
                below = Rect(room.x, room.bottom - 2 * k, room.w, 26 * k)
                self._write(below, pair, Role.BODY, muted=True, align=_CENTRE)
        y += (76 if any(pairs) else 50) * k
        self._rule(y, 3)
        return y + 4 * k

    def _foot(self, left: str, right: str) -> float:
        """A line at the bottom, and another beside it where there is room. Returns where they begin."""
        k, inner = self._k, self._inner
        width = inner.w - 2 * _SIDE * k
        letters = font(Role.BODY, k)
        beside = text_width(left, letters) + text_width(right, letters) + 20 * k <= width
        y = inner.bottom - (_FOOT + 2) * k
        low = Rect(inner.x + _SIDE * k, y, width, _FOOT * k)
        if beside:
            self._write(low, left, Role.BODY)
            self._write(low, right, Role.BODY, muted=True, align=_RIGHT)
            return y
        self._write(low, left, Role.BODY)
        return y

    def _lists(self, room: Rect, state: sueca.State) -> None:
        """The hands of the match at the left, the matches before it at the right, of a narrow slate only the
        hands; the last ones where not all have room."""
        k = self._k
        self._rule(room.y, 8)
        hands = [
            (str(number), keeper_text.hand_words(scored), keeper_text.score_pair(scored.games))
            for number, scored in enumerate(state.hands, 1)
        ]
        matches = [
            (str(number), keeper_text.score_pair(score), "") for number, score in enumerate(state.matches, 1)
        ]
        titles = translate("Keeper", "Hands of this match"), translate("Keeper", "Matches")
        lists = [(title, rows) for title, rows in zip(titles, (hands, matches), strict=True) if rows]
        if not self._has_room_for_matches:
            lists = lists[:1]
        width = room.w / len(lists)
        for column, (title, rows) in enumerate(lists):
            x = room.x + column * width + _SIDE * k
            place = Rect(x, room.y + 6 * k, min(width - 1.5 * _SIDE * k, _LIST * k), room.h - 6 * k)
            self._list(place, title, rows)

    def _list(self, room: Rect, title: str, rows: Sequence[tuple[str, str, str]]) -> None:
        k = self._k
        self._write(Rect(room.x, room.y, room.w, _ROW * k), title, Role.SMALL, muted=True)
        fitting = max(1, int((room.h - _ROW * k) // (_ROW * k)))
        for place, (number, what, games) in enumerate(rows[-fitting:], 1):
            y = room.y + place * _ROW * k
            self._write(Rect(room.x, y, 40 * k, _ROW * k), f"{number}.", Role.BODY, muted=True)
            self._write(Rect(room.x + 42 * k, y, room.w - 100 * k, _ROW * k), what, Role.NAME)
            self._write(Rect(room.right - 56 * k, y, 56 * k, _ROW * k), games, Role.NAME, align=_RIGHT)

    def _divide(self, body: Rect) -> None:
        k, x = self._k, body.cx
        draw_chalk(
            self._painter, (x, body.y + 8 * k), (x + 1, body.bottom - 8 * k), self._chalk, _RULE * k, seed=5
        )

    def _columns(self, body: Rect) -> tuple[Rect, Rect]:
        k = self._k
        width = body.w / 2 - 2 * _SIDE * k
        left = Rect(body.x + _SIDE * k, body.y + 10 * k, width, body.h - 14 * k)
        return left, Rect(body.cx + _SIDE * k, left.y, width, left.h)

    def _beans(self, room: Rect, count: int, places: int, rows: int, seed: int) -> None:
        """Beans by four, the places still free as dots. Equal seeds lay them alike."""
        dice = random.Random(seed)
        k, step, row_height = self._k, room.w / _BEANS_IN_A_ROW, room.h / rows
        size = min(step, row_height) * 0.72
        self._painter.setPen(Qt.PenStyle.NoPen)
        for place in range(places):
            row, column = divmod(place, _BEANS_IN_A_ROW)
            x, y = room.x + step * (column + 0.5), room.y + row_height * (row + 0.5)
            turn, dx, dy = dice.uniform(-50, 50), dice.uniform(-2, 2), dice.uniform(-2, 2)
            if place < count:
                self._bean(x + dx * k, y + dy * k, size, turn)
            else:
                self._painter.setBrush(faded(self._muted, 0.8))
                self._painter.drawEllipse(QPointF(x, y), 2.4 * k, 2.4 * k)

    def _bean(self, x: float, y: float, size: float, turn: float) -> None:
        """A bean with its eye, `size` long."""
        path = QPainterPath(QPointF(-0.5, 0.04))
        path.cubicTo(-0.5, -0.46, 0.5, -0.46, 0.5, 0.04)
        path.cubicTo(0.48, 0.34, 0.22, 0.36, 0.10, 0.20)
        path.cubicTo(0.04, 0.13, -0.04, 0.13, -0.10, 0.20)
        path.cubicTo(-0.22, 0.36, -0.48, 0.34, -0.5, 0.04)
        with saved(self._painter):
            self._painter.translate(x, y)
            self._painter.rotate(turn)
            self._painter.scale(size, size)
            self._painter.setBrush(self._chalk)
            self._painter.drawPath(path)
            self._painter.setBrush(self._theme.palette.slate)
            self._painter.drawEllipse(QPointF(0, 0.06), 0.10, 0.05)

    def _way_down(self, room: Rect, points: int, most: int, seed: int) -> None:
        """How far a player still is from 0, which lies at the right."""
        k, y = self._k, room.cy

        def at(number: int) -> float:
            return room.right - room.w * clamp(number / most, 0.0, 1.0)

        painter = self._painter
        draw_chalk(painter, (room.x, y), (room.right, y), faded(self._muted, 0.7), 1.6 * k, seed=70 + seed)
        for tick in range(0, most + 1, _TICK):
            x = at(tick)
            draw_chalk(painter, (x, y - 5 * k), (x, y + 5 * k), faded(self._muted, 0.7), 1.6 * k, seed=tick)
        draw_chalk(painter, (room.x, y), (at(points), y), self._chalk, 4.5 * k, seed=40 + seed)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._chalk)
        painter.drawEllipse(QPointF(at(points), y), 7 * k, 7 * k)

    def _rule(self, y: float, seed: int) -> None:
        k, inner = self._k, self._inner
        ends = (inner.x + 14 * k, y), (inner.right - 14 * k, y + 1)
        draw_chalk(self._painter, *ends, self._chalk, _RULE * k, seed=seed)

    def _write(
        self,
        room: Rect,
        text: str,
        role: Role,
        *,
        muted: bool = False,
        bold: bool = False,
        align: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        weight = QFont.Weight.Black if bold else None
        letters = shrunk(text, font(role, self._k, weight=weight), room.w)
        draw_text(self._painter, room, text, letters, self._muted if muted else self._chalk, align)
