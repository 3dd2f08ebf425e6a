#!/usr/bin/env python3
"""Measure the browser's client: how much it loads, how soon it is drawn, and how smoothly cards move.

`--json` for programs, `--why` to see what the longest tasks are made of. Times are those of the clock, and those of
the processor beside them where a trace tells both: on a machine that does other things, too, only these say something.
"""

from __future__ import annotations

import gzip
import json
import sys
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Response

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.showroom import ROOT, answer, browsing, serving, set_up, start

Event = dict[str, Any]  # of a trace

BUILT = ROOT / "src/interregnum/web"
FONTS = (".woff", ".woff2")
OPENINGS = 5
MOVES = 8
PACE = 1.5  # seconds between the answers of bots, so that nothing else comes while a card moves
LANDED = "() => document.querySelector('.flights > *') === null"
TRACED = ["toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline"]
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


def loaded(browser: Browser, url: str) -> Figure:
    """Everything but fonts that a browser loads for its first game, gzipped."""
    names: set[str] = set()

    def note(response: Response) -> None:
        names.add(response.url.removeprefix(url).lstrip("/") or "index.html")

    page = browser.new_context(base_url=url, locale="en-GB").new_page()
    page.on("response", note)
    page.goto("/")
    page.locator("h1").wait_for()
    start(page, set_up(page, 2, 1))
    page.wait_for_load_state("networkidle")
    page.context.close()
    files = [BUILT / name for name in names if (BUILT / name).is_file() and not name.endswith(FONTS)]
    size = sum(len(gzip.compress(path.read_bytes(), 9)) for path in files) / 1000
    return Figure("loaded before fonts", size, "kB", 150, f"{len(files)} files, gzipped")


def opened(browser: Browser, url: str) -> Figure:
    """Until the home page is drawn in a browser that has nothing of it yet."""
    found: list[float] = []
    for _ in range(OPENINGS):
        page = browser.new_context(base_url=url).new_page()
        page.goto("/")
        page.locator("h1").wait_for()
        page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length > 0")
        found.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
        page.context.close()
    return Figure(
        "home drawn after opening", median(found), "ms", 1000, f"median of {len(found)}, worst {max(found):.0f}"
    )


def first(browser: Browser, url: str) -> Figure:
    """Until the first frame of a table is drawn in a browser that has nothing of it yet."""
    host = browser.new_context(base_url=url).new_page()
    table = set_up(host, 4, 3)
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
    return Figure(
        "first frame of a table drawn", median(found), "ms", 1000, f"median of {len(found)}, worst {max(found):.0f}"
    )


def table(browser: Browser, url: str) -> Page:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page = context.new_page()
    start(page, set_up(page, 3, 2))
    return page


def played(page: Page) -> None:
    """Some moves, each left alone while its cards fly."""
    for _ in range(MOVES):
        page.locator("section.end, .choices").first.wait_for()
        if not answer(page):
            return
        page.evaluate("performance.mark('flying')")
        page.wait_for_function(LANDED)
        page.evaluate("performance.mark('landed')")


def shown(browser: Browser, url: str) -> Figure:
    """From a frame to its picture, moves of bots included."""
    page = table(browser, url)
    page.evaluate(WATCH)
    played(page)
    found: list[float] = page.evaluate("window.shown")
    page.context.close()
    return Figure(
        "move shown after its frame", median(found), "ms", 100, f"median of {len(found)}, worst {max(found):.0f}"
    )


def smooth(browser: Browser, url: str) -> Figure:
    """The longest task of the main thread while cards are on their way."""
    page = table(browser, url)
    with TemporaryDirectory() as folder:
        trace = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=trace, categories=TRACED)
        played(page)
        browser.stop_tracing()
        page.context.close()
        events = json.loads(trace.read_text("utf-8"))["traceEvents"]
    tasks = sorted(flying(events), key=work, reverse=True)
    if "--why" in sys.argv:
        for task in tasks[:5]:
            print(f"{work(task):6.1f} ms of work, {task['dur'] / 1000:6.1f} by the clock:", *made_of(task, events))
    clock = max(task["dur"] / 1000 for task in tasks)
    about = f"of {len(tasks)}, in time of the processor; by the clock {clock:.1f}"
    return Figure("longest task while a card moves", work(tasks[0]), "ms", 16, about)


def work(task: Event) -> float:
    """Milliseconds of the processor."""
    return float(task.get("tdur") or task["dur"]) / 1000


def made_of(task: Event, events: list[Event]) -> list[str]:
    """The parts of a task that took long."""
    end = task["ts"] + task["dur"]
    parts = [
        one
        for one in events
        if one.get("tid") == task["tid"] and one.get("dur", 0) > 1000 and task["ts"] <= one["ts"] < end
    ]
    return [f"{one['name']} {one['dur'] / 1000:.1f}" for one in parts if one is not task]


def flying(events: list[Event]) -> list[Event]:
    """The tasks of the page between a card's start and its landing."""
    marks = sorted((one["ts"], one["name"]) for one in events if one["name"] in ("flying", "landed"))
    spans = [(one[0], other[0]) for one, other in pairwise(marks) if one[1] == "flying"]
    thread = next((one["pid"], one["tid"]) for one in events if one["name"] == "flying")
    tasks = [one for one in events if one["name"].endswith("RunTask") and (one["pid"], one["tid"]) == thread]
    return [one for one in tasks if "dur" in one and any(begin <= one["ts"] <= end for begin, end in spans)]


def main() -> None:
    with serving(PACE) as url, browsing() as browser:
        figures = [measure(browser, url) for measure in (loaded, opened, first, shown, smooth)]
    if "--json" in sys.argv:
        print(json.dumps([one._asdict() for one in figures], indent=2))
        return
    for one in figures:
        verdict = "ok" if one.value <= one.most else "TOO MUCH"
        print(f"{one.name:32} {one.value:8.1f} {one.unit}  (most {one.most:g})  {verdict:8}  {one.about}")


if __name__ == "__main__":
    main()
