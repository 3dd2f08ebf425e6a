/** The sign in the tab that somebody is waited for here: on the icon and before the title, looked at or not. */
import { untrack } from "svelte";
import sign from "./turn.svg?no-inline";

const MARK = "● ";

class Badge {
  private claims = $state(0); // of parts of the page that say so

  /** What stands before the title. */
  get mark(): string {
    return this.claims > 0 ? MARK : "";
  }

  /** As long as it is so; the end is called when it is no longer. */
  raise(): () => void {
    untrack(() => this.count(1));
    return () => untrack(() => this.count(-1));
  }

  private count(by: number): void {
    this.claims += by;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon !== null) icon.setAttribute("href", this.claims > 0 ? sign : "/icon.svg");
  }
}

export const badge = new Badge();
