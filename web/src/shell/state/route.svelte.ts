import { pathOfCode } from "../codes";

/** Where we are: the address without what stands behind a question mark. */
class Route {
  path = $state("/");
}

export const route = new Route();

export type Place =
  | { page: "home" | "new" | "about" | "nowhere" }
  | { page: "rules" | "cards"; game: string | null } // null: of the first game
  | { page: "join" | "watch" | "shared" | "room" | "device"; code: string }
  | { page: "table" | "replay" | "tv"; id: string };

const PAGES = ["new", "about"] as const;

/** The page of an address. */
export function placeOf(path: string): Place {
  const [first = "", second = "", ...rest] = path.split("/").filter((part) => part !== "");
  if (first === "") return { page: "home" };
  const page = PAGES.find((one) => one === first);
  if (page !== undefined) return { page };
  if ((first === "rules" || first === "cards") && rest.length === 0) return { page: first, game: second || null };
  if (second === "" || rest.length > 0) return { page: "nowhere" };
  if (first === "j") return { page: "join", code: second };
  if (first === "w") return { page: "watch", code: second };
  if (first === "r") return { page: "shared", code: second };
  if (first === "c") return { page: "room", code: written(second) };
  if (first === "d") return { page: "device", code: written(second) };
  if (first === "replay" || first === "tv") return { page: first, id: second };
  return first === "t" ? { page: "table", id: second } : { page: "nowhere" };
}

/** A code as it was typed, perhaps in another alphabet. */
function written(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** What a person typed or pasted to get to a table: a code, a whole link, or its end. */
export function pathOfLink(text: string): string | null {
  const code = pathOfCode(text);
  if (code !== null) return code;
  const found = /(?:^|\/)(?:([jrwcd])\/)?([A-Za-z0-9_-]{6,64})\/?(?:[?#].*)?$/.exec(text.trim());
  return found === null ? null : `/${found[1] ?? "j"}/${found[2] ?? ""}`;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  arrive();
}

function arrive(): void {
  route.path = location.pathname;
  if (location.hash === "") scrollTo(0, 0);
}

/** Links within the site change the page without loading it anew. */
export function follow(): () => void {
  route.path = location.pathname;
  addEventListener("popstate", arrive);
  document.addEventListener("click", clicked);
  return () => {
    removeEventListener("popstate", arrive);
    document.removeEventListener("click", clicked);
  };
}

function clicked(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash !== "" && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}
