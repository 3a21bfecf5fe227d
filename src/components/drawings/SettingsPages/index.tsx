import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Drawing} from '@site/src/components/drawings/Drawing';
import {Mark, MarkNotes} from '@site/src/components/drawings/Marks';
import drawing from '@site/src/components/drawings/Drawing/styles.module.css';
import {settingsNotes, settingsPages} from '@site/src/data/settingsPages';
import styles from './styles.module.css';

/** The Activation page of Settings, simplified, with numbers at the parts that count, and what these are for. */
export function SettingsPages(): ReactNode {
  return (
    <Drawing caption="The Activation page, simplified. Its wording and order vary by release.">
      <div className={styles.pages}>
        {settingsPages.map(({title, path, rows}) => (
          <div key={title}>
            <p className={styles.title}>{title}</p>
            <div className={clsx(drawing.box, styles.page)}>
              <p>{path.join(' > ')}</p>
              <ul>
                {rows.map(({mark, label, text, isButton}) => (
                  <li key={mark}>
                    <Mark number={mark} />
                    <span className={isButton ? styles.button : undefined}>
                      {label && <span className={styles.label}>{label} </span>}
                      {text}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        ))}
      </div>
      <MarkNotes notes={settingsNotes} />
    </Drawing>
  );
}
