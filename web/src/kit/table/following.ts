const NEAR = 8; // pixels from the end that still count as its end

/** The end of a list stays in sight while it grows, unless somebody has scrolled up to read. */
export function following(list: HTMLElement): () => void {
  let follows = true;
  let before = 0;
  const look = (): void => {
    const atEnd = list.scrollHeight - list.clientHeight - list.scrollTop < NEAR;
    if (atEnd || list.scrollTop < before) follows = atEnd; // what grew meanwhile is nobody's scrolling
    before = list.scrollTop;
  };
  const keep = (): void => {
    if (follows) list.scrollTop = list.scrollHeight;
  };
  const sizes = new ResizeObserver(keep);
  for (const one of [list, ...list.children]) sizes.observe(one);
  list.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    list.removeEventListener("scroll", look);
  };
}
