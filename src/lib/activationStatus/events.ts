/** What events of the licensing service say about a license, which they name by its ID alone. */
import {kmsClients} from '../../data/activationIds';
import {applicationIds} from '../../data/activationSentences';
import {readProductName} from './readProductName';
import {readLease, type Facts} from './readBlock';
import {readPrintedCode, readStatus} from './values';

/** Longer than a few events. Only the beginning is read. */
const LONGEST = 100_000;

const ID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** A row of event 1003: `1: ID, 1, 1 [(0 [0x00000000, 1, 257879], …`, with the reason, the state and the minutes left of that license. */
const ROW = new RegExp(
  String.raw`(?<!\w)\d{1,3}: ?(${ID}), ?\d, ?\d ?\[\(\d ?\[(0x[\da-f]{8}), ?([0-6]), ?(\d{1,7})\b`,
  'gi',
);

/** Event 8198, and event 12288 with its result. */
const ATTEMPTS = [
  new RegExp(
    String.raw`license activation \(slui\.exe\) failed[^]{0,200}?\bhr ?= ?(0x[\da-f]{8})[^]{0,600}?\bSkuId=(${ID})`,
    'i',
  ),
  new RegExp(
    String.raw`activation request[^]{0,300}?\binfo:\s*(0x[8c][\da-f]{7}),[^]{0,300}?, ?(${ID}), ?\d{1,3}\b`,
    'i',
  ),
];

/** What is known of a license by its ID. */
function licenseOf(id: string): Facts {
  const name = kmsClients.get(id.toLowerCase());
  const named = name === undefined ? null : readProductName(name);
  return named ? {...named, isEvaluation: false, channel: 'kms-client'} : {};
}

/** What rows of event 1003 say of the licenses that are in use. */
export function readStatusRows(pasted: string): readonly Facts[] {
  const text = pasted.slice(0, LONGEST);
  const application = applicationIds.exec(text)?.[0];
  const product =
    application && (/^5/.test(application) ? 'windows' : 'office');
  return [...text.matchAll(ROW)]
    .map(([, id = '', code = '', state = '', minutes = '']): Facts => ({
      ...(product && {product}),
      ...licenseOf(id),
      ...readLease(minutes),
      status: readStatus(state),
      reason: readPrintedCode(code),
      hasKey: true,
    }))
    .filter(({status, product: of}) => status !== 0 && of !== undefined);
}

/** What an event says of an attempt to activate a known license that failed. */
export function readAttempt(pasted: string): Facts | undefined {
  const text = pasted.slice(0, LONGEST);
  const [, code = '', id = ''] =
    ATTEMPTS.map((pattern) => pattern.exec(text)).find((found) => found) ?? [];
  const license = licenseOf(id);
  return license.product
    ? {...license, tool: 'event', reason: readPrintedCode(code)}
    : undefined;
}
