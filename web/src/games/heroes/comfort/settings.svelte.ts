/** What this browser answers by itself, because it needs nobody: each with a switch that is remembered here. */
import { keep, kept } from "$kit/kept";

export const SETTINGS = ["precise", "luck", "alone", "end", "income", "order", "fight-on", "battles"] as const;
export type Setting = (typeof SETTINGS)[number];

// What is never worse is answered; what somebody may want to do otherwise is asked until it is switched on.
const AT_FIRST: ReadonlySet<Setting> = new Set(["precise", "luck", "alone"]);
const nameOf = (setting: Setting): string => `heroes.comfort.${setting}`;

function remembered(setting: Setting): boolean {
  const found = kept(nameOf(setting));
  return found === null ? AT_FIRST.has(setting) : found === "on";
}

let now = $state.raw<readonly Setting[]>(SETTINGS.filter(remembered)); // those that are on

export const isOn = (setting: Setting): boolean => now.includes(setting);

export function turn(setting: Setting, on: boolean): void {
  now = SETTINGS.filter((one) => (one === setting ? on : now.includes(one)));
  keep(nameOf(setting), on ? "on" : "off");
}

/** What is gathered where either may be had, as it was last chosen; null until then. */
export const INCOMES = ["gold", "resources"] as const;
const INCOME = "heroes.income";
let income = $state<string | null>(kept(INCOME));

export const incomeNow = (): string | null => income;

export function setIncome(next: string): void {
  income = next;
  keep(INCOME, next);
}
