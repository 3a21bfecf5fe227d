import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {Drawing} from '@site/src/components/drawings/Drawing';
import drawing from '@site/src/components/drawings/Drawing/styles.module.css';
import {CodeText} from '@site/src/components/reference/CodeText';
import type {
  Connection,
  MechanismProps,
  ShownPart,
} from '@site/src/build/reference/mechanisms';
import styles from './styles.module.css';

function Box({name, note, tag}: ShownPart) {
  return (
    <li className={clsx(drawing.box, styles.box, tag && styles.changed)}>
      <strong className={styles.name}>
        <CodeText>{name}</CodeText>
      </strong>{' '}
      {tag && <em className={styles.tag}>{tag}</em>} <CodeText>{note}</CodeText>
    </li>
  );
}

function Arrows({messages, isRequest}: Connection) {
  return (
    <li className={clsx(styles.link, isRequest && styles.request)}>
      {messages.map(({text, direction}) => (
        <Fragment key={text}>
          <span
            className={clsx(
              styles.message,
              direction === 'back' && styles.back,
            )}>
            <CodeText>{text}</CodeText>
          </span>{' '}
        </Fragment>
      ))}
    </li>
  );
}

/**
 * How a method works: its parts as boxes, in frames for where they are, with arrows for what they tell each other, and
 * what the method adds or changes.
 */
export function Mechanism({places, caption}: MechanismProps): ReactNode {
  return (
    <Drawing caption={<CodeText>{caption}</CodeText>}>
      <div className={styles.frame}>
        <ul className={styles.chain}>
          {places.map(({name, parts, links, onward}) => (
            <Fragment key={name}>
              <li className={styles.place}>
                <span className={styles.where}>{name}</span>
                <ul className={styles.parts}>
                  {parts.map((part, index) => (
                    <Fragment key={part.name}>
                      <Box {...part} />
                      {links[index] && <Arrows {...links[index]} />}
                    </Fragment>
                  ))}
                </ul>
              </li>
              {onward && <Arrows {...onward} />}
            </Fragment>
          ))}
        </ul>
      </div>
    </Drawing>
  );
}
