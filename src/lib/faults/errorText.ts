/** The messages of an error and its causes as readable text, outermost first. Handles circular causes. */
export function errorText(error: Error): string {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  let current: unknown = error;
  while (current instanceof Error && !seen.has(current)) {
    seen.add(current);
    messages.push(current.message || current.name);
    current = current.cause;
  }
  return messages.join('\n\nCause:\n');
}
