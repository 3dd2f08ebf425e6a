/** A battle that is over stays on the stage until its last blows were shown; without motion it is gone at once. */
import { lasting, still } from "$kit/motion/walk";
import type { HeroesView } from "$protocol";

const BLOW = 1100; // milliseconds

/** How long one blow stands there: nothing for whoever wants no motion. */
export const pause = (): number => (still() ? 0 : lasting(BLOW));

/** Whether a view comes soon after another; whoever sees a game again may have leapt away. */
const follows = (last: HeroesView, now: HeroesView): boolean =>
  now.decisions >= last.decisions && now.turns - last.turns <= 1;

export class Ending {
  view = $state.raw<HeroesView | null>(null); // the battle as it was last seen, while its end is shown
  private last: HeroesView | null = null;

  /** The next view has come; what one viewer saw is never left for another. */
  follow(now: HeroesView): void {
    if (this.last?.viewer !== now.viewer) this.last = null;
    if (this.view?.viewer !== now.viewer) this.view = null;
    if (now.battle !== null) {
      this.last = now;
      this.view = null;
    } else {
      if (this.last !== null && follows(this.last, now) && pause() > 0) this.view = this.last;
      this.last = null;
    }
  }

  away(): void {
    this.view = null;
  }
}
