import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props {
  /** What it is for, as on the button that leads to it from a card: "Check a file". */
  name: string;
  /** What links to the tool name. A tool that is the first thing on its page has no heading of its own. */
  id?: string;
  /** What gives the same answers without JavaScript. */
  withoutScript: string;
  children: ReactNode;
}

/** The box of an in-page tool. It says so until its script runs; in print only the answer remains. */
export function ToolPanel({
  name,
  id,
  withoutScript,
  children,
}: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.panel} data-needs-script data-tool={name}>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
      {children}
    </div>
  );
}
