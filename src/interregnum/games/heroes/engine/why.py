"""Why an answer is not listed: what follows from a view for whoever would have liked to give it.

Nothing is said of what is listed. The checks are those of the rules themselves, asked about the open facts of the view,
so that nothing hidden can come in (MMH-INFO).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from interregnum.games.heroes.engine import choices as c
from interregnum.games.heroes.engine.flow.programs import TAKING_OVER_HERO, TAKING_OVER_LOSER
from interregnum.games.heroes.engine.flow.rounds import PASS, can_march
from interregnum.games.heroes.engine.imagine import pending_of
from interregnum.games.heroes.engine.map import hindrances as on_map
from interregnum.games.heroes.engine.map.board import NO_PLACE
from interregnum.games.heroes.engine.map.zone import zone_of
from interregnum.games.heroes.engine.reasons import Reason, because
from interregnum.games.heroes.engine.state import NOT_IN_PLAY, State
from interregnum.games.heroes.engine.terms import ACTIVATE, NO_FIELD
from interregnum.games.heroes.engine.town import hindrances as in_town
from interregnum.games.heroes.engine.view import View
from interregnum.kernel.ids import NOBODY, WATCHER, Choice

FINAL: Final = ("stands", "other-faction", "highest-level", "in-play")  # what no other moment would change


class WhyNot:
    """Asks the rules about one view why an answer is not there."""

    def __init__(self, view: View, position: State) -> None:
        self.view: Final = view
        self.position: Final = position
        self.found_hindrances: on_map.Hindrances | None = None
        self.found_barracks: in_town.Barracks | None = None

    def reasons(self, choice: Choice) -> list[Reason]:
        """All that forbids an answer; nothing of one that is listed."""
        if c.GO <= choice < c.USE:
            return self.of_field(choice)
        if c.BUY <= choice < c.SELL:
            return self.of_recruitment(choice)
        if choice == c.LEVEL_UP or c.BUILD_IT <= choice < c.CARD:
            return self.of_building(choice)
        if c.PLAY <= choice < c.FIGHTER:
            return self.of_card(choice)
        if c.HEROES <= choice < c.PARTS and self.view.ask == c.NEXT_HERO:
            return self.untimely(c.NEXT_HERO) or self.of_hero(choice - c.HEROES)
        return self.unlisted(choice)

    def untimely(self, ask: i64) -> list[Reason]:
        """Why it is not the moment: nobody is asked, somebody else is, or something else."""
        view = self.view
        if view.over:
            return because("over")
        if view.viewer == WATCHER:
            return because("watching")
        if view.asked != view.viewer:
            return [Reason("not-asked", [view.asked])]
        if view.ask == ask:
            return []
        if ask == c.MOVE:
            return because("needs-activation")
        if ask == c.BUILD:
            return because("needs-build")
        return because("needs-recruit" if ask == c.RECRUIT else "not-what-is-asked")

    def unlisted(self, choice: Choice) -> list[Reason]:
        """Of what needs no words: it is listed or not."""
        return [] if choice in self.view.choices else self.untimely(self.view.ask) or because("not-what-is-asked")

    # -- the map

    def of_field(self, choice: Choice) -> list[Reason]:
        field: i64 = (choice - c.GO) % (c.VISIT - c.GO)
        board = self.view.board
        if choice >= c.FIELD + board.size or field >= board.size or board.terrain[field] == NO_FIELD:
            return because("not-what-is-asked")
        if choice >= c.FIELD:
            return self.of_named_field(field)
        if choice >= c.VISIT and board.place[field] == NO_PLACE:
            return because("nothing-here")
        late = self.untimely(c.MOVE)
        if late:
            return late
        found = self.hindrances()
        return found.to_go(field) if choice < c.VISIT else found.to_visit(field)

    def of_named_field(self, field: i64) -> list[Reason]:
        """Where a town stands, a portal ends, or a place is taken over."""
        position, ask = self.position, self.view.ask
        if ask not in (c.TOWN, c.PORTAL, c.TAKE_OVER):
            return self.unlisted(c.FIELD + field)
        late = self.untimely(ask)
        if late:
            return late
        if ask == c.TOWN:
            return on_map.to_found(position, field)
        if ask == c.PORTAL:
            return on_map.to_arrive(position, field)
        slots = self.view.stack[-1].slots
        return on_map.to_take_over(
            position, slots[TAKING_OVER_LOSER], zone_of(position, slots[TAKING_OVER_HERO]), field
        )

    def hindrances(self) -> on_map.Hindrances:
        if self.found_hindrances is None:
            self.found_hindrances = on_map.Hindrances(self.position, pending_of(self.view.stack[-1]))
        return self.found_hindrances

    # -- the town

    def of_building(self, choice: Choice) -> list[Reason]:
        """What the building lacks, and why it is not the moment."""
        seat = self.view.viewer
        if not self.has_town():
            return self.untimely(c.BUILD)
        if choice == c.LEVEL_UP:
            found = in_town.to_rise(self.position, seat)
        else:
            all_gold = choice >= c.BUILD_GOLD
            number: i64 = choice - (c.BUILD_GOLD if all_gold else c.BUILD_IT)
            if number >= len(self.view.box.building_level):
                return because("not-what-is-asked")
            found = in_town.to_build(self.position, seat, number, all_gold)
        late = self.untimely(c.BUILD)
        if not late and self.view.stack[-1].step > 0:
            late = because("has-built")
        return timed(found, late)

    def of_recruitment(self, choice: Choice) -> list[Reason]:
        """What is missing for a unit or a hero, and why it is not the moment."""
        if not self.has_town():
            return self.untimely(c.RECRUIT)
        barracks = self.barracks()
        hero = hero_of(choice)
        if hero >= len(self.view.at):
            return because("not-what-is-asked")
        if choice < c.UPGRADE:
            found = barracks.to_buy(*c.bought(choice))
        elif choice < c.HIRE:
            found = barracks.to_upgrade(*c.upgraded(choice))
        elif choice < c.DISMISSAL:
            found = barracks.to_hire(hero)
        else:
            found = barracks.to_dismiss(*c.dismissed(choice))
        return timed(found, self.untimely(c.RECRUIT))

    def has_town(self) -> bool:
        """Whether the viewer plays a faction: before that, and for watchers, there is nothing to look into."""
        view = self.view
        return view.viewer != WATCHER and view.factions[view.viewer] != NOBODY

    def barracks(self) -> in_town.Barracks:
        if self.found_barracks is None:
            now = None if self.untimely(c.RECRUIT) else pending_of(self.view.stack[-1])
            self.found_barracks = in_town.Barracks(self.position, self.view.viewer, now)
        return self.found_barracks

    # -- action cards and activations

    def of_card(self, choice: Choice) -> list[Reason]:
        """Why an action card is not played: it is used up, not there, or nobody could march (MMH-RUL-11)."""
        view, box = self.view, self.view.box
        card: i64 = (choice - c.PLAY) // 4
        action: i64 = (choice - c.PLAY) % 4
        if card >= len(box.card_actions) or action > PASS:
            return because("not-what-is-asked")
        late = self.untimely(c.TURN)
        if late:
            return late
        if view.cards[view.viewer] & (1 << card) == 0:
            return because("no-action-card")
        if view.ready[view.viewer] & (1 << card) == 0:
            return because("card-spent")
        marches = action != PASS and box.card_actions[card][action] == ACTIVATE
        return because("nobody-marches") if marches and not can_march(self.position, view.viewer) else []

    def of_hero(self, hero: i64) -> list[Reason]:
        """Why a hero is not activated next (MMH-HACT-05, 07)."""
        view = self.view
        if hero >= len(view.at):
            return because("not-what-is-asked")
        if self.position.seat_of_hero(hero) != view.viewer:
            return because("other-faction")
        if view.at[hero] == NOT_IN_PLAY:
            return [Reason("not-in-play", [hero])]
        if hero in view.stack[-1].lot:
            return [Reason("had-turn", [hero])]
        return [] if self.position.army_size(hero) > 0 else [Reason("hero-without-units", [hero])]


def hero_of(choice: Choice) -> i64:
    """The hero that a purchase, an upgrade, a hero's entry or a dismissal is about."""
    if choice < c.UPGRADE:
        return c.bought(choice)[0]
    if choice < c.HIRE:
        return c.upgraded(choice)[0]
    return choice - c.HIRE if choice < c.DISMISSAL else c.dismissed(choice)[0]


def timed(found: list[Reason], late: list[Reason]) -> list[Reason]:
    """What is missing, and that it is not the moment, unless no moment would be."""
    if len(found) == 1 and found[0].why in FINAL:
        return found
    return found + late
