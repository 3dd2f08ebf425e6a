import { keep, kept } from "$kit/kept";

/** A seat that was left at this device: by the link one comes back to it. */
export interface WayBack {
  game: string;
  link: string;
}

export const keepWayBack = (back: WayBack | null): void => keep("left", back === null ? null : JSON.stringify(back));

/** The seat that was left last; what does not read is none. */
export function keptWayBack(): WayBack | null {
  try {
    const { game, link } = JSON.parse(kept("left") ?? "null") as WayBack;
    return typeof game === "string" && typeof link === "string" ? { game, link: new URL(link).pathname } : null;
  } catch {
    return null;
  }
}
