/** How well an entry is supported. */
import type {ErrorCaveat, ErrorMeaning} from '../../data/errorCodes/types';

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
  const label = evidence.charAt(0).toUpperCase() + evidence.slice(1);
  return label + caveats.map((caveat) => caveatLabels[caveat]).join('');
}
