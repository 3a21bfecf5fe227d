/**
 * Ejects Heading (3.6.1): the text of a heading is the link to it. Upstream adds an invisible link after the text, which
 * screen readers read as part of every heading. The page's scroll padding does what upstream's class names are for.
 */
import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Heading';
import styles from './styles.module.css';

export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  // H1 headings do not need an id because they don't appear in the TOC.
  if (As === 'h1' || !id) {
    return <As {...props} id={undefined} />;
  }

  brokenLinks.collectAnchor(id);

  // begin local
  return (
    <As {...props} id={id}>
      <a className={styles.link} href={`#${id}`}>
        {props.children}
      </a>
    </As>
  );
  // end local
}
