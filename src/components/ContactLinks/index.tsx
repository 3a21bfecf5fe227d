import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Ways to reach the maintainers. The addresses come from the site's identity, so a fork shows its own. */
export function ContactLinks(): ReactNode {
  const {chatUrl, repositoryUrl} = useDocusaurusContext().siteConfig
    .customFields as {
    chatUrl: string;
    repositoryUrl: string;
  };
  return (
    <ul>
      <li>
        <Link href={chatUrl}>Chat community</Link>
      </li>
      <li>
        <Link href={`${repositoryUrl}/issues`}>Issue tracker</Link>
      </li>
      <li>
        <Link href={repositoryUrl}>Source repository</Link>
      </li>
      <li>
        <Link href={`${repositoryUrl}/security`}>Security contact</Link>
      </li>
    </ul>
  );
}
