import {lazy, type ReactNode} from 'react';

/** Only the build renders what is in `noscript`, so no browser loads this module. */
const Tree = lazy(() => import('./Tree'));

/** The diagnosis for visitors without JavaScript, in place of `Diagnosis`. */
export function DiagnosisTree(): ReactNode {
  return (
    <noscript>
      <Tree />
    </noscript>
  );
}
