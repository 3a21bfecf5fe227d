import type {ReactNode} from 'react';
import {Drawing} from '@site/src/components/drawings/Drawing';
import shapes from '@site/src/components/drawings/shapes.module.css';
import {Code} from '@site/src/components/ui/Code';
import {mediaFileNames} from '@site/src/data/mediaFileNames';
import styles from './styles.module.css';

/** File names of images, whole and in parts with a label below each. */
export function FileNames(): ReactNode {
  return (
    <Drawing caption="Language, release, and architecture have to be those of the published hash.">
      <ul className={styles.names}>
        {mediaFileNames.map(({origin, parts}) => (
          <li key={origin}>
            <strong>{origin}</strong>{' '}
            <Code>{parts.map(({text}) => text).join('')}</Code>
            <dl>
              {parts.map(({text, meaning}) => (
                <div key={text}>
                  <dt>
                    <Code>{text}</Code>
                  </dt>
                  <dd className={shapes.note}>{meaning}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Drawing>
  );
}
