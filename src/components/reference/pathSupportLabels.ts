import type {PathSupport} from '@site/src/data/editionPaths';

/** The answer in a table cell, in the order of the legend. */
export const pathSupportLabels: Readonly<Record<PathSupport, string>> = {
  yes: 'Yes',
  downgrade: 'Yes (downgrade)',
  firmware: 'Only if the PC came with it',
  unverified: 'Likely',
  conflicting: 'Unclear',
  'not-covered': 'Unclear',
  no: 'No',
};

/** The legend: what an answer means that does not say it. */
export const pathSupportMeanings: Readonly<
  Partial<Record<PathSupport, string>>
> = {
  yes: "listed as an upgrade in Microsoft's tables.",
  downgrade:
    'listed as a downgrade, meant for volume customers whose license has expired.',
  unverified:
    'inferred from the rules for Home; Microsoft does not name the edition.',
  conflicting:
    "Microsoft's articles disagree, or do not cover the change. Plan for a clean installation.",
  no: 'not supported, or not listed. A clean installation is needed.',
};
