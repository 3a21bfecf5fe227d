/** Carries a pasted report to the tool that reads it: in memory, because it must not appear in an address. */
let held: string | undefined;

/** Keeps a report until the page of its reader opens. */
export function handOver(text: string): void {
  held = text;
}

/** The report that was handed over, once. */
export function takeOver(): string | undefined {
  const text = held;
  held = undefined;
  return text;
}
