import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {headerRules, type HeaderValue} from '../../../data/responseHeaders';
import {formatHeaders} from '../../../build/headersFile';
import {policyText} from '../../../build/pagePolicy';
import type {BuiltSite} from '../pages';

const toText = (value: HeaderValue) =>
  typeof value === 'string' ? value : policyText(value);

/** Writes the rules of src/data/responseHeaders.ts to `_headers`, with paths from the root of the host. */
export async function writeResponseHeaders({
  outDir,
  baseUrl,
}: Pick<BuiltSite, 'outDir' | 'baseUrl'>): Promise<void> {
  const rules = headerRules.map((rule) => ({
    path: baseUrl + rule.path.slice(1),
    headers: Object.fromEntries(
      Object.entries(rule.headers).map(([name, value]) => [
        name,
        toText(value),
      ]),
    ),
  }));
  await writeFile(path.join(outDir, '_headers'), formatHeaders(rules));
}
