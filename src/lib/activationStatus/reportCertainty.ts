import {
  esuTool,
  otherPrograms,
  validationReport,
} from '../../data/activationSentences';
import type {Line, OtherLine} from './lines';
import {linesOf, type ReportLines} from './parse';
import {isSubscriptionOutput} from './parseSubscriptions';
import {readAnyName} from './readProductName';
import {readWindow} from './sentences';
import {isStatus, isTimeLeft, readOwnStatus, readStatus} from './values';
import {isInformation, isStatusCheck} from '../text/codesInReports';

/** Labels of a license report that no other text has. */
const telling =
  /^(?:channel|minutes|partialKey|evaluationEnd|activationType|trustedTime|(?:windows|app|sku)Rearms|kmsHost\w+)$/;

/** Nobody copied from a window: up to three words without a capital, such as "get genuine office", or a question. */
const typed =
  /^(?:[a-z']+(?: [a-z']+){0,2}|(?:[Aa]re|[Cc]an|[Dd]o|[Dd]oes|[Hh]ow|[Ii]s|[Ss]hould|[Ww](?:hat|hen|here|hich|hy|ill))(?!['\w]).{0,200})$/;

/** One line that asks about a state, or names it as a condition: "check if Windows is activated". */
const asked =
  /\b(?:how (?:can|do|to)\b|(?:check|if|whether) (?:[\w']+ ){1,4}is\b)/i;

/** A story in one line, which may have the words of a window in it: "windows is not activated after a new motherboard". */
const told =
  /^(?:[Mm]y|[Ii](?:'m|'ve)?) |^[a-z].*\b(?:because|but|since|when)\b|\b[Aa]fter\b|\b(?:[Hh]abe?|[Ii]ch|[Mm]ein(?:e[mnrs]?)?)\b/;

const lineBreak = /[\n\r\u2028\u2029]/;

/** Whether a line is a state and nothing else, below its label. */
const isStatusLine = (line: Line | undefined): boolean =>
  line?.kind === 'other' && isStatus(line.value ?? line.text);

/** Whether a line is a product and its state: "Windows 11 Pro: Activated". */
const isSummary = ({text, value = ''}: OtherLine): boolean =>
  readOwnStatus(value) !== undefined &&
  readAnyName(text.split(':')[0]!) !== null;

/**
 * Whether a text is a report of slmgr.vbs, ospp.vbs, vNextDiag.ps1 or CIM: `certain` if it states a license state, or is about
 * the license of another program;
 * `possible` for a sentence of Settings, a message of these tools, an event, or a part of a report; otherwise `none`.
 */
export function reportCertainty(
  text: string,
  {lines, rows, attempt, evaluation}: ReportLines = linesOf(text),
): 'certain' | 'possible' | 'none' {
  const line = text.trim();
  const isOneLine = !lineBreak.test(line);
  const isOther = otherPrograms.test(text);
  if (
    typed.test(line) ||
    (isOneLine && !isOther && (asked.test(line) || told.test(line)))
  ) {
    return readWindow(line)?.isDisputed ? 'possible' : 'none';
  }
  if (
    isSubscriptionOutput(text) ||
    isOther ||
    validationReport.test(text) ||
    evaluation ||
    attempt ||
    rows.length > 0 ||
    esuTool.test(text)
  ) {
    return 'certain';
  }
  const isState = lines.some(
    (line, index) =>
      // What `/ato` prints: the license, and the error right below.
      (line.kind === 'heading' &&
        line.id !== undefined &&
        lines[index + 1]?.kind === 'error') ||
      (line.kind === 'answer' && line.answer.by === 'xpr') ||
      (line.kind === 'field' && line.field === 'active') ||
      (line.kind === 'field' &&
        line.field === 'status' &&
        ((line.language ?? readStatus(line.value)) !== undefined ||
          readWindow(line.value) !== undefined ||
          (line.value === '' && isStatusLine(lines[index + 1])) ||
          /licen[cs]e/i.test(line.label))),
  );
  if (isState) {
    return 'certain';
  }
  // A code beside its rows says more.
  if (isStatusCheck(text) || isInformation(text)) {
    return 'possible';
  }
  return lines.some((line) =>
    line.kind === 'field'
      ? telling.test(line.field)
      : /^(?:answer|statement|message|heading)$/.test(line.kind) ||
        (line.kind === 'other' &&
          (line.isUnread || isTimeLeft(line.value ?? '') || isSummary(line))),
  )
    ? 'possible'
    : 'none';
}
