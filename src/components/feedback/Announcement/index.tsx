import type {ReactNode} from 'react';
import unseen from '@site/src/components/ui/unseen.module.css';

interface Props {
  /** One sentence; empty while there is nothing to say. */
  text: string;
  /** Differs from one question to the next, so that a second one is announced even if its sentence is the same. */
  turn?: number | string;
}

/**
 * Says to a screen reader what the page shows elsewhere. Render it empty from the first paint on: assistive technology
 * announces only changes to a region that already exists.
 */
export function Announcement({text, turn = 0}: Props): ReactNode {
  return (
    <p role="status" className={unseen.unseen}>
      {text && <span key={`${turn} ${text}`}>{text}</span>}
    </p>
  );
}
