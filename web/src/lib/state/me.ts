const KEPT = "interregnum.name";

/** How this person was called last time, if they were here before. */
export function keptName(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // storage may be switched off
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEPT, name);
  } catch {
    // then they are asked again next time
  }
}
