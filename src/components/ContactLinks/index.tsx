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
        <Link href={chatUrl}>Chat community</Link>: quick questions, such as how
        to do something or what a message means, and other people with the same
        problem. First look at the <Link to="/faq">FAQ</Link> and the{' '}
        <Link to="/troubleshoot">troubleshooter</Link>.
      </li>
      <li>
        <Link href={`${repositoryUrl}/issues`}>Issue tracker</Link>: a wrong
        fact, a dead link, or a page that does not work.
      </li>
      <li>
        <Link href={repositoryUrl}>Source repository</Link>: a change of the
        text or the code that you have already written, as a pull request. Every
        page has an edit link.
      </li>
      <li>
        <Link href={`${repositoryUrl}/security`}>Security contact</Link>: a
        vulnerability in the scripts or on the site, or anything else that must
        not be public yet, in private.
      </li>
      <li>
        Microsoft Support or your seller: a key, a refund, an account to unlock,
        or a license to check.
      </li>
    </ul>
  );
}
