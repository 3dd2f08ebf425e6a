const PAUSE = 1500; // milliseconds between two looks

/** Ask again and again how something stands, until whoever wanted to know goes away. */
export function watchFor<State>(
  ask: () => Promise<State>,
  heard: (state: State) => void,
  lost: (error: Error) => void,
): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    try {
      const state = await ask();
      if (over) return;
      heard(state);
    } catch (error) {
      if (over) return;
      if ((error as { status?: number }).status !== 0) {
        lost(error as Error);
        return;
      } // a line that is broken may come back
    }
    timer = setTimeout(() => void look(), PAUSE);
  };
  timer = setTimeout(() => void look(), PAUSE);
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
