/** Where a hero can go, in the order in which one would want to hear it: by what it brings, and then by how far it is. */
import { Offers } from "$kit/offers";
import type { HeroesView, Question } from "$protocol";
import type { Book } from "../book";

/** Groups in their order; whatever else is offered stays where it is. */
const GROUPS = ["control", "explore", "battles", "routs", "fields"];
const WAYS: ReadonlySet<string> = new Set(["go", "visit"]);

type Listed = Question["choices"][number];

interface Destination {
  listed: Listed;
  group: string;
  power: number;
}

/** The place that is drawn on a field. */
function placeOn(field: string, view: HeroesView): string | undefined {
  const map = view.sight?.map;
  const [column = "", row = ""] = [field.slice(0, 1), field.slice(1)];
  return map?.places[map.rows[Number(row) - 1]?.[column.charCodeAt(0) - 97] ?? ""];
}

function destination(listed: Listed, view: HeroesView, book: Book): Destination {
  const field = (listed.at[0] ?? "").replace("field/", "");
  const { kind, power } = book.find("place", placeOn(field, view))?.facts ?? {};
  const group =
    listed.verb === "visit"
      ? (kind ?? "explore")
      : listed.group === "fields" && field in view.encounters
        ? "routs"
        : listed.group;
  return { listed, group, power: listed.verb === "visit" ? (power ?? 0) : 0 };
}

const before = (one: Destination, other: Destination): number =>
  GROUPS.indexOf(one.group) - GROUPS.indexOf(other.group) ||
  other.power - one.power ||
  (one.listed.steps ?? 0) - (other.listed.steps ?? 0);

/** The answers to a question, ways grouped and sorted; the others follow as they were. */
export function inOrder(question: Question | null, view: HeroesView, book: Book): Offers {
  const choices = question?.choices ?? [];
  const ways = choices.filter(({ verb }) => WAYS.has(verb)).map((listed) => destination(listed, view, book));
  const sorted = ways.toSorted(before).map(({ listed, group }) => ({ ...listed, group }));
  return new Offers(question && { choices: [...sorted, ...choices.filter(({ verb }) => !WAYS.has(verb))] });
}
