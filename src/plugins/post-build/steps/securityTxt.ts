import {site as contact} from '../../../data/site';
import {readBuildDate} from '../../build-date';
import {writeBuilt, type BuiltSite} from '../pages';

/** How long the file is valid. RFC 9116 recommends less than a year. */
const validDays = 364;

/**
 * The text of `security.txt` (RFC 9116), which tells where to report a vulnerability.
 *
 * @param date the ISO date of the build
 */
function securityText({url, repositoryUrl}: BuiltSite, date: string): string {
  const expires = new Date(date);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${contact.securityEmail}`,
    `Contact: ${repositoryUrl}/security`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    `Policy: ${repositoryUrl}/blob/${contact.branch}/.github/SECURITY.md`,
    '',
  ].join('\n');
}

/** Writes `/.well-known/security.txt`, unless the site is below a path: the file counts only at the root of a host. */
export async function writeSecurityTxt(site: BuiltSite): Promise<void> {
  if (site.baseUrl === '/') {
    await writeBuilt(
      site,
      '.well-known/security.txt',
      securityText(site, readBuildDate(site.siteDir)),
    );
  }
}
