import { stride } from "$kit/motion/walk";
import type { News } from "$kit/news";

/** The markers walk again as they did, for somebody who was not looking. */
export function strideAgain(root: HTMLElement | undefined, news: readonly News[]): void {
  for (const one of news) {
    if (one.news !== "event" || one.event.event !== "markers-moved") continue;
    const { from, to } = one.event;
    for (const marker of ["red", "green"] as const) {
      const node = root?.querySelector<HTMLElement>(`[data-place="marker/${marker}"]`);
      if (node) stride(node, from[marker], to[marker]);
    }
  }
}
