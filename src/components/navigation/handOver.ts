/** A pasted text that the box of the home page goes on with. In memory, because it must not appear in an address. */
let heldText: string | undefined;

/** Keeps a text until the home page opens. */
export function handOver(text: string): void {
  heldText = text;
}

/** What was handed over, once. */
export function takeOver(): string | undefined {
  const text = heldText;
  heldText = undefined;
  return text;
}
