import type {ReactNode, Ref} from 'react';
import Link from '@docusaurus/Link';
import {Button} from '@site/src/components/ui/Button';
import {Command} from '@site/src/components/ui/Command';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import type {DiagnosisAdvice} from '@site/src/data/diagnosis';
import styles from './styles.module.css';
import {Text} from './Text';

interface Props {
  advice: DiagnosisAdvice;
  /** Gets the focus when the advice is new. */
  heading: Ref<HTMLHeadingElement>;
  onRestart: () => void;
}

/** What to do first, what to expect, and where the rest is. */
export function Advice({advice, heading, onRestart}: Props): ReactNode {
  const {
    title,
    run,
    open,
    step,
    expect,
    otherwise,
    to,
    more = 'All steps and details',
  } = advice;
  return (
    <div className={styles.advice}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {run && <Command {...run} />}
      {open && (
        <p>
          Open <strong>{open}</strong>.
        </p>
      )}
      <p>
        <Text>{step}</Text>
      </p>
      <p>
        <strong>You should see:</strong> <Text>{expect}</Text>
      </p>
      {otherwise && (
        <p>
          <strong>If that does not help:</strong> <Text>{otherwise}</Text>
        </p>
      )}
      <p className={styles.more}>
        <Link to={to}>{more}</Link>
      </p>
      <div className={styles.actions}>
        <CopyButton
          label="Copy link to this answer"
          text={() => window.location.href}
        />
        <Button onClick={onRestart}>Start over</Button>
      </div>
    </div>
  );
}
