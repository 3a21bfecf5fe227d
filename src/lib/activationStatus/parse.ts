import {channelWords, type Statement} from '../../data/activationFields';
import {licenseStates} from '../../data/licenseStates';
import {
  applyOrder,
  isZeroDate,
  provenOrder,
  readDate,
  type DayOrder,
} from './dates';
import {judgeKmsHost} from './kmsHost';
import {readLines, type Line} from './lines';
import {parseSubscriptions} from './parseSubscriptions';
import {readProductName} from './productNames';
import type {
  ActivationReport,
  LicenseReport,
  RenewedBy,
  StatusValue,
  ToolMessage,
  WrittenDate,
} from './types';

/** Longer texts are cut: several reports of every license on a PC fit in it. */
export const longestText = 1_000_000;

/** Most licenses that are read from one text. */
const MOST_PRODUCTS = 200;

const CODE = /0x([\da-f]{8})(?![\da-f])/i;

type FieldLine = Line & {kind: 'field'};

/** `Fehler: 0xC004F074`, or the hint of slmgr.vbs at `slui.exe 0x2a 0xC004F074`. */
const ERROR_LINE =
  /^(?:[\p{L} ]{1,30}[:：]\s{0,4}|.{0,100}slui\.exe 0x2a )(0x[\da-f]{8})(?![\da-f])/iu;

/** The fields of one license while its lines are read. Hosts are judged at the end, when their addresses are known. */
interface Draft {
  report: LicenseReport;
  /** Fields that were seen, by which the next license is told from this one. */
  seen: Set<string>;
  host?: {name: string; isFixed: boolean};
  address?: string;
  /** True for a draft that holds nothing but an answer of `/xpr`. */
  isExpiryOnly: boolean;
  /** True while a heading waits for its answer. */
  isUnanswered: boolean;
}

function emptyDraft(tool: LicenseReport['tool']): Draft {
  return {
    report: {
      kind: 'license',
      tool,
      product: 'unknown',
      isEvaluation: false,
      isUnused: false,
    },
    seen: new Set(),
    isExpiryOnly: false,
    isUnanswered: false,
  };
}

/** `0xC004F009` in the upper case of the troubleshooter; undefined where there is none, or only zeros. */
function readCode(text: string): string | undefined {
  const digits = CODE.exec(text.slice(0, 200))?.[1]?.toUpperCase();
  return digits && digits !== '00000000' ? `0x${digits}` : undefined;
}

/** The whole number at the start, with the separators that some formats put into it; undefined for none. */
function readCount(text: string): number | undefined {
  const digits =
    /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3}){1,3}(?!\d)|^\d{1,10}(?!\d)/.exec(
      text.slice(0, 40),
    )?.[0];
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''));
}

/** Minutes of `254880 minute(s) (177 day(s))`, `177 days (254880 minute(s) before expiring)` or a bare number. */
function readMinutes(text: string): number | undefined {
  const start = text.slice(0, 120);
  const inBrackets = /\((\d{1,10}) minute/i.exec(start);
  if (inBrackets) {
    return Number(inBrackets[1]);
  }
  const count = readCount(start);
  const isDays = /^\d{1,6} days?\b/i.test(start);
  return count !== undefined && isDays ? count * 24 * 60 : count;
}

const statusOfText = new Map<string, StatusValue>(
  licenseStates.flatMap(({value, slmgrText, osppText, wmiName}) =>
    [slmgrText, osppText, wmiName].map(
      (text) => [squeeze(text), value] as const,
    ),
  ),
);

/** Letters only, in lower case: `---OOB_GRACE---` is `oobgrace`. */
function squeeze(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

/** The status that a text names, such as `Additional grace period (KMS license expired …)` or `---LICENSED---`. */
function readStatus(text: string): StatusValue | undefined {
  const words = squeeze(text.slice(0, 100).replace(/\(.*/, ''));
  if (words === 'unknown') {
    return 'unknown';
  }
  return statusOfText.get(words) ?? statusOfText.get(words.replace(/s$/, ''));
}

function readStatusNumber(text: string): StatusValue | undefined {
  const found = licenseStates.find(({value}) => String(value) === text.trim());
  if (found) {
    return found.value;
  }
  return (
    readStatus(text) ?? (/^\d{1,3}$/.test(text.trim()) ? 'unknown' : undefined)
  );
}

/** True where the word stands alone: RETAIL is not part of another word. */
function containsWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  const before = text[at - 1] ?? ' ';
  const after = text[at + word.length] ?? ' ';
  return at >= 0 && !/[A-Z_]/.test(before) && !/[A-DF-Z]/.test(after);
}

function readChannel(report: LicenseReport, text: string): void {
  // Some copies of the scripts print VOLUME-KMSCLIENT.
  const upper = text
    .slice(0, 200)
    .toUpperCase()
    .replace(/VOLUME-/g, 'VOLUME_');
  const found = channelWords.find((word) => containsWord(upper, word.text));
  if (found && !report.channel) {
    report.channel = found.kind;
    report.channelWord = found.text;
  }
  if (/TIMEBASED_EVAL|:EVAL\b/.test(upper)) {
    report.isEvaluation = true;
  }
}

function readName(report: LicenseReport, text: string): void {
  const named = readProductName(text);
  if (named) {
    report.title = named.title;
    report.product = named.product;
    report.isEvaluation ||= named.isEvaluation;
  } else if (/\bwindows\b/i.test(text.slice(0, 200))) {
    report.product = 'windows';
  } else if (/\boffice\b/i.test(text.slice(0, 200))) {
    report.product = 'office';
  }
}

function readEndDate(text: string): WrittenDate | undefined {
  const date = readDate(text);
  return date && !isZeroDate(date) ? date : undefined;
}

const renewals: Partial<Record<Statement, RenewedBy>> = {
  'kms-client': 'kms',
  directory: 'directory',
  token: 'token',
  'virtual-machine': 'virtual-machine',
};

/** Puts the value of a field into the draft. */
function takeField(draft: Draft, line: FieldLine): void {
  const {report} = draft;
  const {value} = line;
  switch (line.field) {
    case 'name':
      readName(report, value);
      break;
    case 'description':
      if (report.product === 'unknown') {
        readName(report, value);
      }
      readChannel(report, value);
      break;
    case 'channel':
      readChannel(report, value);
      break;
    case 'status':
      report.status = readStatus(value);
      break;
    case 'statusNumber':
      report.status = readStatusNumber(value);
      break;
    case 'reason':
    case 'errorCode':
      report.reason = readCode(value);
      break;
    case 'minutes': {
      const minutes = readMinutes(value);
      if (minutes === undefined) {
        report.lease = {kind: 'unreadable'};
      } else if (minutes > 0) {
        report.lease = {kind: 'minutes', minutes};
      }
      break;
    }
    case 'betaExpiry':
    case 'evaluationEnd':
      report.fixedEnd = readEndDate(value);
      report.isEvaluation ||=
        line.field === 'evaluationEnd' && report.fixedEnd !== undefined;
      break;
    case 'windowsRearms':
    case 'appRearms':
      report.rearms = readCount(value);
      break;
    case 'skuRearms':
      report.skuRearms = readCount(value);
      break;
    case 'trustedTime':
      report.trustedTime = readDate(value) ?? undefined;
      break;
    case 'kmsHostFromDns':
    case 'kmsHostFixed':
      if (value !== '' && !/not available/i.test(value.slice(0, 60))) {
        const isFixed = line.field === 'kmsHostFixed';
        draft.host = draft.host?.isFixed ? draft.host : {name: value, isFixed};
        report.renewedBy ??= 'kms';
      }
      break;
    case 'kmsAddress':
      draft.address = /not available/i.test(value) ? undefined : value;
      break;
    case 'directoryObject':
      report.renewedBy = 'directory';
      break;
    case 'activationType':
    case 'kmsCount':
    case 'serviceVersion':
    case 'productId':
    case 'partialKey':
    case 'private':
    case 'ignored':
      break;
  }
}

/** Fields whose dates can prove the order of day and month. */
const dateFields = new Set<string>([
  'betaExpiry',
  'evaluationEnd',
  'trustedTime',
]);

/** Which fields can begin a license. */
const openers = new Set(['productId', 'name', 'description']);

/** The tool that prints the label; undefined for labels that several print. */
function toolOf({field, label}: FieldLine): LicenseReport['tool'] | undefined {
  if (field === 'statusNumber') {
    return 'cim';
  }
  const isOspp =
    field === 'productId' ||
    field === 'betaExpiry' ||
    /^license (?:name|description)$|^remaining grace$|^last 5 /.test(label);
  return isOspp ? 'ospp' : undefined;
}

/** True where the field cannot belong to the license that is being read. */
function beginsNext(draft: Draft, field: string, afterGap: boolean): boolean {
  if (!openers.has(field)) {
    return false;
  }
  if (draft.isExpiryOnly) {
    return true;
  }
  // ospp.vbs prints two IDs in a row before the name.
  if (
    draft.seen.has(field) &&
    !(field === 'productId' && draft.seen.size === 1)
  ) {
    return true;
  }
  const hasBody = draft.seen.has('description') || draft.seen.has('status');
  return afterGap && field !== 'description' && hasBody;
}

/** Reads the licenses that slmgr.vbs, ospp.vbs and the CIM query report. */
class LicenseReader {
  readonly drafts: Draft[] = [];
  readonly messages: ToolMessage[] = [];
  language: string | undefined;
  isForeign = false;
  /** The orders of day and month that the dates of the text prove. */
  readonly orders = new Set<DayOrder | null>();
  private current: Draft | null = null;
  private afterGap = false;

  private open(tool: LicenseReport['tool']): Draft {
    this.current = emptyDraft(tool);
    this.drafts.push(this.current);
    return this.current;
  }

  say(message: ToolMessage): void {
    const isKnown = this.messages.some(
      ({id, code}) => id === message.id && code === message.code,
    );
    if (!isKnown) {
      this.messages.push(message);
    }
  }

  /** The draft a field belongs to. */
  private draftFor(line: FieldLine): Draft | null {
    const {current} = this;
    if (current && !beginsNext(current, line.field, this.afterGap)) {
      return current;
    }
    const standsAlone =
      line.field === 'serviceVersion' ||
      line.field === 'private' ||
      line.field === 'ignored';
    return standsAlone ? null : this.open('slmgr');
  }

  private takeField(line: FieldLine): void {
    const draft = this.draftFor(line);
    if (!draft) {
      return;
    }
    takeField(draft, line);
    draft.seen.add(line.field);
    draft.isUnanswered = false;
    draft.report.tool = toolOf(line) ?? draft.report.tool;
    if (dateFields.has(line.field)) {
      this.orders.add(provenOrder(line.value));
    }
  }

  private takeExpiry(line: Line & {kind: 'expiry'}): void {
    const isWaiting = this.current?.isUnanswered && line.name === undefined;
    const draft = isWaiting ? this.current! : this.open('slmgr');
    if (line.name !== undefined) {
      readName(draft.report, line.name);
    }
    draft.isExpiryOnly = true;
    draft.isUnanswered = false;
    draft.report.status = line.status;
    draft.report.channel = line.channel;
    const hasEnd = !line.isPermanent && line.status !== 0 && line.status !== 5;
    if (hasEnd) {
      const date = readDate(line.rest);
      this.orders.add(provenOrder(line.rest));
      draft.report.lease = date ? {kind: 'date', date} : {kind: 'unreadable'};
    }
  }

  /** What is left: perhaps a description, or an answer of `/xpr`, in another language. */
  private takeOther(line: Line & {kind: 'other' | 'foreign'}): void {
    if (this.current?.isUnanswered && line.kind === 'other') {
      this.isForeign = true;
    }
    const value = line.value ?? '';
    if (/^windows(?:\(r\))? operating system.{0,60} channel/i.test(value)) {
      this.isForeign = true;
      const {report, seen} = this.current ?? this.open('slmgr');
      readChannel(report, value);
      report.product = 'windows';
      seen.add('description');
    } else if (/ edition$/i.test(value) && readProductName(value)) {
      this.isForeign = true;
      readName(this.open('slmgr').report, value);
    }
    const code = line.kind === 'other' && ERROR_LINE.exec(line.text);
    if (code) {
      this.say({id: 'error-code', code: readCode(code[1]!)});
    }
  }

  take(line: Line): void {
    switch (line.kind) {
      case 'gap':
        this.afterGap = true;
        return;
      case 'field':
        this.takeField(line);
        break;
      case 'heading': {
        const draft = this.open('slmgr');
        readName(draft.report, line.name);
        draft.isExpiryOnly = true;
        draft.isUnanswered = true;
        break;
      }
      case 'expiry':
        this.takeExpiry(line);
        break;
      case 'statement':
        if (this.current && line.meaning === 'not-in-use') {
          this.current.report.isUnused = true;
        } else if (this.current) {
          this.current.report.renewedBy ??= renewals[line.meaning];
        }
        break;
      case 'message':
        this.say({id: line.id});
        break;
      case 'error':
        this.say({id: 'error-code', code: readCode(line.code)});
        break;
      case 'section':
        this.current = null;
        break;
      case 'foreign':
        this.isForeign = true;
        this.language ??= line.language;
        this.takeOther(line);
        break;
      case 'other':
        this.takeOther(line);
        break;
    }
    this.afterGap = false;
  }
}

/** The report of a draft, with its KMS host judged and its dates in the order that the text proves. */
function finish(
  {report, seen, host, address}: Draft,
  order: DayOrder | null,
): LicenseReport {
  const inOrder = (date?: WrittenDate) => date && applyOrder(date, order);
  const {lease} = report;
  const finished: LicenseReport = {
    ...report,
    product:
      report.product === 'unknown' && report.tool === 'ospp'
        ? 'office'
        : report.product,
    // ospp.vbs says it only by what it leaves out.
    isUnused:
      report.isUnused ||
      (report.tool === 'ospp' &&
        report.status === 0 &&
        !seen.has('partialKey')),
    fixedEnd: inOrder(report.fixedEnd),
    trustedTime: inOrder(report.trustedTime),
    lease:
      lease?.kind === 'date'
        ? {kind: 'date', date: applyOrder(lease.date, order)}
        : lease,
  };
  if (host ?? address) {
    finished.kmsHost = {
      place: host ? judgeKmsHost(host.name, address) : judgeKmsHost(address!),
      isFixed: host?.isFixed ?? false,
    };
  }
  return finished;
}

/** True for a draft that says anything about a license. */
function hasContent({report, seen, isExpiryOnly}: Draft): boolean {
  return (
    report.title !== undefined ||
    report.channel !== undefined ||
    report.status !== undefined ||
    isExpiryOnly ||
    seen.has('description')
  );
}

/**
 * Puts an answer of `/xpr` into the full report of the same product, where the text has both. The date that `/xpr` prints
 * is exact, so it replaces the minutes.
 */
function mergeExpiry(drafts: readonly Draft[]): Draft[] {
  const kept = drafts.filter(({isExpiryOnly}) => !isExpiryOnly);
  for (const draft of drafts.filter(({isExpiryOnly}) => isExpiryOnly)) {
    const same = kept.find(
      ({report}) =>
        report.tool === 'slmgr' &&
        !report.isUnused &&
        report.title === draft.report.title &&
        report.status === draft.report.status,
    );
    if (same && draft.report.title !== undefined) {
      same.report.lease = draft.report.lease ?? same.report.lease;
    } else {
      kept.push(draft);
    }
  }
  return kept;
}

/**
 * Reads pasted output of `slmgr.vbs` (`/xpr`, `/dli`, `/dlv`), `ospp.vbs` (`/dstatus`, `/dstatusall`), `vNextDiag.ps1
 * -action list` and the CIM query, also with prompts, commands and messages between, broken lines and fields left out.
 *
 * Accepts any text and never throws: what is not recognized is left out, and a text without a license gives an empty
 * list. Nothing of the text itself is kept but words from lists, numbers, dates and error codes.
 */
export function parseActivationStatus(pasted: string): ActivationReport {
  const text = pasted
    .slice(0, longestText)
    // A byte order mark, invisible direction marks, and the zero bytes of UTF-16 read as something else.
    .replace(/[\0\ufeff\u200b-\u200f\u202a-\u202e]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ');

  const reader = new LicenseReader();
  if (pasted.length > longestText) {
    reader.say({id: 'too-long'});
  }
  for (const line of readLines(text)) {
    reader.take(line);
  }
  const subscriptions = parseSubscriptions(text);
  subscriptions.messages.forEach((message) => reader.say(message));

  const orders = [...reader.orders].filter((order) => order !== null);
  const order = orders.length === 1 ? orders[0]! : null;
  const licenses = mergeExpiry(reader.drafts.filter(hasContent)).map((draft) =>
    finish(draft, order),
  );
  const products = [...licenses, ...subscriptions.products];
  if (products.length > MOST_PRODUCTS) {
    reader.say({id: 'too-many'});
  }
  return {
    products: products.slice(0, MOST_PRODUCTS),
    messages: reader.messages,
    foreign: reader.isForeign ? {language: reader.language} : undefined,
  };
}
