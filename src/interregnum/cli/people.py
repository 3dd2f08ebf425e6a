"""Who is here and what the others decide about it, in words."""

from __future__ import annotations

from collections.abc import Sequence

from interregnum.cli.speech import Speech
from interregnum.cli.store import plain_name
from interregnum.wire import frames

QUICK, SLOW = 0.5, 1.5  # seconds: a pace below is quick, one above slow


def told(speech: Speech, news: frames.AnyNews) -> str:
    """A piece of news about people; nothing if it is about something else."""
    match news:
        case frames.Petitioned():
            return asked(speech, news.what, news.by, news.about, news.name)
        case frames.Settled():
            return speech.ui(
                "people-settled", why=news.why, player=name(speech, news.by), about=name(speech, news.about)
            )
        case frames.StoodIn():
            return speech.ui("people-stood-in", player=name(speech, news.seat), players=names(speech, news.agreed))
        case frames.Offered():
            return speech.ui("people-offered", player=name(speech, news.seat), players=names(speech, news.agreed))
        case frames.TakenOver():
            agreed = ", ".join(plain_name(one) for one in news.agreed)
            facts = {"player": plain_name(news.name), "before": plain_name(news.before), "players": agreed}
            return speech.ui("people-taken-over", **facts)
        case frames.Ended():
            told = "ended" if news.agreed else "ended-by-host"
            return speech.ui(f"people-{told}", players=names(speech, news.agreed))
        case frames.HandedOn():
            return handed_on(speech, news)
        case frames.Arranged():
            return arranged(speech, name(speech, news.by), news.patience, news.pace)
        case frames.GotUp():
            return speech.ui("people-taken-off", player=plain_name(news.name), by=name(speech, news.by))
    return ""


def name(speech: Speech, seat: int | None) -> str:
    return "" if seat is None else speech.names[seat]


def names(speech: Speech, seats: Sequence[int]) -> str:
    return ", ".join(speech.names[seat] for seat in seats)


def asked(speech: Speech, what: str, by: int | None, about: int | None, outsider: str) -> str:
    """What is suggested, what somebody from outside asks for, or what the table itself asks."""
    if outsider:
        return speech.ui(f"people-asked-{what}", name=plain_name(outsider), about=name(speech, about))
    if by is None:
        return speech.ui("people-asked-table", about=name(speech, about))
    return speech.ui("people-asked", what=what, player=name(speech, by), about=name(speech, about))


def handed_on(speech: Speech, news: frames.HandedOn) -> str:
    if news.by is not None:
        return speech.ui("people-host-by", player=name(speech, news.seat), by=name(speech, news.by))
    return speech.ui("people-host-agreed", player=name(speech, news.seat), players=names(speech, news.agreed))


def arranged(speech: Speech, player: str, patience: int | None, pace: float | None) -> str:
    return speech.ui("people-arranged", player=player, seconds=patience or 0, pace=pace_word(pace))


def pace_word(pace: float | None) -> str:
    """How fast bots play."""
    return "usual" if pace is None else "quick" if pace < QUICK else "slow" if pace > SLOW else "usual"


def petitions(speech: Speech, table: frames.TableInfo) -> list[str]:
    """What waits for agreement, and whose."""
    return [f"{asked(speech, one.kind, one.by, one.about, one.name)} {missing(speech, one)}" for one in table.petitions]


def missing(speech: Speech, one: frames.Petition) -> str:
    return speech.ui("people-missing", players=names(speech, one.missing))


def stories(speech: Speech, table: frames.TableInfo) -> list[str]:
    """Who else played the seats of a game, for its result."""
    return [story(speech, one) for seat in table.seats for one in seat.story]


def story(speech: Speech, one: frames.Turnover) -> str:
    facts = {"what": one.what, "name": plain_name(one.name)}
    if not one.agreed:
        return speech.ui("people-story", **facts)
    return speech.ui("people-story-agreed", **facts, players=", ".join(plain_name(agreed) for agreed in one.agreed))
