/** A finger presses twice, for it hides what it presses: first to see, then to do. A mouse or a key does at once. */
export class Twice {
  touched = $state.raw<string | null>(null);

  press(event: MouseEvent, choice: string, choose: (choice: string) => void): void {
    const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
    if (byFinger && this.touched !== choice) this.touched = choice;
    else choose(choice);
  }
}
