import type { ComponentProps, Snippet } from "svelte";
import type { Offers } from "$kit/offers";
import type Side from "$kit/table/Side.svelte";
import type { Frame, HiddenLeadersView, Question } from "$protocol";
import type { Giver } from "$shell/contract";
import type { Book } from "../cards/book";

/** Give an answer; what was read before it was pressed is wanted. */
export type Choose = (choice: string, by?: Giver) => void;

/** What the table is drawn from, on a phone or in a window. */
export interface TableProps {
  frame: Frame;
  view: HiddenLeadersView;
  book: Book;
  question: Question | null; // as it is asked here: the set-up in two small steps
  offers: Offers;
  others: readonly number[]; // seats, from the next one on
  nameOf: (seat: number) => string;
  onchoose: Choose;
  busy: boolean;
  whose: string | undefined; // through whose eyes a game is seen again
  guide: Snippet | undefined;
  foretold?: Snippet | undefined; // a line below the question: what an answer would lead to
  lately: Snippet; // what happened last, or since one's own last answer
  side: Pick<ComponentProps<typeof Side>, "log" | "voice" | "onearlier" | "chat" | "onsay" | "muted" | "onmute">;
}
