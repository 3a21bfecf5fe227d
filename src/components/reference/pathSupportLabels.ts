import type {PathSupport} from '@site/src/data/editionPaths';

/** The word in a table cell, in the order of the legend. */
export const pathSupportLabels: Readonly<Record<PathSupport, string>> = {
  yes: 'Yes',
  downgrade: 'Yes, down',
  firmware: 'If it came so',
  unverified: 'Likely',
  conflicting: 'Unclear',
  no: 'No',
  'not-covered': 'Not covered',
};

/** The explanation of that word in the legend. */
export const pathSupportMeanings: Readonly<Record<PathSupport, string>> = {
  yes: "listed as an upgrade in Microsoft's tables.",
  downgrade:
    'listed as a downgrade, meant for volume customers whose license has expired.',
  firmware:
    'only on a PC that came with that edition: its key is in the firmware.',
  unverified:
    'inferred from the rules for Home; Microsoft does not name the edition.',
  conflicting:
    'two Microsoft articles disagree. Plan for a clean installation.',
  no: 'not supported, or not listed. A clean installation is needed.',
  'not-covered':
    "not in Microsoft's tables. Plan for a clean installation, unless DISM lists it.",
};
