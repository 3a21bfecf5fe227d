import type {ReactNode} from 'react';
import {ErrorScreen} from '@site/src/components/drawings/ErrorScreen';
import styles from '@site/src/components/drawings/ErrorScreen/styles.module.css';
import type {ErrorScreen as Screen} from '@site/src/data/errorScreens';

/** The drawing that led here, so that visitors see that the section is about what they saw. No text of the page needs it. */
export function SeenScreen(screen: Screen): ReactNode {
  return (
    <figure className={styles.seen} data-seen>
      <ErrorScreen {...screen} />
      <figcaption className={styles.caption}>{screen.caption}</figcaption>
    </figure>
  );
}
