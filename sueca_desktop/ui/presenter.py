"""Between the table and its picture: lets the match go on, asks whoever is to decide, shows what happened.

What comes next always follows from the state of the table, once the picture has caught up with it
(`_go_on`); nothing is remembered about where in a hand one is. What is peculiar to the game that is played
is asked of its conduct.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from sueca_desktop.bots.player import Limit, Player
from sueca_desktop.cards import Card
from sueca_desktop.record import persons_of
from sueca_desktop.rules.actions import Action, DrawDealer
from sueca_desktop.rules.events import Dealt, Event
from sueca_desktop.rules.game import MatchState
from sueca_desktop.rules.seats import Seat
from sueca_desktop.storage.settings import Settings
from sueca_desktop.table.deals import moved_seat
from sueca_desktop.table.draw import DealerDraw, Drawn
from sueca_desktop.table.table import Happening, Table
from sueca_desktop.text import curtain_text, table_text
from sueca_desktop.text.heard_text import taken_back
from sueca_desktop.ui import table_buttons
from sueca_desktop.ui.board import Board, ButtonSpec, button_rows
from sueca_desktop.ui.bot_thread import BotThread
from sueca_desktop.ui.games import CONDUCTS
from sueca_desktop.ui.games.conduct import Ask, Conduct, Do, Half, Hint, Invite, Pause, Refusal
from sueca_desktop.ui.scene import motion
from sueca_desktop.ui.scene.celebration import MOTIONS, Feast
from sueca_desktop.ui.scene.cues import Sound
from sueca_desktop.ui.scene.director import Director, Step, Wait
from sueca_desktop.ui.scene.motion import Speed
from sueca_desktop.ui.scene.picture import PACK, Picture
from sueca_desktop.ui.scene.table_scene import TableScene

if TYPE_CHECKING:
    from sueca_desktop.ui.lesson_guide import LessonGuide

PERSON = Seat.S
"""Who looks at the table. Where several play at one screen, the table is turned so that it is he."""

_SHUFFLE, _OVER = "shuffle", "over"  # phases of every game
_NO_LIMIT = Limit()


class Advice(Struct, frozen=True):
    """A hint in the language of whenever it is asked for, and the words in which it was given."""

    hint: Callable[[], Hint]
    words: str

    def stands(self, scene: TableScene) -> bool:
        """Whether it is on the table."""
        return any(name == "hint" and words == self.words for name, words, _ in scene.furniture.words())


class Presenter(QObject):
    """Plays one match at a time on the board.

    `logged`: a sentence for the log. `announced`: one for the ears alone. `log_changed`: all sentences anew.
    `changed`: something that menus and tools depend on. `result_due`: a hand (and maybe the match) is over
    and its result is to be shown, or no longer is. `lesson_done`: the person leaves a finished lesson; true
    if it is for a match. `turned`: who looks is another person. `covered`: the cards of whoever looked are
    covered, and what tells of them must be gone.
    """

    logged = Signal(str)
    announced = Signal(str)
    log_changed = Signal(list)
    changed = Signal()
    result_due = Signal(bool)
    lesson_done = Signal(bool)
    turned = Signal()
    covered = Signal()

    def __init__(
        self,
        board: Board,
        settings: Callable[[], Settings],
        play_sound: Callable[[Sound], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._board = board
        self._scene = board.table_scene
        self._settings = settings
        self._play_sound = play_sound
        self._director = Director(self._scene, self._pause_before, self)
        self._bots = BotThread(self)
        self._asked_at = 0.0  # when the player who is being waited for was asked, by `monotonic`
        self._advisers = BotThread(self)  # for hints, while nobody else is to decide
        self._table: Table | None = None
        self._conduct: Conduct[Any] | None = None  # of the match that is open
        self._players: Mapping[Seat, Player] = {}  # by their seats in the record
        self._persons: frozenset[Seat] = frozenset({PERSON})  # by their seats in the record
        self._hidden = False  # nobody's cards are shown: the next person has not come yet
        self._curtain = False  # and it is he for whom everything waits
        self._lesson: LessonGuide | None = None  # what leads through the match, if it is a lesson's
        self._draw: DealerDraw | None = None
        self._drawn: list[Drawn] = []
        self._shown: Picture | None = None
        self._acknowledged = 0
        self._feasts: set[Feast] = set()  # what our side has just won, to be celebrated with the result
        self._advice: Advice | None = None  # that was given last
        self._half_way = False  # the person is asked about something that he has half done
        self._called: tuple[int, int, str] | None = None  # the decision to which the person was last called
        self._next: Callable[[], None] | None = None  # happens in a moment, or when the person goes on
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._fire)
        self._director.idle.connect(self._go_on)
        self._director.began.connect(self._step_began)
        self._director.ended.connect(self._step_ended)
        self._director.sounded.connect(play_sound)
        self._bots.answered.connect(self._answered)
        self._advisers.answered.connect(self._show_hint)
        board.card_chosen.connect(self.play)
        board.place_chosen.connect(self._place_chosen)
        board.pack_pointed.connect(self._pack_pointed)
        board.went_on.connect(self.hurry)
        board.confirmed.connect(self._confirmed)
        board.pressed.connect(self._pressed)
        board.resized.connect(self.refresh)

    # ------------------------------------------------------------ a match

    @property
    def table(self) -> Table | None:
        return self._table

    @property
    def board(self) -> Board:
        return self._board

    @property
    def director(self) -> Director:
        return self._director

    @property
    def view(self) -> Any:
        """What the person may know now, in the type of the game that is played; None without a match."""
        if self._table is None or self._conduct is None:
            return None
        view = self._table.view(PERSON)
        return self._conduct.for_everybody(view) if self._hidden else view

    @property
    def conduct(self) -> Conduct[Any] | None:
        """How the match that is open is shown; None without a match."""
        return self._conduct

    @property
    def teaching(self) -> bool:
        """Whether the match that is open is a lesson's."""
        return self._lesson is not None

    @property
    def curtain(self) -> bool:
        """Whether the next person is asked to take the screen, and no hand is open."""
        return self._curtain

    @property
    def waits_for_person(self) -> bool:
        """Whether nothing will happen before the person does something."""
        idle = not self._director.busy and self._next is None and not self._bots.thinking
        return self._table is not None and idle

    @property
    def thinking(self) -> bool:
        """Whether a player in the bots' thread is being waited for."""
        return self._bots.thinking

    @property
    def showing_result(self) -> bool:
        """Whether a result waits for the person to go on."""
        idle = not self._director.busy and self._next is None
        return self._table is not None and self._result_waits() and idle

    def open(self, table: Table, players: Mapping[Seat, Player]) -> None:
        """Goes on with a match from where it stands."""
        self.close()
        self._table, self._players = table, players
        self._conduct = CONDUCTS[table.header.game.id]()
        self._persons = persons_of(table.header)
        self._hidden = self._several
        self._conduct.turned(PERSON, self._others(table))
        results = table.state.results
        between_hands = table.state.phase in (_SHUFFLE, _OVER)
        self._acknowledged = max(0, len(results) - 1) if between_hands else len(results)
        self._scene.set_match(table.header)
        self.turned.emit()
        self._stand()

    def teach(self, lesson: LessonGuide) -> None:
        """Begins a lesson."""
        self.close()
        self._lesson = lesson
        self._table, self._players = lesson.table, lesson.players
        self._conduct = CONDUCTS[lesson.table.header.game.id]()
        self._acknowledged = 0
        self._scene.set_match(lesson.table.header)
        self._stand()

    def close(self) -> None:
        """Leaves the match; what was on its way is dropped."""
        self._drop_next()
        self._director.clear()
        self._table, self._conduct, self._lesson, self._half_way = None, None, None, False
        self._persons, self._hidden, self._curtain = frozenset({PERSON}), False, False
        self._draw, self._drawn = None, []
        self._called = None
        self._shown = None
        self._scene.furniture.silence()
        self.result_due.emit(False)

    def shut_down(self) -> None:
        """Ends the bots' threads."""
        self.close()
        self._bots.close()
        self._advisers.close()

    def set_players(self, players: Mapping[Seat, Player]) -> None:
        """Other players from now on; a question that is being thought about is asked anew."""
        self._players = players
        if self._bots.thinking:
            self._bots.cancel()
            self._go_on()

    def refresh(self) -> None:
        """Shows everything anew: after a change of size, look or language. What is being looked at stays, and
        what is still to come comes; a hint that stands goes on standing."""
        if self._table is None:
            return
        advice = self._advice if self._advice is not None and self._advice.stands(self._scene) else None
        if self._director.busy:
            self._keep_buttons()
            self._director.show_again()
        if not self._director.busy:
            self._stand()
            if advice is not None and not self._director.busy:
                self._point(advice.hint)
            return
        self._board.place_buttons()
        self.log_changed.emit(self._sentences())
        self.changed.emit()

    def state(self) -> Callable[[], list[str]] | None:
        """How the table stands as it is shown now: sentences, in the language of whenever they are asked for.
        None without a match."""
        picture = self._scene.picture
        if self._table is None or picture is None:
            return None
        header, fan = self._table.header, self._scene.fan
        if self._curtain:
            return lambda: [curtain_text.pass_screen(header, PERSON)]
        return lambda: picture.told.state(header, fan)

    # ------------------------------------------------------------ what the person does

    def play(self, card: Card, covered: bool = False) -> None:
        """Does what choosing a card of the person's means, or says why not. `covered`: face down."""
        view, conduct = self.view, self._conduct
        if self._table is None or conduct is None or self._director.busy or not conduct.picture(view).own:
            return
        if self._lesson is not None and self._lesson.reading:
            return
        chosen = conduct.choose(view, card, covered=covered)
        if isinstance(chosen, Half):
            self._half_done()
            return
        reason = self._table.why_not(chosen)
        objection = self._objection(chosen) if reason is None else None
        if reason is not None:
            refusal = conduct.refusal(view, reason)
        elif objection is not None:
            refusal = Refusal(objection, marks_card=True)
        else:
            self._board.card_played()
            self._act(chosen)
            return
        if refusal.marks_card:
            self._play_sound(Sound.KNOCK)
            self._scene.refuse(card, refusal.words)
        elif self._bots.thinking:
            self._scene.note(refusal.words)
        self._announce(refusal.words)

    def hurry(self) -> None:
        """Ends at once what is being shown, or what is about to happen by itself."""
        if self._director.busy:
            self._director.hurry()
        elif self._next is not None:
            self._scene.celebration.stop()
            self._fire()
        elif self._scene.celebration.feast is not None:
            self._scene.celebration.stop()
        elif self._lesson is not None:
            self._turn_page(self._lesson)
        elif not self._half_way:
            self._scene.furniture.drop_hint()

    @property
    def can_undo(self) -> bool:
        if self._table is None or self._lesson is not None or self._hidden:
            return False
        return self._table.can_undo(PERSON)

    def undo(self) -> None:
        """Takes back to the person's last decision."""
        if self._table is None or self._conduct is None or not self.can_undo:
            return
        self._drop_next()
        self._table.undo(PERSON)
        self._acknowledged = min(self._acknowledged, len(self._table.state.results))
        self._forget()
        self._scene.furniture.silence()
        self.result_due.emit(False)
        picture = self._conduct.picture(self.view)
        self._announce(taken_back(picture.told.turn(self._table.header)))
        self._called = self._decision()
        self._stand()

    @property
    def can_hint(self) -> bool:
        if self._lesson is not None:
            return bool(self._lesson.cards) or self._lesson.press is not None
        if self._hidden:
            return False
        return self._conduct is not None and self._conduct.can_hint(self.view)

    @property
    def hint_is_coming(self) -> bool:
        """Whether a hint has been asked for and is being thought about."""
        return self._advisers.thinking

    def hint(self) -> None:
        """Points, in a moment, at what a player of the level for hints would choose from what the person
        knows, and says why. Whatever the person does before ends the matter."""
        conduct = self._conduct
        if self._lesson is not None:
            self._show_advice(self._lesson)
        elif conduct is not None and self.can_hint and not self.hint_is_coming:
            adviser = conduct.adviser(self._settings().hint_level)
            self._advisers.ask(adviser, self.view, _NO_LIMIT, conduct.answers)
            self.changed.emit()

    def _show_advice(self, lesson: LessonGuide) -> None:
        """Points at the cards or the button that the lesson waits for."""
        if self._director.busy:
            return
        if lesson.cards:
            self._give(lambda: Hint(lesson.words(), lesson.cards))
        elif lesson.press is not None:
            assert self._conduct is not None
            self._give(partial(self._conduct.hint, self.view, lesson.press, lesson.table.header))

    def _show_hint(self, seat: Seat, action: Action | None) -> None:
        assert self._table is not None and self._conduct is not None and action is not None
        self._director.drain()
        self._table.mark_hint()
        self._give(partial(self._conduct.hint, self.view, action, self._table.header))
        self.changed.emit()

    def _give(self, hint: Callable[[], Hint]) -> None:
        """Shows a hint, points at what it is about, and has it announced."""
        given = self._point(hint)
        if given.button:
            self._board.point_at_button(given.button)
        self._announce(given.words)

    def _point(self, hint: Callable[[], Hint]) -> Hint:
        given = hint()
        self._advice = Advice(hint, given.words)
        self._scene.hint(given.words, *given.cards)
        return given

    def go_on_after_result(self) -> None:
        """The person has seen the result of the hand: the next one is dealt."""
        if self._table is None or self._director.busy:
            return
        self._drop_next()
        self._acknowledged = len(self._table.state.results)
        self.result_due.emit(False)
        if self._table.state.phase != _OVER:
            self._go_on()

    # ------------------------------------------------------------ what comes next

    def _stand(self) -> None:
        """Shows the match as it stands, and goes on."""
        self._shown = self._picture()
        self._keep_buttons()
        self._director.show(self._shown)
        self._board.set_buttons(self._specs())
        self.log_changed.emit(self._sentences())
        self.changed.emit()
        self._go_on()

    def _go_on(self) -> None:
        """What comes next, now that the picture has caught up."""
        if self._table is None or self._director.busy or self._next is not None or self._bots.thinking:
            return
        if self._lesson is not None and self._lesson.reading:
            self._show_page(self._lesson)
            return
        if self._result_waits():
            if self._several:  # all look at the result, and at the next cards as they are dealt
                self._hide()
            self._end_hand()
            return
        match str(self._table.state.phase):
            case "dealer":
                self._go_on_drawing()
            case "shuffle":
                self._show(self._table.shuffle())
            case "over":
                pass
            case _:
                self._go_on_deciding()

    def _go_on_deciding(self) -> None:
        assert self._table is not None and self._conduct is not None
        match self._conduct.next(self._table.view(PERSON), self._table.header):
            case Ask(seat) if seat in self._others(self._table):
                self._after(motion.THINK.duration(self._speed), lambda: self._pass_screen(seat))
            case Ask(seat):
                self._ask(seat)
            case Invite() if self._hidden and self.view.hand is not None:
                self._draw_curtain()
            case Invite() as invite:
                self._invite(invite if self._lesson is None else _explained(invite, self._lesson.words()))
            case Do(action):
                self._act(action)

    def _invite(self, invite: Invite) -> None:
        """The person is to decide: shows how."""
        picture = self._picture()
        if self._shown != picture:
            self._shown = picture
            self._director.enqueue([Step(None, picture)])
            return
        self._half_way = bool(invite.step)
        self._show_buttons()
        if invite.note:
            self._scene.note(invite.note)
        self._call(invite)
        self.changed.emit()

    # ------------------------------------------------------------ several people at one screen

    @property
    def _several(self) -> bool:
        return len(self._persons) > 1

    def _others(self, table: Table) -> frozenset[Seat]:
        """The persons besides the one who looks, as they sit on the table as it is turned."""
        return frozenset(table.seat_of(seat) for seat in self._persons) - {PERSON}

    def _hide(self) -> None:
        """From now on nobody's cards are shown, until a person takes the screen."""
        if not self._hidden:
            self._hidden = True
            self._scene.furniture.silence()
            self.log_changed.emit(self._sentences())
            self.covered.emit()

    def _pass_screen(self, seat: Seat) -> None:
        """Another person is to decide: the table is turned to him, with his cards covered."""
        assert self._table is not None and self._conduct is not None
        self._hide()
        self._table = self._table.turned(seat)
        self._conduct.turned(seat, self._others(self._table))
        self._drawn = [replace(drawn, seat=moved_seat(drawn.seat, seat)) for drawn in self._drawn]
        self._called = None
        self._scene.set_match(self._table.header)
        self.turned.emit()
        self._stand()

    def _draw_curtain(self) -> None:
        """Asks the next person to take the screen."""
        assert self._table is not None
        self._curtain = True
        words = curtain_text.pass_screen(self._table.header, PERSON)
        self._invite(Invite(words, note=words, step=table_buttons.LIFT))
        if not self._director.busy:
            self._board.point_at_button(table_buttons.LIFT)

    def _lift_curtain(self) -> None:
        """The person has taken the screen: his cards are shown."""
        self._hidden, self._curtain, self._half_way = False, False, False
        self._board.card_played()  # the same gesture plays no card
        self._scene.furniture.silence()
        self._stand()
        self._board.setFocus()

    def _confirmed(self) -> None:
        """Enter on the table itself, with nothing pointed at."""
        if self._curtain and not self._director.busy:
            self._lift_curtain()

    # ------------------------------------------------------------ lessons

    def _show_page(self, lesson: LessonGuide) -> None:
        """Explains something that is to be read."""
        words = lesson.words()
        self._invite(Invite(words, note=words, step=lesson.topic))
        if lesson.over and not self._director.busy:
            self._board.point_at_button(table_buttons.PLAY_MATCH)

    def _turn_page(self, lesson: LessonGuide) -> None:
        """The person has read what is explained. Without a page the task is explained once more, for its
        words may have given way to a refusal."""
        if not lesson.reading or lesson.over:
            self._go_on()
            return
        lesson.turn_page()
        self._half_way = False
        self._scene.set_focus(None)  # the same key or click plays no card
        self._board.card_played()
        self._scene.furniture.drop_hint()
        self._show_buttons()
        self._go_on()

    def _objection(self, action: Action) -> str | None:
        """Why the lesson, if this is one, does not take what the person has chosen."""
        return None if self._lesson is None else self._lesson.objection(action)

    # ------------------------------------------------------------ the draw for the first deal

    def _go_on_drawing(self) -> None:
        assert self._table is not None
        if self._draw is None:
            self._draw = DealerDraw.start(self._table.header.rules, self._others(self._table) | {PERSON})
        draw = self._draw
        # That a card of the draw is the highest is told by the event that follows from it.
        invite = Invite("" if draw.winner is not None else self._turn_sentence())
        if draw.by_hand:  # whoever of several: all look on, and no hand is there to be covered
            self._invite(invite)
            self._point_at_middle()
        elif draw.to_draw is not None:
            self._after(motion.THINK.duration(self._speed), self._draw_for_bot)
        else:
            self._invite(invite)
            self._after(motion.READING_MS if self._speed is not Speed.OFF else 0, self._end_round)

    def _point_at_middle(self) -> None:
        """A card of the spread pack stands out, so that Enter alone draws one."""
        spread = self._scene.pack_keys()
        if spread and self._scene.focus_key not in spread:
            self._scene.set_focus(spread[len(spread) // 2])

    def _draw_for_bot(self) -> None:
        if self._draw is not None and self._draw.to_draw is not None:
            self._take(random.choice(self._draw.places))  # only for show: the pack is shuffled

    def _take(self, place: int) -> None:
        assert self._draw is not None
        self._draw = self._draw.take(place)
        self._shown = self._picture()
        drawn = self._draw.drawn[-1]
        self._drawn.append(drawn)
        self._director.enqueue([Step(drawn, self._shown)])
        self._show_buttons()

    def _end_round(self) -> None:
        assert self._draw is not None and self._table is not None
        winner = self._draw.winner
        if winner is None:
            self._draw = self._draw.again()
            self._go_on()
            return
        self._draw = None
        self._act(DrawDealer(winner))

    def _ask(self, seat: Seat) -> None:
        assert self._table is not None and self._conduct is not None
        self._asked_at = monotonic()
        player = self._players[self._table.seat_in_record(seat)]
        self._bots.ask(player, self._table.view(seat), _NO_LIMIT, self._conduct.answers)

    def _answered(self, seat: Seat, answer: Action | None) -> None:
        assert self._conduct is not None
        action = self._conduct.answered(self.view, seat, answer)
        if action is None:
            self._go_on()
        else:
            thought_ms = round(1000 * (monotonic() - self._asked_at))
            self._after(max(0, motion.THINK.duration(self._speed) - thought_ms), lambda: self._act(action))

    def _act(self, action: Action) -> None:
        assert self._table is not None
        self._drop_next()
        self._forget()
        self._show(self._table.act(action))
        self.changed.emit()

    def _forget(self) -> None:
        """Drops what the person had half done: the match has gone on or back."""
        assert self._conduct is not None
        self._conduct.forget()
        self._half_way = False

    def _show(self, happenings: tuple[Happening, ...]) -> None:
        """Queues what happened: each event with the picture after it. What the person does not notice moves
        nothing."""
        assert self._table is not None and self._conduct is not None
        picture = self._shown or self._picture()
        steps = []
        for happening in happenings:
            event, after = happening.event, happening.after
            if happening is happenings[-1]:
                picture = self._conduct.picture(self.view)
            else:
                picture = self._conduct.after(picture, self._visible(event, after) or event)
            picture = self._with_cover(picture)
            steps.append(Step(self._seen(event, after), picture))
        self._shown = picture
        self._keep_buttons()
        self._director.enqueue(steps)

    def _seen(self, event: Event, after: MatchState) -> Event | None:
        """The event as the person notices it, if he does. While no hand is open, what is for one person alone
        waits for him."""
        assert self._table is not None
        seen = self._visible(event, after)
        if not self._hidden or isinstance(event, Dealt):
            return seen
        return seen if seen == self._table.header.game.visible(event, PERSON, after) else None

    def _visible(self, event: Event, after: MatchState) -> Event | None:
        """The event as it can be seen by whoever looks, or by everybody while no hand is open."""
        assert self._table is not None
        return self._table.header.game.visible(event, None if self._hidden else PERSON, after)

    def _picture(self) -> Picture:
        assert self._conduct is not None
        view = self.view
        if self._hidden and view.hand is not None:  # what the person does or hears is not for all
            return self._with_cover(self._conduct.picture(view))
        return self._conduct.picture_to_decide(view, self._draw)

    def _with_cover(self, picture: Picture) -> Picture:
        """The picture as everybody may see it while no hand is open."""
        view: Any = picture.view
        if not self._hidden or view.hand is None:
            return picture
        lies_open = picture.turned is not None and picture.turned[1] is PERSON
        return picture.covered(view.hand.counts[PERSON.place] - lies_open)

    def _turn_sentence(self) -> str:
        assert self._table is not None
        return self._picture().told.turn(self._table.header)

    # ------------------------------------------------------------ waiting

    def _after(self, ms: int, do: Callable[[], None]) -> None:
        self._next = do
        self._pace.start(ms)

    def _fire(self) -> None:
        do, self._next = self._next, None
        self._pace.stop()
        if do is not None:
            do()

    def _drop_next(self) -> None:
        """Forgets what would have happened by itself: a player's answer, a hint or a feast among it."""
        self._next = None
        self._pace.stop()
        self._bots.cancel()
        if self._advisers.thinking:
            self._advisers.cancel()
            self.changed.emit()
        self._feasts.clear()
        self._scene.celebration.stop()

    @property
    def _speed(self) -> Speed:
        settings = self._settings()
        return Speed.OFF if settings.reduced_motion else Speed(settings.speed)

    def _pause_before(self, step: Step) -> Wait:
        if self._conduct is None or step.happened is None or isinstance(step.happened, Drawn):
            return 0
        match self._conduct.pause(step.happened):
            case Pause.TRICK if self._lesson is not None and self._settings().trick_pause == "normal":
                return motion.TRICK_PAUSE_MS["long"]  # for whoever does not read the cards at a glance yet
            case Pause.TRICK:
                return motion.TRICK_PAUSE_MS[self._settings().trick_pause]
            case Pause.READING:
                return motion.READING_MS
            case Pause.NONE:
                return 0

    # ------------------------------------------------------------ what is told

    def _step_began(self, step: Step) -> None:
        if self._conduct is None or step.happened is None or isinstance(step.happened, Drawn):
            return
        outcry = self._conduct.outcry(step.happened)
        if outcry is None:
            return
        if outcry.sound is not None:
            self._play_sound(outcry.sound)
        self._scene.furniture.say(outcry.by, outcry.words, outcry.detail)

    def _step_ended(self, step: Step) -> None:
        happened = step.happened
        if self._conduct is not None and happened is not None and not isinstance(happened, Drawn):
            feast = self._conduct.feast(happened)
            if feast is not None:
                self._feasts.add(feast)
        self._board.set_buttons(self._specs())
        sentence = self._sentence(happened)
        if sentence:
            self.logged.emit(sentence)

    def _announce(self, sentence: str | None) -> None:
        if sentence:
            self.announced.emit(sentence)

    def _decision(self, step: str = "") -> tuple[int, int, str]:
        """Which decision the match has come to, and which step of it."""
        assert self._table is not None
        return len(self._table.actions), len(self._drawn), step

    def _call(self, invite: Invite) -> None:
        """Tells the person that he is to decide: once, however often the table is shown anew meanwhile."""
        if self._called != self._decision(invite.step):
            self._called = self._decision(invite.step)
            self._announce(invite.call)

    def _sentence(self, happened: Event | Drawn | None) -> str | None:
        if self._table is None or self._conduct is None or happened is None:
            return None
        if isinstance(happened, Drawn):
            return table_text.drawn_sentence(happened, self._table.header)
        return self._conduct.sentence(happened, self._table.header)

    def _sentences(self) -> list[str]:
        """All that has been shown up to now."""
        if self._table is None:
            return []
        state = self._table.state
        seen = [event for event in self._table.events if self._seen(event, state) is not None]
        events: list[Event | Drawn] = [*self._drawn, *seen]
        to_come = sum(step.happened is not None for step in self._director.pending)
        events = events[: len(events) - to_come]
        return [sentence for event in events if (sentence := self._sentence(event))]

    # ------------------------------------------------------------ results

    def _result_waits(self) -> bool:
        if self._table is None or self._conduct is None or self._lesson is not None:
            return False  # a lesson tells the result itself
        results = self._table.state.results
        return len(results) > self._acknowledged and self._conduct.shows_result(results[-1])

    def _end_hand(self) -> None:
        """Shows the result; where our side has all ten tricks the table celebrates that before."""
        ms = MOTIONS[Feast.SWEEP].duration(self._speed)
        if Feast.SWEEP not in self._feasts or ms == 0:
            self._show_result()
            return
        self._feasts.remove(Feast.SWEEP)
        self._scene.celebrate(Feast.SWEEP)
        self._after(ms, self._show_result)

    def _show_result(self) -> None:
        self._board.set_buttons(())
        self._scene.furniture.silence()
        self.result_due.emit(True)
        if Feast.MATCH in self._feasts:
            self._play_sound(Sound.WIN)
            self._scene.celebrate(Feast.MATCH)
        self._feasts.clear()
        self.changed.emit()

    # ------------------------------------------------------------ the pack

    def _place_chosen(self, place: int) -> None:
        if self._conduct is None or self._director.busy:
            return
        if self._draw is not None and self._draw.by_hand and place in self._draw.places:
            self._board.card_played()
            self._take(place)
        elif (action := self._conduct.choose_place(self.view, place)) is not None:
            self._attempt(action)

    def _pack_pointed(self, place: int) -> None:
        if self._conduct is None or self._director.busy:
            return
        if self._draw is not None and self._draw.by_hand:
            self._scene.set_focus((PACK, place))
        elif self._conduct.point_at_place(self.view, place):
            self._shown = self._picture()
            self._director.show(self._shown)

    # ------------------------------------------------------------ buttons

    def _show_buttons(self) -> None:
        """Shows the buttons of the moment, and lays the table out with them."""
        self._keep_buttons()
        if self._shown is not None and not self._director.busy:
            self._scene.sync(self._shown)
        self._board.set_buttons(self._specs())

    def _keep_buttons(self) -> None:
        """Takes away the buttons that mean nothing any more, and keeps room for those that will come."""
        specs = self._specs()
        reserved = 0 if self._conduct is None else self._conduct.least_buttons(self.view)
        if self._lesson is not None or self._several:
            reserved = max(reserved, 1)
        self._scene.set_buttons(max(reserved, len(button_rows(specs))))
        shown = {spec.action for spec in self._board.specs}
        self._board.set_buttons(tuple(spec for spec in specs if spec.action in shown))

    def _specs(self) -> tuple[ButtonSpec, ...]:
        if self._table is None or self._conduct is None:
            return ()
        if self._lesson is not None and self._lesson.reading:
            return self._lesson.buttons()
        if self._draw is not None:
            return table_buttons.draw_buttons() if self._draw.by_hand else ()
        if self._curtain:
            return table_buttons.curtain_buttons()
        if self._hidden and self.view.hand is not None:
            return ()
        return self._conduct.buttons(self.view, self._table.header)

    def _pressed(self, button: str) -> None:
        self._director.drain()
        if self._table is None or self._conduct is None:
            return
        if all(button not in spec.actions for spec in self._specs()):
            return
        if self._lesson is not None and self._lesson.reading:
            self._press_in_lesson(self._lesson, button)
            return
        if self._draw is not None:
            self._place_chosen(random.choice(self._draw.places))
            return
        if self._curtain:
            self._lift_curtain()
            return
        pressed = self._conduct.press(self.view, button)
        if isinstance(pressed, Half):
            self._half_done()
        elif self._table.why_not(pressed) is None:
            self._attempt(pressed)

    def _press_in_lesson(self, lesson: LessonGuide, button: str) -> None:
        if button == table_buttons.GO_ON:
            self._turn_page(lesson)
        else:
            self.lesson_done.emit(button == table_buttons.PLAY_MATCH)

    def _half_done(self) -> None:
        """The person has changed his mind about what he has half done. Nothing else goes on before it is
        clear whether that must wait."""
        self._half_way = False
        self._drop_next()
        self._scene.furniture.drop_hint()
        self._show_buttons()
        self._go_on()

    def decide(self, action: Action) -> None:
        """Does what the person has decided, if it can come next and nobody else is to decide first."""
        if self._table is not None and self.waits_for_person and self._table.why_not(action) is None:
            self._attempt(action)

    def _attempt(self, action: Action) -> None:
        """Does what the rules allow, unless a lesson has something against it."""
        if self._lesson is not None and not self._lesson.waits:
            return
        objection = self._objection(action)
        if objection is None:
            self._act(action)
        else:
            self._scene.note(objection)
            self._announce(objection)


def _explained(invite: Invite, words: str) -> Invite:
    """An invitation in the words of a lesson; what the person has half done is still told."""
    half_done = invite.note and invite.call != invite.note
    return Invite(invite.call if half_done else words, note=words, step=invite.step)
