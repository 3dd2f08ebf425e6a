/** For those who press twice: the first press of an answer holds it, the second gives it. */
const DOUBLE = 300; // milliseconds in which two presses are one by mistake

export interface Held {
  choice: string;
  label: string;
  answers: number; // that the game had had; after another one it is held no more
}

export class Confirming {
  held = $state.raw<Held | null>(null);
  private since = 0;

  constructor(
    private readonly give: (choice: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  press(pressed: Held): void {
    const { held } = this;
    if (held?.choice !== pressed.choice || held.answers !== pressed.answers) {
      this.held = pressed;
      this.since = this.now();
    } else if (this.now() - this.since >= DOUBLE) this.confirm();
  }

  confirm(): void {
    const { held } = this;
    this.held = null;
    if (held !== null) this.give(held.choice);
  }

  drop(): void {
    this.held = null;
  }

  /** The game went on without it. */
  follow(answers: number): void {
    if (this.held !== null && this.held.answers !== answers) this.held = null;
  }
}
