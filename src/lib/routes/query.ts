/** A query such as `?from=home` with other values, and without those that are empty. Its other parameters stay; empty if none is left. */
export function withValues(
  query: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) {
    if (value) {
      parameters.set(name, value);
    } else {
      parameters.delete(name);
    }
  }
  const written = parameters.toString();
  return written && `?${written}`;
}
