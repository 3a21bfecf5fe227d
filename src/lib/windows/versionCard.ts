import type {Card} from '../answer/card';
import type {WindowsVersion} from './readVersion';
import {writeVersion} from './versionAddress';
import type {VersionSupport} from './versionSupport';

/** The color of each answer. */
const tones = {free: 'success', esu: 'warning', none: 'danger'} as const;

/** The answer about a version: for the first of the editions that it leaves open, with a row for each of the others. */
export function versionCard(
  version: WindowsVersion,
  supports: readonly VersionSupport[],
): Card | undefined {
  const [first, ...others] = supports;
  if (!first) {
    return undefined;
  }
  const {id, updates, verdict, detail, advice} = first;
  const links = new Map(
    others.flatMap(({advice: other}) =>
      other && other.to !== advice?.to ? [[other.to, other] as const] : [],
    ),
  );
  return {
    key: id,
    kind: 'Windows version',
    tone: tones[updates],
    title: verdict.replace(/\.$/, ''),
    about: detail,
    action: advice,
    factsTitle: others.length > 0 ? 'Another edition?' : undefined,
    facts: others.map(({editions, answer, detail: more}) => ({
      term: editions,
      texts: [`${answer} ${more}`.trim()],
    })),
    links: [...links.values()],
    // Where a version is asked about, with its bars on the timeline.
    address: `/news?version=${writeVersion(version)}#next-dates`,
  };
}

/** The same as plain text, for the live region. */
export const sayVersion = ({title, about, action, facts = []}: Card): string =>
  [
    `${title}.`,
    about,
    action && `${action.text}.`,
    ...facts.map(({term, texts}) => `${term}: ${texts.join(' ')}`),
  ]
    .filter(Boolean)
    .join(' ');
