import {readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {
  headerRules,
  hostLimits,
  pageHeaders,
  type HeaderValue,
} from '../../../data/responseHeaders';
import {headerOnlyPolicy} from '../../../data/policyDirectives';
import {routeOfFile} from '../../../lib/routes/fileRoutes';
import {
  formatHeaders,
  doubleHeaders,
  type Rule,
} from '../../../lib/headersFile';
import {policyText, readPolicy} from '../../../lib/pagePolicy';
import type {BuiltPage, BuiltSite} from '../pages';

export const headersFile = '_headers';

const toText = (value: HeaderValue) =>
  typeof value === 'string' ? value : policyText(value);

/** The rules of src/data/responseHeaders.ts, with paths from the root of the host. */
function commonRules(baseUrl: string): Rule[] {
  return headerRules.map((rule) => ({
    path: baseUrl + rule.path.slice(1),
    headers: Object.fromEntries(
      Object.entries(rule.headers).map(([name, value]) => [
        name,
        toText(value),
      ]),
    ),
  }));
}

/** The rule of one page: its policy, plus the directives that work only in a header. */
function pageRule(baseUrl: string, {route, html}: BuiltPage): Rule {
  return {
    path: baseUrl + route.slice(1),
    headers: {
      ...pageHeaders,
      'Content-Security-Policy': `${readPolicy(html)}; ${policyText(headerOnlyPolicy)}`,
    },
  };
}

/**
 * All rules of a site, and a notice if there are more than hosts read. In that case, the rules of single pages are left
 * out. That is safe: each page has its policy in its head, `X-Frame-Options` prevents framing, and hosts make browsers
 * revalidate pages by default.
 */
export function collectRules({
  baseUrl,
  documents,
}: Pick<BuiltSite, 'baseUrl' | 'documents'>): {
  rules: Rule[];
  notice: string | null;
} {
  const common = commonRules(baseUrl);
  const all = [...common, ...documents.map((page) => pageRule(baseUrl, page))];
  if (all.length <= hostLimits.rules) {
    return {rules: all, notice: null};
  }
  return {
    rules: common,
    notice:
      `${headersFile} would need ${all.length} rules, and hosts read ${hostLimits.rules}. The rules of single pages are left out. ` +
      'Each page keeps its security policy in its head.',
  };
}

/** The addresses of all built files. Those of pages have no `.html`. */
async function listAddresses({outDir, baseUrl}: BuiltSite): Promise<string[]> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(outDir, path.join(entry.parentPath, entry.name)),
    )
    .map((file) => baseUrl + routeOfFile(file).slice(1));
}

/** Writes `_headers`. Stops the build if a host would misread or ignore part of it. */
export async function writeResponseHeaders(site: BuiltSite): Promise<void> {
  const {rules, notice} = collectRules(site);
  const faults = doubleHeaders(rules, await listAddresses(site));
  const text = formatHeaders(rules);
  for (const line of text.split('\n')) {
    if (line.length > hostLimits.lineLength) {
      faults.push(
        `This line has ${line.length} characters, and hosts read only ${hostLimits.lineLength}: ${line.slice(0, 80)}…`,
      );
    }
  }
  if (faults.length > 0) {
    throw new Error(`Fix src/data/responseHeaders.ts:\n${faults.join('\n')}`);
  }
  if (notice !== null) {
    logger.info(notice);
  }
  await writeFile(path.join(site.outDir, headersFile), text);
}
