import {commandShells, type CommandStep} from '../../data/errorCodes/types';

/** What to know about a command: "In PowerShell. Expect: …". */
export function commandNote({shell, expect}: CommandStep): string {
  const place = `In ${commandShells[shell]}`;
  return expect ? `${place}. Expect: ${expect}` : place;
}
