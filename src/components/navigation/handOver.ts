/** Carries a pasted text to the tool that reads it: in memory, because it must not appear in an address. */
let held: string | undefined;

/** Keeps a text until the page of its reader opens. */
export function handOver(text: string): void {
  held = text;
}

/** The text that was handed over, once. */
export function takeOver(): string | undefined {
  const text = held;
  held = undefined;
  return text;
}
