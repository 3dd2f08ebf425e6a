import type { Said } from "$protocol";

/** What is said at the table of this page: how far it was read, and whether somebody wants to see where it stands. */
class Talks {
  inSight = $state(false); // where it stands
  wanted = $state(0); // how often somebody has asked to see it
  private read = $state(0); // the last entry of the log that was in sight

  /** Everything up to here is known. */
  know(lines: readonly Said[]): void {
    this.read = Math.max(this.read, lines.at(-1)?.seq ?? 0);
  }

  /** Another table: nothing of it is new to whoever comes to it. */
  begin(lines: readonly Said[]): void {
    [this.read, this.inSight, this.wanted] = [lines.at(-1)?.seq ?? 0, false, 0];
  }

  /** What others said since somebody looked. */
  unread(lines: readonly Said[], you: number | null): Said[] {
    return lines.filter(({ seq, seat }) => seq > this.read && seat !== you);
  }
}

export const talks = new Talks();
