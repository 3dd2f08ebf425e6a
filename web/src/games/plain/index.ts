/** A game that nobody here has heard of: everything is said in words. */
import type { GameModule } from "$shell/contract";
import PlainBoard from "./PlainBoard.svelte";

export default { Board: PlainBoard } satisfies GameModule;
