import {troubleshooterLink} from '../errorCodes/troubleshooterLink';
import type {PageLink} from './types';

/** Pages of this site that an explanation links to, with link text. */
export const links = {
  hwid: {to: '/hwid', label: 'Digital licenses and hardware changes'},
  kms: {to: '/online_kms', label: 'How KMS activation works'},
  kms38: {to: '/kms38', label: 'What KMS38 was'},
  evaluation: {to: '/evaluation_editions', label: 'Evaluation editions'},
  troubleshoot: {to: '/troubleshoot', label: 'Troubleshoot activation'},
  officeGenuine: {
    to: '/office-license-is-not-genuine',
    label: 'The Office "not genuine" banner',
  },
  windows10: {
    to: '/windows10_eol',
    label: 'Windows 10 after the end of support',
  },
  editions: {to: '/change_windows_edition', label: 'Change the edition'},
  servers: {
    to: '/licensing-servers-issue',
    label: 'Reach the licensing servers',
  },
  office: {
    to: '/check_activation_status#check-office-with-ospp',
    label: 'Check the license of Office',
  },
  subscription: {
    to: '/check_activation_status#check-microsoft-365-apps',
    label: 'Check Microsoft 365 Apps',
  },
  query: {
    to: '/check_activation_status#check-with-powershell',
    label: 'Check with PowerShell and CIM',
  },
  channels: {
    to: '/check_activation_status#channel-words',
    label: 'Channel words',
  },
} as const;

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
export function errorLink(code: string, hasEntry = true): PageLink {
  return {to: troubleshooterLink(code, hasEntry), label: `Look up ${code}`};
}
