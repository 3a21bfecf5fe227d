import {troubleshooterLink} from '../errorCodes/troubleshooterLink';
import type {PageLink} from './types';

/** What the reader knows from other tables, which are too large to bundle with it. */
export interface Knowledge {
  /** Whether the troubleshooter has an entry for a code in canonical form. */
  hasEntry: (code: string) => boolean;
  /** What a code means, in the words of its entry; undefined for a code without one. */
  meaningOf: (code: string) => string | undefined;
  /** The last day of support of a release, as an ISO date; undefined if it is not listed. */
  supportEndOf: (release: string) => string | undefined;
}

/** A link to what the troubleshooter says about an error code. */
export function errorLink(code: string, {hasEntry}: Knowledge): PageLink {
  return {
    to: troubleshooterLink(code, hasEntry(code)),
    label: `Look up ${code}`,
  };
}
