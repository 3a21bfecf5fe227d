/** Where the troubleshooter explains a code: its entry or, for a code without one, the lookup, which takes it apart. */
export function troubleshooterLink(code: string, hasEntry = true): string {
  return hasEntry
    ? `/troubleshoot#${code}`
    : `/troubleshoot?code=${code}#error-lookup`;
}
