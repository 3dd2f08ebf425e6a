/** A field in words, for those who hear the map. */
import type { Offer } from "$kit/offers";
import { say } from "$kit/words";
import type { Creatures, About, Survey } from "./survey";

export function creaturesLine({ token }: Creatures): string {
  const { strength = 0, number = 0 } = token.facts;
  return say("heroes-web-creatures", { name: token.name, strength: strength ?? 0, number: number ?? 0 });
}

/** Who they are, how quick and how hard, and what they can do. */
function creaturesTold(creatures: Creatures, { book }: Survey): string {
  const { facts } = creatures.token;
  const abilities = (facts.abilities ?? []).map((one) => book.name("combat", one));
  const quick = say("heroes-web-stat-initiative", { n: facts.initiative ?? 0 });
  return `${creaturesLine(creatures)}: ${[quick, ...abilities].join(", ")}`;
}

const NAMED: ReadonlySet<string> = new Set(["town", "portal", "take-over"]); // questions that name a field alone

/** The answers about a field that are not listed, so that somebody may wonder why. */
export function unlistedOf({ field, place }: About, ask: string | null, offers: readonly Offer[]): string[] {
  const ways = NAMED.has(ask ?? "") ? ["field"] : place === undefined ? ["go"] : ["visit", "go"];
  const listed = new Set(offers.map(({ choice }) => choice));
  const all = ways.map((way) => `${way} ${field}`);
  const missing = all.filter((choice) => !listed.has(choice));
  return missing.length < all.length || offers.length > 0 ? missing.filter((one) => one.startsWith("visit")) : missing;
}

/** The answer that begins a battle here. */
export function battleOf({ guards, creatures, heroes }: About, offers: readonly Offer[]): Offer | null {
  const found = offers.find(({ group }) => group === "battles");
  if (found !== undefined) return found;
  if (guards === null && creatures === null && heroes.length === 0) return null;
  return offers.find(({ verb }) => verb === "visit") ?? null;
}

/** Who could come here with one activation. */
export function nearLine(near: Readonly<Record<string, number>>, survey: Survey, names: readonly string[]): string {
  const told = Object.entries(near)
    .sort(([, one], [, other]) => one - other)
    .map(([address, n]) => {
      const hero = address.slice("hero/".length);
      const player = names[survey.seatOf(hero)] ?? "";
      return say("heroes-web-near-hero", { hero: survey.book.name("hero", hero), player, n });
    });
  return told.length === 0 ? "" : say("heroes-web-near", { heroes: told.join(", ") });
}

/** What is there and whose it is, in the order in which one would look. */
export function linesOf(about: About, survey: Survey, names: readonly string[]): string[] {
  const { book } = survey;
  const found: string[] = [];
  const player = (seat: number): string => names[seat] ?? "";
  if (about.town !== null)
    found.push(
      say("heroes-web-town-of", { player: player(about.town), n: survey.view.players[about.town]?.level ?? 0 }),
    );
  for (const hero of about.heroes)
    found.push(say("heroes-web-hero-of", { hero: book.name("hero", hero), player: player(survey.seatOf(hero)) }));
  if (about.creatures !== null)
    found.push(`${creaturesTold(about.creatures, survey)}. ${about.creatures.tier?.head[0] ?? ""}`);
  if (about.guarded !== undefined && about.creatures !== null)
    found.push(say("heroes-web-guarding", { place: about.guarded.name }));
  if (about.owner !== null) found.push(say("heroes-web-owned", { player: player(about.owner) }));
  if (about.explored) found.push(say("heroes-web-explored"));
  if (about.guards !== null)
    found.push(
      say("heroes-web-guarded", { field: about.guards.field, creatures: creaturesTold(about.guards, survey) }),
    );
  if (about.steps !== null) found.push(say("heroes-web-steps", { n: about.steps }));
  return found;
}

/** The name of the place, or of the ground. */
export function titleOf({ place, terrain }: About, survey: Survey): string {
  return place?.name ?? survey.book.name("terrain", terrain);
}

/** A field with everything that can be said and done about it. */
export function labelOf(about: About, survey: Survey, names: readonly string[], offers: readonly Offer[]): string {
  const power = about.place?.facts.power ?? 0;
  return [
    `${about.field} ${titleOf(about, survey)}`,
    ...(power > 0 ? [say("heroes-web-power", { n: power })] : []),
    ...linesOf(about, survey, names),
    ...offers.map((offer) => offer.label),
  ].join(". ");
}
