/** Carries a pasted text to the tool that reads it: in memory, because it must not appear in an address. */
let held: {tool: string; text: string} | undefined;

/** Keeps a text for the tool at a route, until that page opens. */
export function handOver(tool: string, text: string): void {
  held = {tool, text};
}

/** The text that was handed over to the tool at a route, once. */
export function takeOver(tool: string): string | undefined {
  const text = held?.tool === tool ? held.text : undefined;
  held = undefined;
  return text;
}
