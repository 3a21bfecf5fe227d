import type {ReactNode} from 'react';
import {Drawing} from '@site/src/components/drawings/Drawing';
import {MechanismChain} from '@site/src/components/drawings/MechanismChain';
import {Evidence} from '@site/src/components/reference/Evidence';
import type {MechanismProps} from '@site/src/lib/reference/mechanisms';

/** How a method works: what is where, what it tells the next part, and what the method changes. */
export function Mechanism({places, caption}: MechanismProps): ReactNode {
  return (
    <Drawing
      caption={
        <>
          {caption.text}{' '}
          {caption.evidence && <Evidence kind={caption.evidence} />}
        </>
      }>
      <MechanismChain places={places} />
    </Drawing>
  );
}
