import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Ways to reach the maintainers, and for what. The addresses come from the site's identity, so a fork shows its own. */
export function ContactLinks(): ReactNode {
  const {chatUrl, repositoryUrl} = useDocusaurusContext().siteConfig
    .customFields as {
    chatUrl: string;
    repositoryUrl: string;
  };
  return (
    <ul>
      <li>
        <Link href={chatUrl}>Chat community</Link>: ask how to do something, or
        what a message means
      </li>
      <li>
        <Link href={`${repositoryUrl}/issues`}>Issue tracker</Link>: report a
        wrong fact, a dead link, or a page that does not work
      </li>
      <li>
        <Link href={repositoryUrl}>Source repository</Link>: propose a change
        that you have written, as a pull request; every page has an edit link
      </li>
      <li>
        <Link href={`${repositoryUrl}/security`}>Security contact</Link>: report
        a vulnerability in the scripts or on the site, or anything else that
        must not be public yet
      </li>
    </ul>
  );
}
