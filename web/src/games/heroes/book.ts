import type { HeroesBook, ThingData } from "$protocol";

/** The box in the words of one language, opened at anything by its kind and id. */
export class Book {
  private readonly kinds: ReadonlyMap<string, ReadonlyMap<string, ThingData>>;

  constructor({ kinds }: HeroesBook) {
    this.kinds = new Map(kinds.map((kind) => [kind.id, new Map(kind.things.map((thing) => [thing.id, thing]))]));
  }

  find(kind: string, id: string | null | undefined): ThingData | undefined {
    return this.kinds.get(kind)?.get(id ?? "");
  }

  /** Everything of a kind, in the order of the box. */
  all(kind: string): ThingData[] {
    return [...(this.kinds.get(kind)?.values() ?? [])];
  }

  name(kind: string, id: string | null | undefined): string {
    return this.find(kind, id)?.name ?? id ?? "";
  }

  /** The faction of a hero. */
  factionOf(hero: string): string | null {
    return this.find("hero", hero)?.facts.faction ?? null;
  }

  /** The units of a faction by town level. */
  unitsOf(faction: string | null): ThingData[] {
    const level = ({ facts }: ThingData): number => facts.town_level ?? 0;
    return this.all("unit")
      .filter(({ facts }) => facts.faction === faction)
      .sort((one, other) => level(one) - level(other));
  }

  /** The buildings that a faction can have. */
  buildingsOf(faction: string | null): ThingData[] {
    return this.all("building").filter(({ facts }) => facts.faction == null || facts.faction === faction);
  }
}
