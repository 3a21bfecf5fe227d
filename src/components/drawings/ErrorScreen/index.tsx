import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {ErrorScreen as Screen} from '@site/src/data/errorScreens';
import styles from './styles.module.css';

const taskbar = {height: 16, path: 'M0 .75h9999M64 8h8m4 0h8m4 0h8m4 0h8'};
const text = {height: 32, path: 'M24 6h9999M24 18h9999M24 30h64'};

/** What is drawn below the words of a screen, as lines, because contrast themes and paper drop backgrounds. */
const drawn = {
  corner: taskbar,
  notice: taskbar,
  page: {height: 24, path: 'M8 2h72M8 14h104'},
  title: text,
  banner: text,
  setup: undefined,
};

/** The tools of an editor, below its title bar. */
const ribbon = {
  height: 20,
  path: 'M8 5h10v10h-10zM26 5h10v10h-10zM44 5h10v10h-10zM64 7h34M64 13h22M0 19.25h9999',
};

/** A drawing of a screen, in words and lines. Its words are what it means, so it needs no other description. */
export function ErrorScreen({
  look,
  bar,
  title,
  text: words,
}: Pick<Screen, 'look' | 'bar' | 'title' | 'text'>): ReactNode {
  const lines = drawn[look];
  return (
    <span className={clsx(styles.screen, styles[look])}>
      <span className={styles.window}>
        {bar && (
          <span className={styles.bar}>{title ? bar : <b>{bar}</b>} </span>
        )}
        {look === 'title' && (
          <svg height={ribbon.height} aria-hidden>
            <path d={ribbon.path} />
          </svg>
        )}
        <span className={styles.words}>
          {title && <b>{title} </b>}
          {words}
        </span>
      </span>
      {lines && (
        <svg height={lines.height} aria-hidden>
          <path d={lines.path} />
        </svg>
      )}
    </span>
  );
}
