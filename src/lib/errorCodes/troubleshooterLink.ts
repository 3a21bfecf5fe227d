/** Where the troubleshooter explains a code: in its entry or, without one, in the lookup, which decodes it. */
export function troubleshooterLink(code: string, hasEntry = true): string {
  return hasEntry ? `/troubleshoot#${code}` : `/troubleshoot?code=${code}`;
}
