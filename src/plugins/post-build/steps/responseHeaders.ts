import {headerRules, type HeaderValue} from '../../../data/responseHeaders';
import {formatHeaders} from '../../../build/headersFile';
import {writeBuilt, type BuiltSite} from '../pages';
import {policyText} from './securityPolicy';

const toText = (value: HeaderValue) =>
  typeof value === 'string' ? value : policyText(value);

/** Writes the rules of src/data/responseHeaders.ts to `_headers`, with paths from the root of the host. */
export async function writeResponseHeaders(
  site: Pick<BuiltSite, 'outDir' | 'baseUrl'>,
): Promise<void> {
  const rules = headerRules.map((rule) => ({
    path: site.baseUrl + rule.path.slice(1),
    headers: Object.fromEntries(
      Object.entries(rule.headers).map(([name, value]) => [
        name,
        toText(value),
      ]),
    ),
  }));
  await writeBuilt(site, '_headers', formatHeaders(rules));
}
