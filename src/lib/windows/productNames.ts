/** Names of Windows in pasted text: IDs such as `ServerStandardEval`, and names such as `Microsoft Windows 11 Pro`. */
import {windowsEditionNames} from '../../data/editionIds';
import {languages} from '../../data/languages';

/** A map, because the keys come from pasted text: a plain object would return a value for `constructor`. */
const editions = new Map(Object.entries(windowsEditionNames));

/** The name of the edition with an ID, such as "Home" for `Core`; undefined for an unknown ID. Case does not matter. */
export function editionWithId(id: string): string | undefined {
  return editions.get(id.trim().toLowerCase());
}

/** A Windows with its version, as systeminfo, Settings, setup and people write it. */
export interface WindowsName {
  /** `7`, `8`, `8.1`, `10`, `11`, `Server 2022`, or `Server` where the text has no year. */
  version: string;
  /** The edition as `windowsEditionNames` has it: "Pro", "Server Standard Evaluation"; absent if the text has none. */
  edition?: string;
  /** Where the name starts in the text. */
  at: number;
  /** The year of a long-term release, such as "2021"; absent for other editions. */
  longTermYear?: string;
  isEvaluation: boolean;
}

const VERSION =
  /(?:microsoft )?windows(?:\(r\))? (?:(7|8\.1|8|10|11)\b|(server)\b(?:\(r\))?(?: (20\d\d(?: r2)?)\b)?)\s*/gi;

/** Longer than any edition with a year. */
const LONGEST_EDITION = 60;

/** How an edition is compared. "Datacenter: Azure Edition" is also written without its colon. */
const plain = (text: string) => text.toLowerCase().replace(/:/g, '');

const written: readonly (readonly [written: string, edition: string])[] = [
  ...[...editions.values()].map((edition) => [edition, edition] as const),
  ...languages.flatMap(({editionNames = {}}) => Object.entries(editionNames)),
  ['Professional', 'Pro'] as const,
  ['IoT LTSC', 'IoT Enterprise LTSC'] as const,
]
  .map(([name, edition]) => [plain(name), edition] as const)
  .sort(([one], [other]) => other.length - one.length);

/** The edition that a text begins with, and what follows it. Server editions are written without "Server" here. */
function editionAtStart(
  text: string,
  isServer: boolean,
): {edition: string; rest: string} | undefined {
  const clean = plain(text);
  for (const [name, edition] of written) {
    const isOfServer = edition.startsWith('Server ');
    const start = isOfServer ? name.slice('server '.length) : name;
    if (isOfServer === isServer && clean.startsWith(start)) {
      const rest = clean.slice(start.length);
      if (!/^\p{L}/u.test(rest)) {
        return {edition, rest};
      }
    }
  }
  return undefined;
}

/** The names in a text, such as `Windows 11 Pro` and `Microsoft Windows Server 2022 Standard Evaluation`. */
export function findWindowsNames(text: string): WindowsName[] {
  return [...text.matchAll(VERSION)].map((match) => {
    const [name, client, server, year = ''] = match;
    const after = text
      .slice(match.index + name.length)
      .slice(0, LONGEST_EDITION);
    const found = editionAtStart(after, server !== undefined);
    return {
      version: client ?? `Server ${year.toUpperCase()}`.trim(),
      edition: found?.edition,
      at: match.index,
      longTermYear: found?.edition.includes('LTSC')
        ? /\b20(?:15|16|19|21|24)\b/.exec(found.rest)?.[0]
        : undefined,
      isEvaluation: /evaluation/i.test(after),
    };
  });
}
