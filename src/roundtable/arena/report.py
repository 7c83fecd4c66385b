"""A report: one page that needs nothing else, with what a file of results says about bots and games."""

import json
from html import escape
from typing import Final

from roundtable import bots
from roundtable.arena import charts, insight
from roundtable.arena.charts import Bar
from roundtable.arena.playing import Result
from roundtable.arena.results import Results
from roundtable.arena.standings import Standings
from roundtable.arena.tally import Z, interval
from roundtable.kernel.rules import title_id
from roundtable.text import Words

STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:2rem auto;padding:0 1rem;color:#222;"
    "background:#fffdf8}svg{width:100%;height:auto;margin:.5rem 0 1.5rem}h2{border-top:1px solid #ccc;padding-top:1rem}"
    "code{background:#eee;padding:.1em .3em;overflow-wrap:anywhere}.note{color:#666;font-size:.9em}"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#1c1a17}code{background:#333}}"
)


class Report:
    """Puts the page together, in the words of one language."""

    def __init__(self, results: Results, words: Words) -> None:
        self.results: Final = results
        self.words: Final = words

    def page(self) -> str:
        """Give the whole page."""
        title = self.words.say("report-title")
        body = "".join([self.league(*one) for one in self.results.leagues()])
        return (
            f'<!doctype html><html lang="{self.words.language}"><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE}</style><h1>{escape(title)}</h1>{body}</html>\n"
        )

    def league(self, number: int, key: str, command: str) -> str:
        """Give the part about one league; one without a game says so."""
        game, _, names, seats, settings, _, _ = json.loads(key)
        played = list(self.results.games(number))
        found = [result for _, result in played]
        standings = Standings(names)
        for fixture, result in played:
            standings.add(fixture, result)
        head = self.words.say("arena-title", game=self.words.render(title_id(game), {}), seats=seats, count=len(found))
        chosen = ", ".join([f"{name} = {value}" for name, value in settings.items()])
        part = f"<h2>{escape(head)}</h2>" + (f"<p>{escape(chosen)}</p>" if chosen else "")
        part += f"<p class=note><code>{escape(command)}</code></p>" if command else ""
        if not found:
            return part
        part += self.who_is_better(standings, seats)
        part += self.where_points_come_from(found, names)
        part += self.how_games_go(found, seats)
        return part + self.what_wins(found)

    def plot(self, heading: str, drawn: str, note: str = "") -> str:
        """Give a plot below its heading."""
        about = f"<p class=note>{escape(note)}</p>" if note else ""
        return f"<h3>{escape(heading)}</h3>{drawn}{about}"

    def name(self, bot: str) -> str:
        """Give a bot's name."""
        for level in bots.LADDER:
            if level.id == bot:
                return self.words.render(level.message, {})
        return bot

    def who_is_better(self, standings: Standings, seats: int) -> str:
        """Victories with their intervals, ratings, and strength against thinking time."""
        victories, ratings, strength = [], [], []
        for tally, rating in zip(standings.tallies, standings.ratings, strict=True):
            low, high = interval(tally.share, tally.games)
            told = f"{100 * tally.share:.1f} % ({100 * low:.0f}–{100 * high:.0f}), {tally.mean_points:.1f}"
            victories.append(Bar(self.name(tally.name), 100 * tally.share, 100 * low, 100 * high, told))
            half = Z * rating.sigma
            told = f"{rating.mu:.1f} ± {half:.1f}"
            ratings.append(Bar(self.name(tally.name), rating.mu, rating.mu - half, rating.mu + half, told))
            strength.append((tally.mean_milliseconds, rating.mu, self.name(tally.name)))
        say = self.words.say
        part = self.plot(
            say("report-victories"), charts.bars(victories, say("report-victories")), say("report-victories-note")
        )
        if seats == 1:
            return part
        part += self.plot(
            say("report-ratings"), charts.bars(ratings, say("report-ratings")), say("report-ratings-note")
        )
        drawn = charts.dots(strength, say("report-thinking-across"), say("report-ratings"), say("report-thinking"))
        return part + self.plot(say("report-thinking"), drawn)

    def where_points_come_from(self, found: list[Result], names: list[str]) -> str:
        """Points by source, for every bot."""
        parts = [self.words.render(source, {}) for source in found[0].sources]
        if not parts:
            return ""
        rows = [insight.by_source(found, which) for which in range(len(names))]
        named = [self.name(name) for name in names]
        heading = self.words.say("report-sources")
        return self.plot(heading, charts.stacks(named, parts, rows, heading))

    def how_games_go(self, found: list[Result], seats: int) -> str:
        """Whether a seat has an advantage, and how long games are."""
        part = ""
        if seats > 1:
            rows = []
            for seat, (share, games) in enumerate(insight.by_seat(found)):
                low, high = interval(share, games)
                rows.append(Bar(self.words.seat(seat), 100 * share, 100 * low, 100 * high, f"{100 * share:.1f} %"))
            heading = self.words.say("report-seats")
            part += self.plot(heading, charts.bars(rows, heading))
        heading = self.words.say("report-length")
        return part + self.plot(heading, charts.columns(*insight.lengths(found), heading))

    def what_wins(self, found: list[Result]) -> str:
        """Answers that go with victory, and those that go with defeat."""
        rows = []
        for one in insight.what_wins(found):
            told = f"{100 * one.share:.0f} % : {100 * one.others:.0f} % ({one.seats})"
            rows.append(Bar(one.notation, 100 * (one.share - one.others), told=told))
        if not rows:
            return ""
        heading = self.words.say("report-what-wins")
        return self.plot(heading, charts.bars(rows, heading), self.words.say("report-what-wins-note"))
