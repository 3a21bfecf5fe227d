import type {Card} from '../answer/card';
import type {WindowsVersion} from './readVersion';
import {writeVersion} from './versionAddress';
import type {VersionSupport} from './versionSupport';

/** What the answer about a version is called above its card. */
export const versionKind = 'Windows version';

/** The color of each answer. */
export const supportTones = {
  free: 'success',
  esu: 'warning',
  none: 'danger',
} as const;

/** Where a version is asked about, with its bars on the timeline. */
export const versionPath = (version: WindowsVersion): string =>
  `/news?version=${writeVersion(version)}#next-dates`;

/** One card for each of the editions that a version leaves open. */
export const supportCards = (
  version: WindowsVersion,
  supports: readonly VersionSupport[],
): readonly Card[] =>
  supports.map(({id, updates, name, answer, detail, advice}) => ({
    key: id,
    kind: versionKind,
    tone: supportTones[updates],
    title: `${name}: ${answer.replace(/\.$/, '')}`,
    about: detail,
    links: advice && [{...advice, text: advice.text.replace(/\.$/, '')}],
    address: versionPath(version),
  }));
