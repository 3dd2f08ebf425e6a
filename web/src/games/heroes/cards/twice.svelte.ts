/** A finger presses twice, for it hides what it presses: first to see, then to do. A mouse or a key does at once, unless all is confirmed. */
import { settings } from "$kit/settings.svelte";

export class Twice {
  touched = $state.raw<string | null>(null);

  press(event: MouseEvent, choice: string, choose: (choice: string, by?: "wanted") => void): void {
    const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
    const seesFirst = byFinger || settings.confirm === "twice";
    if (seesFirst && this.touched !== choice) this.touched = choice;
    else choose(choice, seesFirst ? "wanted" : undefined);
  }
}
