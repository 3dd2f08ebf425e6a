const KEPT = "interregnum.guide";

/** Whether somebody learns by playing: then the table explains what is asked. */
class Guide {
  on = $state(kept());

  set(on: boolean): void {
    this.on = on;
    try {
      localStorage.setItem(KEPT, on ? "on" : "off");
    } catch {
      // then it lasts as long as the page
    }
  }
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === "on";
  } catch {
    return false; // storage may be switched off
  }
}

export const guide = new Guide();
