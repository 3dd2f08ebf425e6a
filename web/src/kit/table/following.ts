const NEAR = 8; // pixels from the end that still count as its end

/** The end of a list stays in sight while it grows, unless somebody has scrolled up or opened something to read. */
export function following(onread: (reads: boolean) => void = () => undefined) {
  return (list: HTMLElement): (() => void) => {
    let follows = true;
    let before = 0;
    const follow = (now: boolean): void => {
      follows = now;
      onread(!now);
    };
    const look = (): void => {
      const atEnd = list.scrollHeight - list.clientHeight - list.scrollTop < NEAR;
      if (atEnd || list.scrollTop < before) follow(atEnd); // what grew meanwhile is nobody's scrolling
      before = list.scrollTop;
    };
    const press = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest('[aria-expanded="false"]') !== null) follow(false);
    };
    const keep = (): void => {
      if (follows) list.scrollTop = list.scrollHeight;
    };
    const sizes = new ResizeObserver(keep);
    for (const one of [list, ...list.children]) sizes.observe(one);
    list.addEventListener("scroll", look, { passive: true });
    list.addEventListener("click", press, { capture: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener("scroll", look);
      list.removeEventListener("click", press, { capture: true });
    };
  };
}
