/**
 * Ejects Heading (3.6.1): the link after the text is for pointers only. Upstream's is one more stop for the keyboard, and
 * screen readers read it as part of every heading; both have the same links in the contents. The page's scroll padding
 * does what upstream's class names are for.
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
      {props.children}
      <a className={styles.link} href={`#${id}`} aria-hidden tabIndex={-1} />
    </As>
  );
  // end local
}
