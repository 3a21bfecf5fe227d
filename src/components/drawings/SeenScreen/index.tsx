import type {ReactNode} from 'react';
import {Drawing} from '@site/src/components/drawings/Drawing';
import {ErrorScreen} from '@site/src/components/drawings/ErrorScreen';
import type {ErrorScreen as Screen} from '@site/src/data/errorScreens';

/** The drawing that led here, so that visitors see that the section is about what they saw. No text of the page needs it. */
export function SeenScreen(screen: Screen): ReactNode {
  return (
    <div data-seen>
      <Drawing caption={screen.caption}>
        <ErrorScreen {...screen} />
      </Drawing>
    </div>
  );
}
