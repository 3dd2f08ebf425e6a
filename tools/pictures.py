#!/usr/bin/env python3
"""Take the pictures of the browser's client for the README: `python tools/pictures.py [FOLDER]`."""

from __future__ import annotations

import sys
from base64 import b64decode
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1]))
from tools.showroom import ROOT, answer, browsing, serving, set_up, start

TARGET = ROOT / "docs/pictures"
WIDTH = 1200  # pixels of a picture; the window is as wide as people's
WINDOW = (1500, 890)
PHONE = (390, 780)
TELEVISION = (1920, 1080)
QUALITY = 85
MOST = 250_000  # bytes of one picture


class Camera:
    """Pages of one server, and the folder their pictures go to."""

    def __init__(self, browser: Browser, url: str, folder: Path) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder

    def page(self, size: tuple[int, int] = WINDOW, scheme: Literal["light", "dark"] = "light") -> Page:
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            reduced_motion="reduce",
            locale="en-GB",
            has_touch=size == PHONE,
        )
        return context.new_page()

    @staticmethod
    def scale(page: Page) -> float:
        width = page.viewport_size["width"] if page.viewport_size else WIDTH
        return 1.5 if width == PHONE[0] else WIDTH / width

    def take(self, page: Page, name: str) -> None:
        """Keep what the page shows once nothing changes any more."""
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.mouse.move(0, 0)
        page.wait_for_timeout(300)
        line = page.context.new_cdp_session(page)
        clip = {"x": 0, "y": page.evaluate("scrollY"), **(page.viewport_size or {}), "scale": self.scale(page)}
        found = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY, "clip": clip})
        picture = b64decode(found["data"])
        assert len(picture) <= MOST, (name, len(picture))
        (self.folder / f"{name}.webp").write_bytes(picture)
        print(f"{name}.webp: {len(picture) / 1000:.0f} kB")
        page.context.close()


def played(page: Page, seats: int, answers: int, scroll: int = 0) -> Page:
    """A game against bots after so many answers and when there is much to choose from; or at its end."""
    start(page, set_up(page, seats, seats - 1))
    going = True
    while going and (answers > 0 or not page.locator(".choices ol").count()):
        going = answer(page)
        page.locator("section.end, .choices").first.wait_for()
        answers -= 1
    page.evaluate("top => scrollTo(0, top)", scroll)
    return page


def campaign(page: Page, where: str, wishes: tuple[str, ...], answers: int) -> Page:
    """A game of Heroes against a bot after so many answers and when there is this to see."""
    table = set_up(page, 2, 1, game="heroes", options={"length": "short", "random-factions": True})
    start(page, table)
    while answers > 0 or not page.locator(where).count():
        answers -= 1
        if not wished(page, wishes):
            answer(page)
    page.locator(where).first.wait_for()
    return page


def wished(page: Page, wishes: tuple[str, ...]) -> bool:
    """Give the first answer in whose words one of the wishes stands; whether there is one."""
    page.locator("section.end, .choices").first.wait_for()
    for wish in wishes:
        found = page.locator(".choices button", has_text=wish)
        if found.count():
            seq = page.locator("main").get_attribute("data-seq")
            found.first.evaluate("button => button.click()")
            page.wait_for_function("seq => document.querySelector('main').dataset.seq !== seq", arg=seq)
            return True
    return False


def heroes(camera: Camera) -> None:
    """The map, the town and a battle of Heroes; the map on a phone, too."""
    walking = (" and take ", " and explore ", "Hero activation")
    asked_where = ".map:not(.away) .fields .offered"
    camera.take(campaign(camera.page(), asked_where, walking, 30), "heroes-map")
    camera.take(campaign(camera.page(), ".recruit [data-more]", ("Recruit", *walking), 24), "heroes-town")
    fighting = ("battle", *walking)
    camera.take(campaign(camera.page(scheme="dark"), ".battle .attack", fighting, 12), "heroes-battle")
    camera.take(campaign(camera.page(PHONE), asked_where, walking, 20), "heroes-phone")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with serving() as url, browsing() as browser:
        camera = Camera(browser, url, folder)
        home = camera.page()
        home.goto("/")
        home.locator("h1").wait_for()
        camera.take(home, "home")

        lobby = camera.page()
        lobby.goto(f"/t/{set_up(lobby, 4, 1)}")
        lobby.locator("img.qr").wait_for()
        camera.take(lobby, "lobby")

        camera.take(played(camera.page(), 2, 16), "table")
        camera.take(played(camera.page(scheme="dark"), 6, 4), "table-of-six")
        camera.take(played(camera.page(PHONE), 3, 12, scroll=430), "phone")
        camera.take(played(camera.page(), 4, 500), "end")

        sofa = played(camera.page(TELEVISION), 4, 8)
        sofa.goto(sofa.url.replace("/t/", "/tv/"))
        sofa.locator(".board.television").wait_for()
        camera.take(sofa, "television")

        heroes(camera)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else TARGET)
