import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import drawing from '@site/src/components/drawings/Drawing/styles.module.css';
import {CodeText} from '@site/src/components/reference/CodeText';
import type {Link, Part, Place} from '@site/src/lib/drawings/mechanism';
import styles from './styles.module.css';

interface Props {
  places: readonly Place[];
  /** Names and arrows only, in one row at every width. */
  isSmall?: boolean;
}

function Box({name, note, isChanged, isSmall}: Part & {isSmall: boolean}) {
  return (
    <li className={clsx(drawing.box, styles.box, isChanged && styles.changed)}>
      <strong className={styles.name}>{name}</strong>{' '}
      {isChanged && <em className={styles.tag}>changed</em>}{' '}
      {!isSmall && <CodeText>{note}</CodeText>}
    </li>
  );
}

function Arrows({messages, isRequest, isSmall}: Link & {isSmall: boolean}) {
  const shown = isSmall ? messages.slice(0, 1) : messages;
  return (
    <li className={clsx(styles.link, isRequest && styles.request)}>
      {shown.map(({text, direction}) => (
        <Fragment key={text}>
          <span className={clsx(styles.message, styles[direction])}>
            {!isSmall && text}
          </span>{' '}
        </Fragment>
      ))}
    </li>
  );
}

/** The parts of a method as boxes, in frames for where they are, with arrows for what they tell each other. */
export function MechanismChain({places, isSmall = false}: Props): ReactNode {
  return (
    <div className={isSmall ? styles.small : styles.frame}>
      <ul className={styles.chain}>
        {places.map(({name, parts, links, onward}) => (
          <Fragment key={name}>
            <li className={styles.place}>
              {!isSmall && <span className={styles.where}>{name}</span>}
              <ul>
                {parts.map((part, index) => (
                  <Fragment key={part.name}>
                    <Box {...part} isSmall={isSmall} />
                    {links[index] && (
                      <Arrows {...links[index]} isSmall={isSmall} />
                    )}
                  </Fragment>
                ))}
              </ul>
            </li>
            {onward && <Arrows {...onward} isSmall={isSmall} />}
          </Fragment>
        ))}
      </ul>
    </div>
  );
}
