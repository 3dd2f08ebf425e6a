#!/usr/bin/env python3
"""Measure the browser's client, game by game: how much it loads, how soon it is drawn, and how smoothly it moves.

`--json` for programs, `--why` to see what the longest tasks are made of. Times are those of the clock, and those of
the processor beside them where a trace tells both: on a machine that does other things, too, only these say something.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, Response, ViewportSize

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.showroom import ROOT, answer, browsing, serving, set_up, start

Event = dict[str, Any]  # of a trace

BUILT = ROOT / "src/interregnum/web"
FONTS = (".woff", ".woff2")
WISHES: dict[str, dict[str, Any]] = {
    "hidden-leaders": {},
    "heroes": {"game": "heroes", "options": {"length": "short", "random-factions": True}},
}
OPENINGS = 5
MOVES = 8
PACE = 1.5  # seconds between the answers of bots, so that nothing else comes while something moves
SLOWED = 4  # times: a phone that is not new
LONGEST = {"hidden-leaders": 16, "heroes": 12}  # milliseconds of the processor for one task
PHONE: ViewportSize = {"width": 390, "height": 844}
WINDOW: ViewportSize = {"width": 1440, "height": 900}
STEPS = 40  # of a finger
SHARP = 500  # milliseconds until a map that was let go is drawn sharp again
LANDED = "() => document.querySelector('.flights > *') === null && document.getAnimations().every(isStill)"
STILL = "() => (window.isStill = (one) => one.playState !== 'running' || !(one.effect.getTiming().iterations < 9))"
TASK = "ThreadControllerImpl::RunTask"
FRAME = "ScheduledActionSendBeginMainFrame"  # what posts the task that makes a frame
TRACED = ["toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline", "devtools.timeline"]
# From the message with a frame until the browser has drawn what is in it.
WATCH = """() => {
  window.shown = [];
  const parse = JSON.parse;
  JSON.parse = (text, ...rest) => {
    const found = parse(text, ...rest);
    if (found?.type === "frame") {
      const came = performance.now();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.shown.push(performance.now() - came);
      requestAnimationFrame(() => channel.port2.postMessage(0));
    }
    return found;
  };
}"""


# From opening the page until the browser has drawn the table in it.
FIRST = """new MutationObserver((_, watch) => {
  if (document.querySelector(".board") === null || "drawn" in window) return;
  watch.disconnect();
  const channel = new MessageChannel();
  channel.port1.onmessage = () => (window.drawn = performance.now());
  requestAnimationFrame(() => channel.port2.postMessage(0));
}).observe(document, { childList: true, subtree: true });"""


class Figure(NamedTuple):
    """Something measured, and what it should not exceed."""

    name: str
    value: float
    unit: str
    most: float
    about: str


# --- what is loaded


def files(browser: Browser, url: str, game: str) -> set[Path]:
    """Everything but fonts that a browser loads from the home page to the first move of a game."""
    names: set[str] = set()

    def note(response: Response) -> None:
        names.add(response.url.removeprefix(url).lstrip("/") or "index.html")

    page = browser.new_context(base_url=url, locale="en-GB").new_page()
    page.on("response", note)
    page.goto("/")
    page.locator("h1").wait_for()
    start(page, set_up(page, 2, 1, **WISHES[game]))
    page.wait_for_load_state("networkidle")
    page.context.close()
    return {BUILT / name for name in names if (BUILT / name).is_file() and not name.endswith(FONTS)}


def weight(paths: set[Path]) -> float:
    return sum(len(gzip.compress(path.read_bytes(), 9)) for path in paths) / 1000


def loaded(browser: Browser, url: str) -> list[Figure]:
    """What the first game costs, and what the second adds at its own tables."""
    first, second = (files(browser, url, game) for game in WISHES)
    more = second - first
    if "--why" in sys.argv:
        for path in sorted(more, key=lambda one: -one.stat().st_size):
            print(f"{weight({path}):8.1f} kB {path.name}")
    return [
        Figure("loaded before fonts", weight(first), "kB", 150, f"{len(first)} files, gzipped"),
        Figure("Heroes adds", weight(more), "kB", 130, f"{len(more)} files, gzipped"),
    ]


# --- how soon it is there


def opened(browser: Browser, url: str) -> list[Figure]:
    """Until the home page is drawn in a browser that has nothing of it yet."""
    found: list[float] = []
    for _ in range(OPENINGS):
        page = browser.new_context(base_url=url).new_page()
        page.goto("/")
        page.locator("h1").wait_for()
        page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length > 0")
        found.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        page.context.close()
    return [middle("home drawn after opening", found, 1000)]


def first(browser: Browser, url: str, game: str) -> Figure:
    """Until the first frame of a table is drawn in a browser that has nothing of it yet."""
    host = browser.new_context(base_url=url).new_page()
    table = set_up(host, 4, 3, **WISHES[game])
    start(host, table)
    found: list[float] = []
    for _ in range(OPENINGS):
        page = browser.new_context(base_url=url, storage_state=host.context.storage_state()).new_page()
        page.add_init_script(FIRST)
        page.goto(f"/t/{table}")
        page.wait_for_function("() => 'drawn' in window")
        found.append(page.evaluate("window.drawn"))
        page.context.close()
    host.context.close()
    return middle(f"first frame, {game}", found, 1000)


def middle(name: str, found: list[float], most: float) -> Figure:
    return Figure(name, median(found), "ms", most, f"median of {len(found)}, worst {max(found):.0f}")


# --- how smoothly it moves


def table(browser: Browser, url: str, game: str) -> Page:
    page = browser.new_context(base_url=url, viewport=WINDOW, reduced_motion="no-preference").new_page()
    start(page, set_up(page, 2, 1, **WISHES[game]))
    page.evaluate(STILL)
    page.wait_for_function(
        LANDED
    )  # what looks for us comes with the first look: 330 kB of script, and not the client's
    return page


def played(page: Page) -> None:
    """Some moves, each left alone while it is shown."""
    for _ in range(MOVES):
        page.locator("section.end, .choices").first.wait_for()
        page.evaluate("performance.mark('begins')")
        if not answer(page):
            return
        page.wait_for_function(LANDED)
        page.evaluate("performance.mark('ends')")


def shown(browser: Browser, url: str, game: str) -> Figure:
    """From a frame to its picture, moves of bots included."""
    page = table(browser, url, game)
    page.evaluate(WATCH)
    played(page)
    found: list[float] = page.evaluate("window.shown")
    page.context.close()
    return middle(f"move shown, {game}", found, 100)


def smooth(browser: Browser, url: str, game: str, slowed: int = 1) -> Figure:
    """The longest task of the main thread while moves are shown."""
    page = table(browser, url, game)
    slow(page, slowed)
    with traced(browser, page) as events:
        played(page)
    page.context.close()
    tasks = sorted(within(events), key=work, reverse=True)
    why(tasks, events)
    clock = max(task["dur"] / 1000 for task in tasks)
    about = f"of {len(tasks)}, in time of the processor; by the clock {clock:.1f}"
    name = f"longest task, {game}" + (f", {slowed}x slower" if slowed > 1 else "")
    return Figure(name, work(tasks[0]), "ms", LONGEST[game] if slowed == 1 else 50, about)


def slow(page: Page, times: int) -> CDPSession:
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": times})
    return line


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[Event]]:
    """What the browser did meanwhile; filled at the end."""
    events: list[Event] = []
    with TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=TRACED)
        yield events
        browser.stop_tracing()
        events += json.loads(trace.read_text("utf-8"))["traceEvents"]


# --- how the map of Heroes moves


def panned(line: CDPSession) -> None:
    """A finger pulls the map hither and thither."""
    touch(line, "touchStart", [(200, 300)])
    for step in range(STEPS):
        touch(line, "touchMove", [(200 + 3 * (20 - abs(step - 20)), 300 - 2 * step % 60)])
    touch(line, "touchEnd", [])


def pinched(line: CDPSession) -> None:
    """Two fingers go apart and together."""
    touch(line, "touchStart", [(180, 300), (220, 300)])
    for step in range(STEPS):
        apart = 20 + 4 * (20 - abs(step - 20))
        touch(line, "touchMove", [(200 - apart, 300), (200 + apart, 300)])
    touch(line, "touchEnd", [])


def touch(line: CDPSession, kind: str, points: list[tuple[int, int]]) -> None:
    told = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})


def gliding(browser: Browser, url: str, slowed: int = 1) -> list[Figure]:
    """What panning and pinching cost: one layer moves, nothing is laid out and nothing of the map is painted."""
    found: list[Figure] = []
    for name, move in (("panning", panned), ("pinching", pinched)):
        frames, laid, painted = glided(browser, url, move, slowed)
        often = sorted(frames)[int(len(frames) * 0.95)]
        label = f"{name} the map" + (f", {slowed}x slower" if slowed > 1 else "")
        about = f"95 % of {len(frames)} frames, worst {max(frames):.1f}, middle {median(frames):.1f}"
        found.append(Figure(label, often, "ms", 4 if slowed == 1 else 16, about))
        found.append(Figure(f"{label}: layouts and paints", laid + painted, "", 0, f"{laid:.0f} and {painted:.0f}"))
    return found


def glided(browser: Browser, url: str, move: Callable[[CDPSession], None], slowed: int) -> tuple[list[float], int, int]:
    """Work of the main thread by frame, and how often it laid something out or painted the map."""
    page = browser.new_context(base_url=url, viewport=PHONE, has_touch=True, is_mobile=True).new_page()
    start(page, set_up(page, 2, 1, **WISHES["heroes"]))
    seen(page)
    line = slow(page, slowed)
    move(line)  # once for nothing: the first time a layer is made
    page.wait_for_timeout(SHARP)
    line.send("HeapProfiler.collectGarbage")  # what opening the page has left behind is none of the movement's
    with traced(browser, page) as events:
        page.evaluate("performance.mark('begins')")
        move(line)
        page.evaluate("performance.mark('ends')")
    page.context.close()
    begin, end = spans(events)[0]
    tasks = within(events)
    thread = thread_of(events)
    there = [one for one in events if begin <= one["ts"] <= end and (one["pid"], one["tid"]) == thread]
    cuts = sorted(task["ts"] for task in tasks if task["args"].get("src_func") == FRAME)
    frames = [sum(work(task) for task in tasks if a <= task["ts"] < b) for a, b in pairwise(cuts)]
    laid = [one for one in there if one["name"] == "Layout"]
    painted = [one for one in there if one["name"] == "Paint" and is_large(one)]
    if "--why" in sys.argv:
        print(sorted({one["name"] for one in there}))
        for one in [*laid[:2], *painted[:4]]:
            print(json.dumps(one.get("args"))[:400])
    why(sorted(tasks, key=work, reverse=True), events)
    assert len(frames) > STEPS / 4, "hardly a frame was drawn"
    return frames, len(laid), len(painted)


def is_large(paint: Event) -> bool:
    """Whether a paint is as large as the map, and not what is drawn beside it."""
    clip: list[float] = paint.get("args", {}).get("data", {}).get("clip", [0] * 8)
    return (max(clip[0::2]) - min(clip[0::2])) * (max(clip[1::2]) - min(clip[1::2])) > 200 * 200


def seen(page: Page) -> None:
    """The map with everything on it, and nothing over it."""
    for _ in range(3):
        page.locator(".choices").wait_for()
        if page.locator(".map:not(.away) [data-field]").count():
            break
        answer(page)
    page.locator("[data-field]").first.wait_for(state="attached")
    page.wait_for_timeout(500)


# --- traces


def work(task: Event) -> float:
    """Milliseconds of the processor."""
    return float(task.get("tdur") or task["dur"]) / 1000


def why(tasks: list[Event], events: list[Event]) -> None:
    if "--why" in sys.argv:
        for task in tasks[:5]:
            print(f"{work(task):6.1f} ms of work, {task['dur'] / 1000:6.1f} by the clock:", *made_of(task, events))


def made_of(task: Event, events: list[Event]) -> list[str]:
    """The parts of a task that took long."""
    end = task["ts"] + task["dur"]
    parts = [
        one
        for one in events
        if one.get("tid") == task["tid"] and one.get("dur", 0) > 1000 and task["ts"] <= one["ts"] < end
    ]
    return [f"{one['name']} {one['dur'] / 1000:.1f}" for one in parts if one is not task]


def spans(events: list[Event]) -> list[tuple[float, float]]:
    marks = sorted((one["ts"], one["name"]) for one in events if one["name"] in ("begins", "ends"))
    return [(one[0], other[0]) for one, other in pairwise(marks) if one[1] == "begins"]


def thread_of(events: list[Event]) -> tuple[int, int]:
    """The main thread of the page."""
    return next((one["pid"], one["tid"]) for one in events if one["name"] == "begins")


def within(events: list[Event]) -> list[Event]:
    """The tasks of the page between its marks."""
    thread, found = thread_of(events), spans(events)
    tasks = [one for one in events if one["name"] == TASK and (one["pid"], one["tid"]) == thread]
    return [one for one in tasks if "dur" in one and any(begin <= one["ts"] <= end for begin, end in found)]


def measured(browser: Browser, url: str) -> Iterator[Figure]:
    yield from loaded(browser, url)
    yield from opened(browser, url)
    for game in WISHES:
        yield first(browser, url, game)
        yield shown(browser, url, game)
        yield smooth(browser, url, game)
        yield smooth(browser, url, game, SLOWED)
    yield from gliding(browser, url)
    yield from gliding(browser, url, SLOWED)


def main() -> None:
    with serving(PACE) as url, browsing() as browser:
        figures = list(measured(browser, url))
    if "--json" in sys.argv:
        print(json.dumps([one._asdict() for one in figures], indent=2))
        return
    for one in figures:
        verdict = "ok" if one.value <= one.most else "TOO MUCH"
        print(f"{one.name:46} {one.value:8.1f} {one.unit:2}  (most {one.most:g})  {verdict:8}  {one.about}")


if __name__ == "__main__":
    main()
