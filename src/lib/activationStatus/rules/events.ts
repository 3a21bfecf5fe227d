/** What events of the licensing service and windows say about a license, in a form of their own. */
import {kmsClients} from '../../../data/activationIds';
import {
  applicationIds,
  evaluationCopy,
} from '../../../data/activationSentences';
import type {Says} from '../facts';
import {readCaption, readProductName} from '../readProductName';
import {readEndDate, readPrintedCode, readStatus} from '../values';
import {readLease, saysOf} from './fields';

/** Longer than a few events. Only the beginning is read. */
const LONGEST = 100_000;

/** A row of event 1003: `1: ID, 1, 1 [(0 [0x00000000, 1, 257879], …`, with the reason, the state and the minutes left. */
const ROW =
  /\b\d{1,3}: ?([\da-f-]{36}), ?\d, ?\d ?\[\(\d ?\[(0x[\da-f]{8}), ?([0-6]), ?(\d{1,7})\b/gi;

/** Event 8198, and event 12288 with its result. */
const ATTEMPTS = [
  /activation \(slui\.exe\) failed[^]{0,200}?\bhr ?= ?(0x[\da-f]{8})[^]{0,600}?\bSkuId=([\da-f-]{36})/i,
  /activation request[^]{0,300}?\binfo:\s*(0x[8c][\da-f]{7}),[^]{0,300}?, ?([\da-f-]{36}), ?\d{1,3}\b/i,
];

/** What is known of a license by its ID. */
function licenseOf(id: string): Says {
  const name = kmsClients.get(id.toLowerCase());
  const named = name === undefined ? null : readProductName(name);
  return named ? {...saysOf(named), channel: 'kms-client'} : {};
}

/** What rows of event 1003 say of the licenses that are in use. */
function readRows(text: string): readonly Says[] {
  const application = applicationIds.exec(text)?.[0];
  const product =
    application && (/^5/.test(application) ? 'windows' : 'office');
  return [...text.matchAll(ROW)]
    .map(([, id = '', code = '', state = '', minutes = '']): Says => ({
      ...(product && {product}),
      ...licenseOf(id),
      ...readLease(minutes),
      status: readStatus(state),
      reason: readPrintedCode(code),
      hasKey: true,
    }))
    .filter(({status, product: of}) => status !== 0 && of !== undefined);
}

/** What events say of known licenses: that of the check of all licenses, and of an attempt to activate one that failed. */
export function readEvents(pasted: string): readonly Says[] {
  const text = pasted.slice(0, LONGEST);
  const [, code = '', id = ''] =
    ATTEMPTS.map((pattern) => pattern.exec(text)).find((found) => found) ?? [];
  const attempt: Says = {
    ...licenseOf(id),
    tool: 'event',
    reason: readPrintedCode(code),
  };
  return [...readRows(text), ...(attempt.product ? [attempt] : [])];
}

/**
 * The evaluation edition that `winver` or the desktop shows, and its last day if the text has one; nothing if the name of
 * the edition doesn't have "Evaluation" in it. A preview build says "Evaluation copy", too.
 */
export function readEvaluationWindow(text: string): readonly Says[] {
  const start = text.slice(0, 4_000);
  if (!evaluationCopy.test(start)) {
    return [];
  }
  const named = start
    .split('\n')
    .map((line) =>
      readCaption(line.replace(/^.*?(?=(?:microsoft )?windows\b)/i, '')),
    )
    .find((each) => each?.isEvaluation);
  const end = /\bevaluation copy\b[^\n\d]{0,40}\bexpires? ([^\n]{6,40})/i.exec(
    start,
  )?.[1];
  const fixedEnd = readEndDate(end ?? '');
  return named ? [{...saysOf(named), fixedEnd, hasKey: true}] : [];
}
