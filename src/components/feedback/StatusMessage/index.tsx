import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CodeText} from '@site/src/components/reference/CodeText';
import unseen from '@site/src/components/ui/unseen.module.css';
import type {Tone} from '@site/src/lib/input/tone';
import styles from './styles.module.css';

interface Props {
  tone?: Tone;
  /** One sentence that a screen reader announces; empty while there is nothing to say. */
  text?: string;
  /** Differs from one reading to the next, so that a second one is announced even if its sentence is the same. */
  reading?: number | string;
  /** Whether backticks in the text mark code. */
  hasCode?: boolean;
  /** Whether only screen readers get it, because the page shows the same elsewhere. */
  isUnseen?: boolean;
}

/** States the tone in words, so that color is never the only signal. */
const toneWords: Record<Tone, string> = {
  neutral: '',
  success: 'Good: ',
  warning: 'Check this: ',
  danger: 'Problem: ',
};

/**
 * The only live region of a tool. Render it empty from the first paint on: assistive technology announces only changes
 * to a region that already exists.
 */
export function StatusMessage({
  tone = 'neutral',
  text = '',
  reading = '',
  hasCode = false,
  isUnseen = false,
}: Props): ReactNode {
  return (
    <div
      role="status"
      aria-live="polite"
      className={clsx(
        styles.status,
        text && styles[tone],
        isUnseen && unseen.unseen,
      )}>
      {text && (
        // The key replaces the sentence as a whole: React cannot change a text that a browser has translated.
        <p key={`${reading} ${tone} ${text}`}>
          {toneWords[tone] && <strong>{toneWords[tone]}</strong>}
          {hasCode ? <CodeText>{text}</CodeText> : text}
        </p>
      )}
    </div>
  );
}
