/** How far to trust an entry. */
import type {
  ErrorBasis,
  ErrorCaveat,
  ErrorMeaning,
} from '../../data/errorCodes/types';

/** Labels for the basis of an entry. */
const basisLabels: Readonly<Record<ErrorBasis, string>> = {
  documented: 'Documented by Microsoft',
  'sdk-header': 'SDK header only',
  secondary: 'Reported',
};

/** Labels for the caveats of an entry, shown after its basis. */
const caveatLabels: Readonly<Record<ErrorCaveat, string>> = {
  'cause-inferred': ', cause inferred',
  'fixes-inferred': ', fixes partly inferred',
  'windows-docs': ' for Windows',
};

/** How far to trust an entry, in one line: "Documented by Microsoft for Windows, confidence high". */
export function trustLine({
  basis,
  confidence,
  caveats = [],
}: Pick<ErrorMeaning, 'basis' | 'confidence' | 'caveats'>): string {
  const reservations = caveats.map((caveat) => caveatLabels[caveat]).join('');
  const rating = confidence ? `, confidence ${confidence}` : '';
  return `${basisLabels[basis]}${reservations}${rating}`;
}
