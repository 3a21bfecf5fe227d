import type {
  ErrorBasis,
  ErrorCaveat,
  ErrorMeaning,
  ProductFamily,
} from '@site/src/data/errorCodes/types';

export const familyLabels: Readonly<Record<ProductFamily, string>> = {
  windows: 'Windows',
  office: 'Office',
};

/** How an entry names the origin of its meaning. */
export const basisLabels: Readonly<Record<ErrorBasis, string>> = {
  documented: 'Documented by Microsoft',
  'sdk-header': 'SDK header only',
  secondary: 'Secondary source, not confirmed',
};

/** How an entry names a reservation, after its basis. */
export const caveatLabels: Readonly<Record<ErrorCaveat, string>> = {
  'cause-inferred': ', cause inferred',
  'fixes-inferred': ', fixes partly inferred',
  'windows-docs': ' for Windows',
};

/** Everything an entry says about how far to trust it: "Documented by Microsoft for Windows, confidence high". */
export function trustLine({
  basis,
  confidence,
  caveats = [],
}: ErrorMeaning): string {
  const reservations = caveats.map((caveat) => caveatLabels[caveat]).join('');
  const rating = confidence ? `, confidence ${confidence}` : '';
  return `${basisLabels[basis]}${reservations}${rating}`;
}
