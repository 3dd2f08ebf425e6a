const NEAR = 8; // pixels from the end that still count as its end

/** The end of a list stays in sight while it grows, unless somebody has scrolled up or opened something to read. */
export function following(onread: (reads: boolean) => void = () => undefined) {
  return (list: HTMLElement): (() => void) => {
    let follows = true;
    let before = 0;
    let changes = 0; // of the list, whose scrolling may still come
    const follow = (now: boolean): void => {
      follows = now;
      onread(!now);
    };
    const look = (): void => {
      const atEnd = list.scrollHeight - list.clientHeight - list.scrollTop < NEAR;
      const climbs = list.scrollTop < before && changes === 0; // a list that folds and grows scrolls by itself
      if (atEnd || climbs) follow(atEnd);
      before = list.scrollTop;
    };
    const press = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('[aria-expanded="false"]') !== null) follow(false);
    };
    const keep = (): void => {
      if (follows) list.scrollTop = list.scrollHeight;
    };
    const changed = (): void => {
      changes += 1;
      afterNextPicture(() => (changes -= 1));
    };
    const sizes = new ResizeObserver(keep);
    for (const one of [list, ...list.children]) sizes.observe(one);
    const contents = new MutationObserver(changed);
    contents.observe(list, { childList: true, subtree: true, characterData: true });
    list.addEventListener("scroll", look, { passive: true });
    list.addEventListener("click", press, { capture: true });
    return () => {
      sizes.disconnect();
      contents.disconnect();
      list.removeEventListener("scroll", look);
      list.removeEventListener("click", press, { capture: true });
    };
  };
}

/** What is drawn in the next picture tells of its scrolling at the beginning of the one after it. */
function afterNextPicture(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}
