import { keep, kept } from "$kit/kept";

/** Whether somebody learns by playing: then the table explains what is asked. */
class Guide {
  on = $state(kept("guide") === "on");

  set(on: boolean): void {
    this.on = on;
    keep("guide", on ? "on" : "off");
  }
}

export const guide = new Guide();
