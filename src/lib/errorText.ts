/** The messages of an error and of its causes, outermost first, as text for a person. Survives a cause that loops. */
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
