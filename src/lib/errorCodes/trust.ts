/** How well an entry is supported. */
import type {ErrorCaveat, ErrorMeaning} from '../../data/errorCodes/types';
import {evidence as kinds} from '../../data/evidence';

/** Labels for the caveats of an entry, shown after its evidence. */
const caveatLabels: Readonly<Record<ErrorCaveat, string>> = {
  'cause-inferred': ', cause inferred',
  'fixes-inferred': ', fixes partly inferred',
  'windows-docs': ' for Windows',
};

/** How well an entry is supported, in one line: "Documented for Windows, cause inferred". */
export function trustLine({
  evidence = 'documented',
  caveats = [],
}: Pick<ErrorMeaning, 'evidence' | 'caveats'>): string {
  const reservations = caveats.map((caveat) => caveatLabels[caveat]).join('');
  return kinds[evidence] + reservations;
}
