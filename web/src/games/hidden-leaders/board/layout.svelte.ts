import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or on its side: what is asked about lies in the dock, and the rest of the table is scrolled. */
export const phone = new MediaQuery("(max-width: 55.99rem), (max-height: 30rem)");

/** A window with no room to spare: answers that lie on the table are not told in words, too. */
export const low = new MediaQuery("(max-height: 56rem)");
