import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {ErrorScreen} from '@site/src/components/drawings/ErrorScreen';
import screens from '@site/src/components/drawings/ErrorScreen/styles.module.css';
import {isModifiedClick} from '@site/src/components/navigation/isModifiedClick';
import {OneBox} from '@site/src/components/tools/OneBox';
import button from '@site/src/components/ui/Button/styles.module.css';
import chips from '@site/src/components/ui/Examples/styles.module.css';
import {errorTiles} from '@site/src/data/errorScreens';
import type {StartBoxProps} from '@site/src/build/reference/startBox';
import tiles from '../tiles.module.css';
import styles from './styles.module.css';

/** A press asks the box. Until the script runs, and in a new tab, the link leads to the section that answers. */
const onPress = (run: () => void) => (event: MouseEvent) => {
  if (!isModifiedClick(event)) {
    event.preventDefault();
    run();
  }
};

/** The box with what to press instead of typing: examples, and drawings of what people see. */
export function StartBox({examples}: StartBoxProps): ReactNode {
  return (
    <div className={styles.start} data-start>
      <OneBox
        examples={(fillIn) => (
          <ul className={chips.list} aria-label="Examples">
            {examples.map(({label, asks, to}) => (
              <li key={label}>
                <Link
                  className={clsx(button.button, button.chip)}
                  to={to}
                  onClick={onPress(() => fillIn(asks))}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        )}>
        {(fillIn) => (
          <>
            <Heading as="h2" id="seen">
              Which of these do you see?
            </Heading>
            <ul className={tiles.tiles}>
              {errorTiles.map((drawn) => (
                <li key={drawn[0]!.id} className={styles.tile}>
                  {drawn.map((screen) => (
                    <Link
                      key={screen.id}
                      to={screen.to}
                      onClick={onPress(() => fillIn(screen.asks))}>
                      <ErrorScreen {...screen} />
                      <span className={screens.caption}> {screen.caption}</span>
                    </Link>
                  ))}
                </li>
              ))}
            </ul>
          </>
        )}
      </OneBox>
    </div>
  );
}
