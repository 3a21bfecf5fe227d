/**
 * Replaces Blog/Components/Author (3.6.1): the name of a team, and a line with what it does and how many posts it has, in
 * words. Upstream has room for a portrait and accounts elsewhere, which the teams do not have.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author';
import Heading from '@theme/Heading';
import {countOf} from '@site/src/lib/text/format';
import styles from './styles.module.css';

export default function BlogAuthor({
  as = 'h2',
  author,
  count,
}: Props): ReactNode {
  const {name, title, page, description} = author;
  const isListed = count !== undefined;
  return (
    <>
      <Heading as={as} className={styles.name}>
        {isListed && page ? <Link to={page.permalink}>{name}</Link> : name}
      </Heading>
      <p className={styles.line}>
        {[title, isListed && countOf(count, 'post')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {isListed && <p>{description}</p>}
    </>
  );
}
