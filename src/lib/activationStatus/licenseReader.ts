import type {Statement} from '../../data/activationFields';
import {provenOrder, readDate, type DayOrder} from './dates';
import type {Line} from './lines';
import {readProductName} from './readProductName';
import type {LicenseReport, RenewedBy, ToolMessage} from './types';
import {
  findChannelWord,
  readPrintedCode,
  readCount,
  readEndDate,
  readMinutes,
  readStatus,
  readStatusNumber,
} from './values';

type FieldLine = Line & {kind: 'field'};

/** `Fehler: 0xC004F074`, or the hint that slmgr.vbs prints: `slui.exe 0x2a 0xC004F074`. */
const ERROR_LINE =
  /^(?:[\p{L} ]{1,30}[:：]\s{0,4}|.{0,100}slui\.exe 0x2a )(0x[\da-f]{8})(?![\da-f])/iu;

/** A license while its lines are read. Hosts are classified at the end, when their IP addresses are known. */
export interface Draft {
  report: LicenseReport;
  /** Fields seen so far. A repeated field means that the next license has started. */
  seen: Set<string>;
  host?: {name: string; isFixed: boolean};
  address?: string;
  /** True if the draft holds only `/xpr` output. */
  isExpiryOnly: boolean;
  /** True after an `/xpr` heading, until the line with its answer is read. */
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

function readChannel(report: LicenseReport, text: string): void {
  const found = findChannelWord(text);
  if (found && !report.channel) {
    report.channel = found.kind;
    report.channelWord = found.text;
  }
  if (/TIMEBASED_EVAL|:EVAL\b/i.test(text.slice(0, 200))) {
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

const renewals: Partial<Record<Statement, RenewedBy>> = {
  'kms-client': 'kms',
  directory: 'directory',
  token: 'token',
  'virtual-machine': 'virtual-machine',
};

/** Stores the value of a field in the draft. */
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
      report.reason = readPrintedCode(value);
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

/** Fields that can start a license. */
const openers = new Set(['productId', 'name', 'description']);

/** The tool that prints the label; undefined if several tools print it. */
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

/** True if the field cannot belong to the license that is being read. */
function beginsNext(draft: Draft, field: string, afterGap: boolean): boolean {
  if (!openers.has(field)) {
    return false;
  }
  if (draft.isExpiryOnly) {
    return true;
  }
  if (draft.seen.has(field)) {
    return true;
  }
  const hasBody = draft.seen.has('description') || draft.seen.has('status');
  return afterGap && field !== 'description' && hasBody;
}

/** Reads the licenses that slmgr.vbs, ospp.vbs and the CIM query report. */
export class LicenseReader {
  readonly drafts: Draft[] = [];
  language: string | undefined;
  isForeign = false;
  /** The day and month orders that dates in the text prove. */
  readonly orders = new Set<DayOrder | null>();
  private readonly said = new Map<string, ToolMessage>();
  private current: Draft | null = null;
  private afterGap = false;

  private open(tool: LicenseReport['tool']): Draft {
    this.current = emptyDraft(tool);
    this.drafts.push(this.current);
    return this.current;
  }

  /** Messages that tools printed instead of a report, without duplicates. */
  get messages(): readonly ToolMessage[] {
    return [...this.said.values()];
  }

  /** Records a message that a tool printed instead of a report. */
  say(message: ToolMessage): void {
    this.said.set('code' in message ? message.code : message.id, message);
  }

  /** Records an error code that a tool printed, unless it is all zeros. */
  private sayError(text: string): void {
    const code = readPrintedCode(text);
    if (code) {
      this.say({id: 'error-code', code});
    }
  }

  /** The draft that a field belongs to; null for a field that does not start a license. */
  private draftFor(line: FieldLine): Draft | null {
    const {current} = this;
    if (current && !beginsNext(current, line.field, this.afterGap)) {
      return current;
    }
    const startsNoLicense =
      line.field === 'serviceVersion' ||
      line.field === 'private' ||
      line.field === 'ignored';
    return startsNoLicense ? null : this.open('slmgr');
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

  /** Handles any other line. It may be a description, or `/xpr` output, in another language. */
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
      this.sayError(code[1]!);
    }
  }

  /** Processes the next line of the text. */
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
        this.sayError(line.code);
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
