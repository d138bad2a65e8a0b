"""The specification of sueca told once more, plainly and apart from the program: strings, lists, no speed.

It trusts its input to be legal, and answers as `sueca-lab replay` and `sueca-lab legal` do.
"""

from __future__ import annotations

from typing import Any

from tests.rules.sueca.hands import PACKETS

ROUND = {"anticlockwise": "SENW", "clockwise": "SWNE"}
TEAM = {"S": "NS", "N": "NS", "E": "EW", "W": "EW"}
OTHER = {"NS": "EW", "EW": "NS"}
SEATS = "SENW"


class PlainMatch:
    """A match, told line by line."""

    def __init__(self, rules: dict[str, Any]) -> None:
        self.rules = rules
        self.phase = "dealer"
        self.dealer = ""
        self.pack: list[str] = []
        self.score = {"NS": 0, "EW": 0}
        self.carry = 0
        self.finished: list[dict[str, Any]] = []
        self.hand_on = False

    # What the rules say of cards

    @property
    def ranks(self) -> str:
        return "A7KJQ65432" if self.rules["manilha"] == "7" else "ATKJQ65432"

    def points(self, cards: list[str]) -> int:
        return sum((11, 10, 4, 3, 2, 0, 0, 0, 0, 0)[self.ranks.index(card[0])] for card in cards)

    def sort(self, cards: list[str]) -> list[str]:
        return sorted(cards, key=lambda card: ("SHDC".index(card[1]), self.ranks.index(card[0])))

    def after(self, seat: str, steps: int = 1) -> str:
        order = ROUND[self.rules["direction"]]
        return order[(order.index(seat) + steps) % 4]

    @property
    def cutter(self) -> str:
        return self.after(self.dealer, -1 if self.rules["cutter"] == "before_dealer" else 1)

    @property
    def leader_of_hand(self) -> str:
        return self.cutter if self.rules["first_lead"] == "cutter" else self.after(self.dealer)

    def winner(self, trick: list[tuple[str, str]]) -> str:
        trumps = [play for play in trick if play[1][1] == self.trump[1]]
        of_suit = [play for play in trick if play[1][1] == trick[0][1][1]]
        return min(trumps or of_suit, key=lambda play: self.ranks.index(play[1][0]))[0]

    # What happens

    def take(self, line: dict[str, Any]) -> None:
        match line:
            case {"do": "dealer", "seat": seat}:
                self.dealer, self.phase = seat, "shuffle"
            case {"do": "shuffle", "deck": deck}:
                self.pack, self.phase = deck.split(), "cut"
            case {"do": "cut", "at": at}:
                self.pack = self.pack[at:] + self.pack[:at]
                self.phase = "trump"
                if self.rules["trump_from"] != "dealer":
                    self._deal(self.rules["trump_from"])
            case {"do": "trump", "from": end}:
                self._deal(end)
            case {"do": "spoil", "spoil": True}:
                self._end({"NS": 0, "EW": 0}, "spoiled")
            case {"do": "spoil"}:
                self.phase = "play"
            case {"do": "play", "by": seat, "card": card}:
                self._play(seat, card)
            case {"do": "claim", "by": by, "against": against}:
                winners = TEAM[by] if self._revoked(against) else TEAM[against]
                self._win(winners, {"two_games": 2, "four_games": 4}[self.rules["revoke"]], "revoke")
            case {"do": "score"}:
                self._score_tricks()

    def _deal(self, end: str) -> None:
        row = PACKETS[self.rules["direction"], self.rules["deal_order"], end]
        turn = SEATS.index(self.dealer)
        self.held = {}
        for number, seat in enumerate(row):
            to = SEATS[(SEATS.index(seat) + turn) % 4]
            self.held[to] = self.pack[10 * number : 10 * number + 10]
        self.dealt = {seat: list(cards) for seat, cards in self.held.items()}
        self.trump = self.pack[0] if end == "top" else self.pack[39]
        self.trick: list[tuple[str, str]] = []
        self.tricks: list[list[tuple[str, str]]] = []
        self.leader = self.leader_of_hand
        self.hand_on = True
        poor = self.points(self.held[self.leader]) < 10
        self.phase = "spoil" if self.rules["spoil"] and poor else "play"

    def _play(self, seat: str, card: str) -> None:
        self.held[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) == 4:
            self.tricks.append(self.trick)
            self.leader = self.winner(self.trick)
            self.trick = []
        if len(self.tricks) == 10:
            if self.rules["revoke"] == "prevented":
                self._score_tricks()
            else:
                self.phase = "score"

    def _sums(self) -> tuple[dict[str, int], dict[str, int]]:
        points, tricks = {"NS": 0, "EW": 0}, {"NS": 0, "EW": 0}
        for trick in self.tricks:
            team = TEAM[self.winner(trick)]
            points[team] += self.points([card for _, card in trick])
            tricks[team] += 1
        return points, tricks

    def _plays_so_far(self) -> list[list[tuple[str, str]]]:
        return [*self.tricks, self.trick]

    def _off_suit(self, seat: str) -> bool:
        return any(
            who == seat and card[1] != trick[0][1][1] for trick in self._plays_so_far() for who, card in trick
        )

    def _revoked(self, seat: str) -> bool:
        held = list(self.dealt[seat])
        for trick in self._plays_so_far():
            for who, card in trick:
                if who == seat:
                    led = trick[0][1][1]
                    if card[1] != led and any(other[1] == led for other in held):
                        return True
                    held.remove(card)
        return False

    def _score_tricks(self) -> None:
        points, tricks = self._sums()
        if points["NS"] == 60:
            self.carry += self.rules["tie"] == "carry"
            self._end({"NS": 0, "EW": 0}, "tie")
            return
        winners = max(points, key=lambda team: points[team])
        all_points = self.rules["sweep"] == "all_points" and points[winners] == 120
        if tricks[winners] == 10 or all_points:
            self._win(winners, 4, "sweep")
        else:
            self._win(winners, 1 if points[winners] <= 90 else 2, "points")

    def _win(self, team: str, games: int, reason: str) -> None:
        won, self.carry = games + self.carry, 0
        self._end({team: won, OTHER[team]: 0}, reason)

    def _end(self, games: dict[str, int], reason: str) -> None:
        points, tricks = self._sums()
        self.finished.append(
            {
                "dealer": self.dealer,
                "trump": self.trump,
                "points": points,
                "tricks": tricks,
                "games": games,
                "reason": reason,
            }
        )
        self.score = {team: self.score[team] + games[team] for team in self.score}
        self.hand_on = False
        if reason != "spoiled":
            self.dealer = self.after(self.dealer)
        self.phase = "over" if max(self.score.values()) >= self.rules["target"] else "shuffle"

    # What can be seen

    @property
    def to_act(self) -> list[str]:
        match self.phase:
            case "cut":
                return [self.cutter]
            case "trump":
                return [self.dealer]
            case "spoil":
                return [self.leader]
            case "play":
                return [self.after(self.leader, len(self.trick))]
        return []

    def replay(self) -> dict[str, Any]:
        winners = [team for team in self.score if self.score[team] >= self.rules["target"]]
        hand = None
        if self.hand_on:
            points, tricks = self._sums()
            hand = {
                "dealer": self.dealer,
                "trump": self.trump,
                "holder": self.dealer,
                "hands": {seat: " ".join(self.sort(self.held[seat])) for seat in SEATS},
                "trick": {"leader": self.leader, "cards": [card for _, card in self.trick]},
                "points": points,
                "tricks": tricks,
            }
        return {
            "game": "sueca",
            "phase": self.phase,
            "to_act": self.to_act,
            "finished": bool(winners),
            "winner": winners[0] if winners else None,
            "score": self.score,
            "carry": self.carry,
            "hand": hand,
            "hands": self.finished,
        }

    def playable(self) -> list[str]:
        [seat] = self.to_act
        held = self.held[seat]
        if self.trick and self.rules["revoke"] == "prevented":
            return [card for card in held if card[1] == self.trick[0][1][1]] or held
        return held

    def legal(self) -> list[dict[str, Any]]:
        actions: list[dict[str, Any]] = []
        match self.phase:
            case "dealer" | "shuffle":
                return [{"do": self.phase}]
            case "cut":
                return [{"do": "cut", "by": self.cutter, "at": [1, 39]}]
            case "trump":
                return [{"do": "trump", "by": self.dealer, "from": end} for end in ("top", "bottom")]
            case "spoil":
                return [{"do": "spoil", "by": self.leader, "spoil": yes} for yes in (True, False)]
            case "play":
                actions = [{"do": "play", "by": self.to_act[0], "card": card} for card in self.playable()]
            case "score":
                actions = [{"do": "score"}]
        if self.hand_on and self.rules["revoke"] != "prevented":
            for by in SEATS:
                for against in SEATS:
                    if TEAM[by] != TEAM[against] and self._off_suit(against):
                        actions.append({"do": "claim", "by": by, "against": against})
        return actions
