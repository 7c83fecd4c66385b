"""One table: the state every game shares, and the loop that drives it from question to question."""

from typing import Final, Generic, Self, TypeVar

from roundtable.kernel import envelopes, openness
from roundtable.kernel.action import Action
from roundtable.kernel.agenda import Extras, Question, Step
from roundtable.kernel.chance import Chance
from roundtable.kernel.errors import IllegalAction, reason_in
from roundtable.kernel.journal import EVERYBODY, Journal
from roundtable.kernel.key import Key, key_of
from roundtable.kernel.layout import Layout
from roundtable.kernel.openness import mypyc_attr
from roundtable.kernel.past import FORCED, JOINED, Past
from roundtable.kernel.position import digest_of, save_position
from roundtable.kernel.projection import Projection
from roundtable.kernel.record import Record
from roundtable.kernel.rules import Rules, prompt_id, question_id
from roundtable.kernel.ways import Way
from roundtable.kernel.wording import Message, Names, Wording
from roundtable.kernel.zone import Zone, redeal

G = TypeVar("G", bound="Game")
R = openness.TypeVar("R", bound=Rules, covariant=True, default=Rules)

ENDLESS: Final = 100_000  # steps without a question
DEALS: Final = 10_000  # tries to deal a position in which the same question is asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[R]):
    """A table. Subclasses declare attributes, and fill in `setup`, `layout`, `sees` and `scores`."""

    rules: R
    extras: Extras[Self]
    agenda: list[Step[Self]]
    chance: Chance
    clock: int  # shuffles so far: the moments of knowledge
    hidden: tuple[tuple[tuple[int, ...], ...], ...]  # per family, seat and card: hidden since that moment
    early: tuple[int, ...]  # answers laid down before their question came up: its place on the agenda, action id, …
    found: tuple[Action, ...]  # the options of the question on top
    forced: bool  # the kernel answers questions that have one answer
    learned: int  # seats that learned something since the last action began
    sealed: bool  # the rules sealed the past since the last action began
    round_over: bool  # a round ended since the last question
    past: Past[Self] | None
    journal: Journal | None

    # ---- what a game fills in ----

    def setup(self) -> None:
        """Set the table up for a new game and push the first step."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """Give the layout of the game's own attributes."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise BadPosition if a component is missing or stands twice."""

    def families(self) -> list[list[Zone]]:
        """Give the zones among which hidden cards may lie, one list per kind of card."""
        return []

    def endless(self) -> int:
        """Give the number of a card of which there are any number, all alike; -1 if every card is a single one."""
        return -1

    def dream(self, seat: int, chance: Chance) -> None:
        """Deal anew what is hidden from a seat and lies in no zone. A game that has such things needs `veiled`, too."""

    def veiled(self, seat: int) -> Self:
        """Give a copy for `key` in which what `dream` deals anew tells nothing; the table itself if there is none."""
        return self

    def sees(self, seat: int | None) -> dict[str, object]:
        """Build what a seat may know, from nothing; None is a spectator."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Give the points of every seat as they stand."""
        raise NotImplementedError

    def obstacles(self, seat: int, action: Action) -> list[Message]:
        """Say what keeps a seat from an action, whatever is asked: a price, a limit, another phase; the worst first.

        Only called after a refusal. It may tell no more than the seat knows.
        """
        return []

    def ways(self, seat: int) -> list[Way]:
        """Give the ways to things further off that a seat could take now, the best of each thing first.

        They may tell no more than the seat knows.
        """
        return []

    def sources(self) -> Names | None:
        """Give the names of what points come from; None if the game does not tell them apart."""
        return None

    def sheet(self) -> list[list[int]]:
        """Give the points of every seat by source, in the order of the sources' names."""
        return []

    def projection(self, viewer: int | None) -> Projection | None:
        """Give the points as a scoring now would leave them, as far as a seat may know; None if there is no such thing.

        It has the sources of the sheet.
        """
        return None

    def purse(self, seat: int) -> dict[str, int]:
        """Give what a seat has gathered and not yet spent, by name; nothing where the game has no such points."""
        return {}

    def winners(self) -> list[int]:
        """Give the seats that won; empty while the game goes on."""
        if not self.over:
            return []
        scores = self.scores()
        best = max(scores)
        return [seat for seat, points in enumerate(scores) if points == best]

    # ---- steps ----

    def push(self: G, step: Step[G]) -> None:
        """Put a step on top of the agenda."""
        self.agenda.append(step)

    def then(self: G, *steps: Step[G]) -> None:
        """Put steps on the agenda so that the first given comes first."""
        for step in reversed(steps):
            self.agenda.append(step)

    def advance(self: G, most: int = ENDLESS) -> bool:
        """Run steps until somebody is asked or the game is over; False if it took more than `most` to get there.

        A question that nobody can answer, and one that the kernel answers itself, count as steps.
        """
        agenda = self.agenda
        for _ in range(most):
            if not agenda:
                self.found = ()
                self.arrive()
                return True
            step = agenda[-1]
            if not isinstance(step, Question):
                agenda.pop()
                step.run(self)
                continue
            found: list[Action] = []
            self.find(step, found)
            early = envelopes.open_at(self, len(agenda) - 1) if self.early else None
            if not found:
                agenda.pop()
                continue
            self.found = tuple(found)
            self.arrive()
            if self.forced and len(found) == 1:
                if self.past is not None:
                    self.past.note(self, found[0], FORCED)
                self.carry_out(found[0])
                continue
            if early is not None and early in found:
                if self.past is not None:
                    self.past.enter_early(self, early)
                self.carry_out(early)
                continue
            return True
        if most >= ENDLESS:
            raise RuntimeError(f"{ENDLESS} steps without a question; on top: {type(agenda[-1]).__name__}")
        return False

    def find(self: G, question: Question[G], out: list[Action]) -> None:
        """Find a question's options, those of extras behind its own; none if it has no own."""
        question.options(self, out)
        if not out:
            return
        windows = question.windows(self)
        if windows:
            for extra in self.extras.every:
                if extra.windows & windows:
                    extra.options(self, question.seat, windows, out)

    def arrive(self: G) -> None:
        """Note the end of a round at the first question after it."""
        if self.round_over:
            self.round_over = False
            if self.past is not None:
                self.past.round_ended(self)

    def carry_out(self: G, action: Action) -> None:
        """Carry out an answer to the question on top, without going on."""
        question = self.agenda[-1]
        extra = self.extras.by_verb[action.verb]
        if extra is not None:
            extra.take(self, question.seat, action)
            return
        assert isinstance(question, Question)
        self.agenda.pop()
        question.take(self, action)

    def apply(self: G, action: Action) -> None:
        """Carry out an option and go on to the next question."""
        self.carry_out(action)
        self.advance()

    def seal(self) -> None:
        """Close the past: nothing before this can be taken back. Call it at the end of a turn."""
        self.sealed = True

    def turn_over(self, before: Self) -> bool:
        """Say whether a turn has ended since an earlier position: its past was closed, or another seat is asked.

        A game that closes its past within turns, or asks others in them, knows better.
        """
        return self.sealed or (self.seat is not None and self.seat != before.seat)

    def end_round(self) -> None:
        """Close the past at the end of a round; records keep a hash of the position at the next question."""
        self.sealed = True
        self.round_over = True

    # ---- asking ----

    @property
    def over(self) -> bool:
        """The game has ended."""
        return not self.agenda

    def question(self: G) -> Question[G] | None:
        """Give the question on top."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        assert isinstance(top, Question)
        return top

    @property
    def seat(self) -> int | None:
        """Who must decide now; None when the game is over."""
        return self.agenda[-1].seat if self.agenda else None

    @property
    def asks(self) -> str | None:
        """Id of the question asked; None when the game is over."""
        top = self.question()
        return None if top is None else question_id(self.rules.box.vocabulary.game, type(top).__name__)

    @property
    def rule(self) -> str:
        """Id of the statement that the question asked rests on; empty when the game is over."""
        top = self.question()
        return "" if top is None else top.rule_now(self)

    @property
    def waiting(self) -> list[int]:
        """Seats that may answer now; more than one only for simultaneous choices."""
        return [question.seat for question in self.open_questions() if self.options_of(question.seat)]

    def open_questions(self: G) -> list[Question[G]]:
        """Give the question on top and, if it is simultaneous, its neighbours, one per seat."""
        run: list[Question[G]] = []
        for step in reversed(self.agenda):
            if not isinstance(step, Question):
                break
            if run and not (step.together and run[-1].together and type(step) is type(run[-1])):
                break
            if any([question.seat == step.seat for question in run]):
                break
            run.append(step)
        return run

    def options(self) -> tuple[Action, ...]:
        """Give every legal action of the seat that must decide, in a stable order."""
        return self.found

    def options_of(self: G, seat: int) -> tuple[Action, ...]:
        """Give the legal actions of one of the waiting seats; nothing for others."""
        place = self.place_of(seat)
        return self.options_at(place) if place >= 0 else ()

    def place_of(self: G, seat: int) -> int:
        """Give the place on the agenda of the open question that waits for a seat; -1 if none does."""
        place = len(self.agenda)
        for question in self.open_questions():
            place -= 1
            if question.seat == seat and envelopes.at(self, place) is None:
                return place
        return -1

    def options_at(self: G, place: int) -> tuple[Action, ...]:
        """Give the options of a question on the agenda."""
        if place == len(self.agenda) - 1:
            return self.found
        question = self.agenda[place]
        found: list[Action] = []
        if isinstance(question, Question):
            self.find(question, found)
        return tuple(found)

    def describe(self: G, action: Action, seat: int | None = None) -> Message:
        """Give an option's label for people."""
        for question in self.open_questions():
            if seat is None or question.seat == seat:
                extra = self.extras.by_verb[action.verb]
                if extra is not None:
                    label = extra.describe(self, question.seat, action)
                else:
                    label = question.describe(self, action)
                if label is not None:
                    return label
                break
        wording = self.rules.box.vocabulary.verbs[action.verb].wording
        return Message(wording, (action.a, action.b)[: len(wording.params)])

    def touches(self: G, action: Action, seat: int) -> tuple[str, ...]:
        """Give the things a hand would touch for one of a seat's options."""
        if self.extras.by_verb[action.verb] is None:
            for question in self.open_questions():
                if question.seat == seat:
                    return question.touches(self, action)
        return action.touches

    def prompt(self, seat: int | None = None) -> Message | None:
        """Give what is asked, for people; None when the game is over or the seat is not asked."""
        for question in self.open_questions():
            if seat is None or question.seat == seat:
                id = prompt_id(question_id(self.rules.box.vocabulary.game, type(question).__name__))
                return question.prompt(self) or Message(Wording(id, rule=question.rule_now(self)))
        return None

    # ---- answering ----

    def play(self: G, what: Action | str | int, seat: int | None = None, joined: bool = False) -> None:
        """Play an action, its notation or its id. With `seat`, refuse if that seat is not asked.

        With `joined` it belongs to the answer before it: both are taken back together.
        """
        if seat is None and isinstance(what, Action):
            for option in self.found:
                if option is what:
                    self.commit(option, joined)
                    return
        action = self.understand(what)
        if seat is not None and seat != self.seat and seat in self.waiting:
            envelopes.lay_down(self, action, seat)
            return
        question = self.question()
        if question is None:
            raise IllegalAction("game-over", "", action.notation)
        if seat is not None and seat != question.seat:
            raise IllegalAction("not-your-question", question.rule_now(self), action.notation)
        for option in self.found:
            if option is action:
                self.commit(action, joined)
                return
        raise self.refusal(question, action)

    def refusal(self: G, question: Question[G], action: Action) -> IllegalAction:
        """Give the error with which an answer to a question is refused: its most telling reason."""
        rule = question.rule_now(self)
        for reason in self.why_not(question, action):
            return IllegalAction(reason_in(reason), reason.rule or rule, action.notation, reason.args())
        return IllegalAction("not-offered-now", rule, action.notation)

    def why_not(self: G, question: Question[G], action: Action) -> list[Message]:
        """Say why an answer is not among the options of a question, the most telling reason first.

        The question speaks first, or the extra to which the action belongs, then the game. Only called after a refusal.
        """
        own = self.own_reason(question, action)
        found = self.obstacles(question.seat, action)
        return found if own is None else [own, *found]

    def own_reason(self: G, question: Question[G], action: Action) -> Message | None:
        """Say what the question, or the extra to which the action belongs, has against an answer."""
        extra = self.extras.by_verb[action.verb]
        if extra is not None and extra.windows & question.windows(self):
            return extra.why_not(self, question.seat, action)
        return question.why_not(self, action)

    def play_at(self: G, place: int) -> None:
        """Play the option at a place of `options()`."""
        if not 0 <= place < len(self.found):
            raise IllegalAction("no-such-place", self.rule, str(place))
        self.commit(self.found[place])

    def commit(self: G, action: Action, joined: bool = False) -> None:
        """Play one of the options found."""
        if self.past is None:
            self.apply(action)
        else:
            self.past.play(self, action, JOINED if joined else 0)

    def understand(self, what: Action | str | int) -> Action:
        """Give the game's own action for what a caller says."""
        vocabulary = self.rules.box.vocabulary
        action: Action | None = None
        if isinstance(what, Action):
            action = what if vocabulary.has(what) else vocabulary.find(what.notation)
        elif isinstance(what, str):
            action = vocabulary.find(what)
        elif 0 <= what < len(vocabulary.actions):
            action = vocabulary.actions[what]
        if action is None:
            raise IllegalAction("unknown-action", self.rule, str(what)[:80])
        return action

    # ---- taking back ----

    def back(self, seat: int | None = None) -> None:
        """Step back over the last decision of the seat on turn, never over a seal."""
        if seat is not None and envelopes.withdraw(self, seat):
            return
        self.need_past().back(self, seat)

    def restart(self, seat: int | None = None) -> None:
        """Go back to the last seal: the start of the turn, or what was revealed last."""
        self.need_past().restart(self, seat)

    def redo(self, seat: int | None = None) -> None:
        """Play again what was last taken back."""
        self.need_past().redo(self, seat)

    def need_past(self) -> "Past[Self]":
        """Give the past, which clones and imagined games do not keep."""
        if self.past is None:
            raise IllegalAction("no-history", self.rule)
        return self.past

    # ---- copies ----

    def become(self, other: Self) -> None:
        """Copy another table of the same class into this one. Classes written by tools/classes.py do it faster."""
        self.copy_kernel(other)
        self.layout().copy_fields(other, self)

    def clone(self) -> Self:
        """Give an independent copy of the position, without history and journal."""
        copy = type(self)()
        copy.past = None
        copy.journal = None
        copy.become(self)
        return copy

    def another(self) -> Self:
        """Give a blank table with the same rules."""
        blank = type(self)()
        blank.rules = self.rules
        blank.extras = self.extras
        return blank

    def copy_kernel(self, other: Self) -> None:
        """Copy what every game has; `become` of a game calls this first. History and journal stay their own."""
        self.rules = other.rules
        self.extras = other.extras
        self.agenda = other.agenda[:]
        self.chance = other.chance.copy()
        self.clock = other.clock
        self.hidden = other.hidden
        self.early = other.early
        self.found = other.found
        self.forced = other.forced
        self.learned = other.learned
        self.sealed = other.sealed
        self.round_over = other.round_over

    def imagine(self, seat: int, chance: Chance) -> Self:
        """Give a copy in which everything the seat cannot know is dealt anew, and the same question is asked."""
        for _ in range(DEALS):
            copy = self.clone()
            copy.chance = chance.fork()
            for family, zones in enumerate(copy.families()):
                redeal(zones, copy.hidden[family][seat], seat, chance)
            # When others last knew a card is not the seat's to know: it takes them for as wise as itself.
            copy.hidden = tuple([(rows[seat],) * len(rows) for rows in copy.hidden])
            copy.dream(seat, chance)
            if envelopes.dream(copy, seat, chance) and copy.asks_again():
                return copy
        raise RuntimeError(f"no position found in which {self.asks} is asked")

    def asks_again(self: G) -> bool:
        """Find the options anew; say whether the question on top still arises."""
        question = self.question()
        if question is None:
            self.found = ()
            return True
        found: list[Action] = []
        self.find(question, found)
        self.found = tuple(found)
        return bool(found)

    # ---- knowledge and telling ----

    def view(self, seat: int | None) -> dict[str, object]:
        """Give only what a seat may know; seat None is a spectator."""
        return {
            "game": self.rules.box.name,
            "seats": self.rules.seats,
            "settings": dict(self.rules.settings),
            "you": seat,
            "seat": self.seat,
            "waiting": self.waiting,
            "asks": self.asks,
            "rule": self.rule,
            "over": self.over,
            "winners": self.winners(),
            "table": self.sees(seat),
        }

    def tell(self, wording: Wording, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        """Tell everybody what happened."""
        if self.journal is not None:
            self.journal.add(wording, (a, b, c, d, e, f), EVERYBODY)

    def tell_only(self, audience: int, wording: Wording, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        """Tell some seats what happened; `audience` is their mask."""
        if self.journal is not None:
            self.journal.add(wording, (a, b, c, d), audience)

    def key(self, seat: int) -> Key:
        """Give what a seat knows of the position, to look it up among positions already seen; chance is left out."""
        return key_of(self.veiled(seat), seat)

    def facts(self, seat: int) -> Key:
        """Give what a seat knows of the game's own attributes. Classes written by tools/classes.py do it faster."""
        return self.layout().facts(self, seat)

    # ---- data ----

    def save(self) -> dict[str, object]:
        """Give the whole position as JSON data. It holds the key of chance and everything hidden: never for players."""
        return save_position(self)

    def digest(self) -> str:
        """Give a hash of the position."""
        return digest_of(self)

    def record(self) -> Record:
        """Give the game, its settings, its seed and everything played so far."""
        return self.need_past().record(self)
