import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CodeText} from '@site/src/components/reference/CodeText';
import type {ErrorScreen as Screen} from '@site/src/data/errorScreens';
import styles from './styles.module.css';

const taskbar = {
  height: 14,
  path: 'M1 4h6v6h-6zM18 4h6v6h-6zM35 4h6v6h-6zM52 4h6v6h-6zM69 4h6v6h-6z',
};

/** What is drawn below the words of a screen, as lines, because contrast themes and paper drop backgrounds. */
const drawn: Partial<Record<Screen['look'], typeof taskbar>> = {
  corner: taskbar,
  notice: taskbar,
  page: {height: 12, path: 'M8 6h72M8 22h104M8 38h56'},
  banner: {height: 12, path: 'M24 8h9999M24 20h9999M24 32h9999M24 44h96'},
};

/**
 * A drawing of a screen, in words and lines: as a photograph, it is the same in both color modes. Its words are what it
 * means, so it needs no other description.
 */
export function ErrorScreen({
  look,
  bar,
  title,
  text,
}: Pick<Screen, 'look' | 'bar' | 'title' | 'text'>): ReactNode {
  const lines = drawn[look];
  return (
    <span className={clsx(styles.screen, styles[look])} data-theme="light">
      <span className={styles.window}>
        {bar && (
          <span className={styles.bar}>{title ? bar : <b>{bar}</b>} </span>
        )}
        {(title ?? text) && (
          <span className={styles.words}>
            {title && <b>{title} </b>}
            {text && <CodeText>{text}</CodeText>}
          </span>
        )}
      </span>
      {lines && (
        <svg height={lines.height} aria-hidden>
          <path d={lines.path} />
        </svg>
      )}
    </span>
  );
}
