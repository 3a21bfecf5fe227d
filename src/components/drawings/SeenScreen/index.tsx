import type {ReactNode} from 'react';
import {Drawing} from '@site/src/components/drawings/Drawing';
import {ErrorScreen} from '@site/src/components/drawings/ErrorScreen';
import type {SeenScreenProps} from '@site/src/build/reference/seenScreen';

/** The drawing that led here, so that visitors see that the section is about what they saw. No text of the page needs it. */
export function SeenScreen({caption, ...screen}: SeenScreenProps): ReactNode {
  return (
    <div data-seen>
      <Drawing caption={caption}>
        <ErrorScreen {...screen} />
      </Drawing>
    </div>
  );
}
