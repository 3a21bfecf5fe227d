import {sharedLabels} from '../../data/activationFields';
import {
  denial,
  englishWords,
  stateWords,
  type Statement,
} from '../../data/activationSentences';
import {provenOrder, readDate, type DayOrder} from './dates';
import {endsLabel} from './labels';
import {readExpiry, readSetting, type Line} from './lines';
import {
  readCaption,
  readEditionId,
  readOfficeCaption,
  readProductName,
  type NamedProduct,
} from './readProductName';
import type {LicenseReport, RenewedBy, ToolMessage} from './types';
import {
  findChannelWord,
  isStatus,
  readOwnStatus,
  readPrintedCode,
  readCount,
  readEndDate,
  readMinutes,
  readStatus,
} from './values';

type FieldLine = Line & {kind: 'field'};

/** `Fehler: 0xC004F074`, or the hint that slmgr.vbs prints: `slui.exe 0x2a 0xC004F074`. */
const ERROR_LINE =
  /^(?:[\p{L}' ]{1,30}:?\s{1,4}|.{0,100}slui\.exe 0x2a )(0x[\da-f]{8})(?![\da-f])/iu;

/** Codes of failures begin with 8 or C. Other such numbers can be anything, such as an architecture. */
const FAILURE = /0x[8c]/i;

/** A license while its lines are read. Hosts are classified at the end, when their IP addresses are known. */
export interface Draft {
  report: LicenseReport;
  /** Fields seen so far. A repeated field means that the next license has started. */
  seen: Set<string>;
  host?: {name: string; isFixed: boolean};
  address?: string;
  /** Windows 11 version (`24H2`) and build, if the text has them. */
  version?: string;
  build?: number;
  /** Build of the licensing service, which tells the release. */
  serviceBuild?: number;
  /** True if the draft holds only `/xpr` output. */
  isExpiryOnly: boolean;
  /** True after an `/xpr` heading, until the line with its answer is read. */
  isUnanswered: boolean;
  /** True while it has only a name or channel from a sentence, which is not yet a license. */
  isTentative: boolean;
  /** True if the text has a field for the key and the field is empty. */
  hasNoKey: boolean;
  /** True if it has an end that the tools print of an active license only. */
  isLeased: boolean;
  /** True if it has a field that only the tools of Windows and Office print. */
  hasOwnField: boolean;
  /** True if its product is only the word after "Edition", which can be of any program: "Professional". */
  isBareEdition: boolean;
}

function emptyDraft(tool?: LicenseReport['tool']): Draft {
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
    isTentative: false,
    hasNoKey: false,
    isLeased: false,
    hasOwnField: false,
    isBareEdition: false,
  };
}

function applyName(report: LicenseReport, named: NamedProduct | null): void {
  if (named) {
    const {title, product, isEvaluation, addOn, release} = named;
    Object.assign(report, {title, product, addOn});
    report.isEvaluation ||= isEvaluation;
    report.release = release ?? report.release;
  }
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
  applyName(report, readProductName(text) ?? readCaption(text));
  const known = /\b(?:windows|office)\b/i.exec(text.slice(0, 200))?.[0];
  if (report.title === undefined && known) {
    report.product = /^w/i.test(known) ? 'windows' : 'office';
  }
}

/** The product of a field for an edition, which can hold an ID, a name or anything else. */
function readEdition(value: string): NamedProduct | null {
  return readEditionId(value) ?? readProductName(value) ?? readCaption(value);
}

const renewals: Partial<Record<Statement, RenewedBy>> = {
  'kms-client': 'kms',
  directory: 'directory',
  token: 'token',
  'virtual-machine': 'virtual-machine',
};

/** Stores what a sentence says: of `/xpr`, or of a window. */
function takeAnswer(
  report: LicenseReport,
  answer: Line & {kind: 'expiry' | 'setting'},
): void {
  report.status = answer.status ?? report.status;
  report.channel ??= answer.channel;
  // Only an activated license is permanent: "Unlicensed" has no end, either.
  if (answer.isPermanent && answer.status === 1) {
    report.isPermanent = true;
  }
  if (answer.kind === 'setting') {
    report.tool = 'settings';
    report.product = answer.product ?? 'windows';
    report.setting ??= answer.meaning;
    report.isEvaluation ||= answer.channel === 'evaluation';
    report.lease ??= answer.lease;
    report.reason ??= answer.reason;
  } else if (report.product === 'unknown') {
    report.product = 'windows';
  }
}

/** Stores the status, and what people write after it on the same line. */
function takeStatus(report: LicenseReport, value: string): void {
  const status = readStatus(value);
  if (status !== undefined) {
    report.status = status;
    readChannel(report, value.replace(/^[^,;(]*/, ''));
    return;
  }
  const answer = readExpiry(value) ?? readSetting(value);
  if (answer) {
    takeAnswer(report, answer);
    const date = answer.kind === 'expiry' ? readDate(answer.rest) : null;
    report.lease = date ? {kind: 'date', date} : report.lease;
  }
}

/** CIM prints -1 as this number, for a license that has no rearms of its own. */
const NO_REARMS = 2 ** 32 - 1;

function readRearms(text: string): number | undefined {
  const count = readCount(text);
  return count === NO_REARMS ? undefined : count;
}

/** Stores the value of a field in the draft. */
function storeField(draft: Draft, line: FieldLine): void {
  const {report} = draft;
  const {value} = line;
  switch (line.field) {
    case 'name':
      readName(report, value);
      break;
    case 'edition':
      draft.isBareEdition ||=
        report.product === 'unknown' &&
        /^edition$/i.test(line.label) &&
        readEditionId(value) !== null;
      applyName(report, report.title === undefined ? readEdition(value) : null);
      break;
    case 'target': {
      const named = readEditionId(value);
      if (named) {
        report.targets = [...(report.targets ?? []), named.title];
      }
      break;
    }
    case 'version':
      draft.version ??= /^\d{2}H[12]\b/i.exec(value)?.[0].toUpperCase();
      break;
    case 'build':
      draft.build ??=
        Number(/(?<!\d)\d{5}(?!\d)/.exec(value)?.[0]) || undefined;
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
      takeStatus(report, value);
      report.isUnread = report.status === undefined && /\p{L}/u.test(value);
      break;
    case 'reason':
    case 'errorCode':
      report.reason = readPrintedCode(value) ?? report.reason;
      break;
    case 'minutes': {
      const minutes = readMinutes(value);
      if (minutes) {
        report.lease = {kind: 'minutes', minutes};
        draft.isLeased = /activation expiration$/i.test(line.label);
        if (/^volume activation expiration$/i.test(line.label)) {
          report.channel ??= 'kms-client';
        }
      } else if (minutes === undefined) {
        // Get-OSLicenseInfo prints words such as "Unlimited" or nothing if there is no end.
        report.lease = /^(?:|unlimited|no limit|n\/a|not set)$/i.test(value)
          ? undefined
          : {kind: 'unreadable'};
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
      report.rearms = readRearms(value);
      break;
    case 'skuRearms':
      report.skuRearms = readRearms(value);
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
    case 'kmsCount':
      report.kmsCount = readCount(value);
      break;
    case 'partialKey':
      draft.hasNoKey = value === '';
      break;
    default:
  }
}

/** Fields that can start a license. */
const openers = new Set(['productId', 'name', 'description', 'edition']);

/** Fields that don't start a license, because they also occur in texts without one. */
const companions = new Set([
  'serviceVersion',
  'private',
  'ignored',
  'version',
  'build',
  'errorCode',
]);

/** The tool that prints the label; undefined if several tools print it. */
function toolOf({field, label, value}: FieldLine): LicenseReport['tool'] {
  if (/^LicenseStatus$/i.test(label)) {
    return 'cim';
  }
  if (field === 'target' || (field === 'edition' && / edition$/i.test(label))) {
    return 'dism';
  }
  const isOspp =
    /^(?:beta expiration|remaining grace)$|^last 5 /i.test(label) ||
    (/^license (?:name|description)$/i.test(label) &&
      /\boffice\b/i.test(value));
  return isOspp ? 'ospp' : undefined;
}

/** True if the field cannot belong to the license that is being read. */
function beginsNext(
  draft: Draft,
  {field, value}: FieldLine,
  afterGap: boolean,
): boolean {
  const {tool, status} = draft.report;
  if (status !== undefined && field === 'status') {
    return (readStatus(value) ?? status) !== status;
  }
  if (status !== undefined && tool === 'settings') {
    // The report of a tool below what Settings says.
    return field === 'name' || field === 'description';
  }
  if (!openers.has(field)) {
    return false;
  }
  if (draft.isExpiryOnly && !draft.isUnanswered) {
    return true;
  }
  if (draft.seen.has(field)) {
    return true;
  }
  const hasBody = draft.seen.has('description') || draft.seen.has('status');
  return afterGap && field !== 'description' && field !== 'edition' && hasBody;
}

/** What a person calls Windows. */
const windows = {
  product: 'windows',
  title: 'Windows',
  isEvaluation: false,
} as const;

/** The parts of a summary that a person wrote: `Windows 11 Pro - licensed - OEM_DM`. */
const SUMMARY_BREAK = /(?<!\s)\s+(?:[-\u2013\u2014|]|is)\s+|:\s+|[,;|]\s*/;

/** A longer line is a sentence, not a summary. */
const LONGEST_SUMMARY = 200;

/** True if a text can have the name of a product. */
const isProduct = (text: string) => /windows|office/i.test(text);

/** Whether what stands before a product is a label in another language, and not a half of an English one. */
const isForeignLabel = (line: string) =>
  !endsLabel(line) && !englishWords.test(line);

/** Reads the licenses that the tools report. */
export class LicenseReader {
  readonly drafts: Draft[] = [];
  language: string | undefined;
  /** True if a status in another language could not be read. */
  private hasUnread = false;
  /** True if a line that was not read has an English word about a state. */
  hasUnreadWords = false;
  /** True if a line that was not read says that something is not activated. */
  hasDenial = false;
  /** True if a line is no part of a license: words of a person, or of another program. */
  hasOtherLines = false;
  /** The day and month orders that dates in the text prove. */
  readonly orders = new Set<DayOrder | null>();
  private readonly said = new Map<string, ToolMessage>();
  private current: Draft | null = null;
  private afterGap = false;
  private serviceBuild: number | undefined;

  private open(tool?: LicenseReport['tool'], isTentative = false): Draft {
    this.current = emptyDraft(tool);
    this.current.isTentative = isTentative;
    this.current.serviceBuild = this.serviceBuild;
    this.drafts.push(this.current);
    return this.current;
  }

  /** True if the text is in another language, and a license, or the whole text, stays without a status because of it. */
  get isForeign(): boolean {
    const read = this.drafts.filter(({isTentative}) => !isTentative);
    return (
      this.hasUnread &&
      (read.length === 0 ||
        read.some(({report}) => report.status === undefined))
    );
  }

  /** Messages that tools printed instead of a report, without duplicates. */
  get messages(): readonly ToolMessage[] {
    return [...this.said.values()];
  }

  /** Records a message that a tool printed instead of a report. */
  say(message: ToolMessage): void {
    this.said.set('code' in message ? message.code : message.id, message);
  }

  /** Takes an error that a tool printed, unless it is all zeros: of the license whose name is above it, if any. */
  takeError(text: string): void {
    const code = readPrintedCode(text);
    if (code && this.current?.isUnanswered) {
      this.current.report.reason = code;
      this.current.isUnanswered = false;
    } else if (code) {
      this.say({id: 'error-code', code});
    }
  }

  /** The draft that a field belongs to; null for a field that does not start a license. */
  private draftFor(line: FieldLine): Draft | null {
    const {current} = this;
    const isNext = current && beginsNext(current, line, this.afterGap);
    if (line.field === 'edition' && (!current || isNext)) {
      return readEdition(line.value) ? this.open() : null;
    }
    if (current && !isNext) {
      return current;
    }
    return companions.has(line.field) ? null : this.open();
  }

  private takeField(line: FieldLine): void {
    if (line.language) {
      this.language ??= line.language;
    }
    if (line.field === 'serviceVersion') {
      this.serviceBuild =
        Number(/^(?:6|10)\.\d\.(\d{4,5})/.exec(line.value)?.[1]) || undefined;
    }
    const draft = this.draftFor(line);
    if (!draft) {
      if (line.field === 'errorCode') {
        this.takeError(line.value);
      }
      return;
    }
    storeField(draft, line);
    draft.seen.add(line.field);
    draft.hasOwnField ||=
      !line.language && !sharedLabels.has(line.label.toLowerCase());
    draft.isUnanswered = false;
    if (!companions.has(line.field)) {
      draft.isTentative = false;
    }
    // A text typed from Settings may also contain the product ID.
    if (draft.report.tool !== 'settings') {
      draft.report.tool = toolOf(line) ?? draft.report.tool;
    }
    // Get-OSLicenseInfo prints English labels in every language, but translates the status.
    const isTranslated =
      line.language !== undefined || /^licensestatus$/i.test(line.label);
    if (
      isTranslated &&
      line.field === 'status' &&
      draft.report.status === undefined &&
      /\p{L}/u.test(line.value)
    ) {
      this.hasUnread = true;
    }
    this.orders.add(provenOrder(line.value));
  }

  private takeHeading(name: string): void {
    const {current} = this;
    // `Name` with the product on the next line, or a record that has no name yet.
    const isNamed = current && current.report.title !== undefined;
    const draft =
      current && !isNamed && current.seen.has('name') ? current : this.open();
    readName(draft.report, name);
    draft.isUnanswered = draft.seen.size === 0;
  }

  private takeExpiry(line: Line & {kind: 'expiry'}): void {
    const {current} = this;
    const isAfterReport =
      current !== null &&
      line.name === undefined &&
      !current.isExpiryOnly &&
      current.report.status === line.status;
    const lease = line.isPermanent ? undefined : this.leaseOf(line.rest);
    if (isAfterReport) {
      takeAnswer(current.report, line);
      current.report.lease = lease ?? current.report.lease;
      return;
    }
    const isWaiting = current?.isUnanswered === true && line.name === undefined;
    const draft = isWaiting ? current : this.open();
    if (line.name !== undefined) {
      readName(draft.report, line.name);
    }
    draft.isExpiryOnly = true;
    draft.isUnanswered = false;
    takeAnswer(draft.report, line);
    if (!line.isPermanent && line.status !== 0 && line.status !== 5) {
      draft.report.lease = lease ?? {kind: 'unreadable'};
    }
  }

  private leaseOf(text: string): LicenseReport['lease'] {
    const date = readDate(text);
    this.orders.add(provenOrder(text));
    return date ? {kind: 'date', date} : undefined;
  }

  private takeSetting(line: Line & {kind: 'setting'}): void {
    this.hasDenial ||= line.isDisputed ?? false;
    const {current} = this;
    const {product, status, tool} = current?.report ?? {};
    const agrees =
      status === line.status ||
      status === undefined ||
      line.status === undefined;
    const isOpen =
      current !== null &&
      (current.isTentative ||
        current.isUnanswered ||
        (agrees &&
          ((tool ?? 'settings') === 'settings' || product === 'unknown')));
    const fits =
      isOpen &&
      (product === 'unknown' || product === (line.product ?? 'windows'));
    const draft = fits && !line.name ? current : this.open('settings');
    if (line.name) {
      readName(draft.report, line.name);
    }
    draft.isTentative = false;
    draft.isUnanswered = false;
    takeAnswer(draft.report, line);
  }

  /** Reads a product and what a person wrote after it: `Windows 11 Pro - licensed - OEM_DM`, `Office: not activated`. */
  private takeSummary(text: string): boolean {
    const [first = '', ...rest] = text.split(SUMMARY_BREAK);
    const named =
      readCaption(first) ??
      readOfficeCaption(first) ??
      (/^(?:my )?windows$/i.test(first) && rest.length > 0 ? windows : null);
    if (!named || text.length > LONGEST_SUMMARY) {
      return false;
    }
    const status = rest.map(readOwnStatus).find((each) => each !== undefined);
    const {current} = this;
    const isAbove =
      status === undefined &&
      current?.report.tool === 'settings' &&
      current.report.title === undefined &&
      current.report.product === named.product;
    const {report} = isAbove
      ? current
      : this.open(undefined, status === undefined);
    applyName(report, named);
    report.status ??= status;
    rest.forEach((part) => readChannel(report, part));
    return true;
  }

  /** Takes a value whose label is missing. */
  private takeBareValue(text: string): boolean {
    if (text.length > LONGEST_SUMMARY) {
      return false;
    }
    if (isStatus(text)) {
      // After a list of names, each status in a list belongs to the next license without one.
      const waiting = this.drafts.find(
        ({report, isTentative}) =>
          report.status === undefined &&
          (report.title !== undefined || report.channel !== undefined) &&
          (!isTentative || this.current?.report === report),
      );
      if (waiting) {
        waiting.report.status = readStatus(text);
        waiting.isTentative = false;
        waiting.isUnanswered = false;
      }
      return waiting !== undefined;
    }
    const {current} = this;
    if (/\bchannel\b/i.test(text)) {
      const word = findChannelWord(text);
      // A word such as "retail" is in many sentences; one with an underscore or a colon is only in reports.
      if (word && (/[_:]/.test(word.text) || /^\S+ channel$/i.test(text))) {
        readChannel((current ?? this.open(undefined, true)).report, text);
        return true;
      }
    }
    return false;
  }

  /** Handles any other line. It may be a value without its label, a summary, or in another language. */
  private takeOther(line: Line & {kind: 'other'}): void {
    const isWord = /\p{L}{2}|0x\d/iu.test(line.text);
    if (!isWord) {
      return;
    }
    const value = line.value ?? '';
    const isUnread = this.current?.isUnanswered === true;
    const code = FAILURE.test(line.text) && ERROR_LINE.exec(line.text);
    if (code) {
      this.takeError(code[1]!);
      return;
    }
    const answer = isUnread && readSetting(line.text, undefined, true);
    if (answer) {
      this.takeSetting(answer);
      return;
    }
    const isRead =
      (isProduct(line.text) && this.takeProduct(line.text, value)) ||
      this.takeBareValue(line.text);
    const isAnswer = !isRead && isUnread && !englishWords.test(line.text);
    this.hasUnread ||= (line.isUnread ?? false) || isAnswer;
    this.hasOtherLines ||= !isRead;
    this.hasDenial ||= !isRead && denial.test(line.text);
    this.hasUnreadWords ||= !isRead && stateWords.test(line.text);
  }

  /** Takes a description or name whose label is missing or unknown, or a summary. */
  private takeProduct(text: string, value: string): boolean {
    const description = [text, value].find((part) =>
      /^windows(?:\(r\))? operating system.{0,60} channel/i.test(part),
    );
    if (description !== undefined) {
      this.hasUnread ||= description === value && isForeignLabel(text);
      const {report, seen} = this.current ?? this.open();
      readChannel(report, description);
      report.product = 'windows';
      seen.add('description');
      return true;
    }
    if (/ edition$/i.test(value) && readProductName(value)) {
      this.hasUnread ||= isForeignLabel(text);
      readName(this.open().report, value);
      return true;
    }
    return this.takeSummary(text);
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
      case 'heading':
        this.takeHeading(line.name);
        this.hasUnread ||= line.isUnread ?? false;
        break;
      case 'expiry':
        this.takeExpiry(line);
        break;
      case 'setting':
        this.takeSetting(line);
        break;
      case 'statement':
        if (this.current && line.meaning === 'not-in-use') {
          this.current.report.isUnused = true;
        } else if (line.meaning === 'office-activated') {
          const {report} = this.current ?? this.open('settings');
          report.status ??= 1;
          if (report.product === 'unknown') {
            report.product = 'office';
          }
        } else if (this.current) {
          this.current.report.renewedBy ??= renewals[line.meaning];
        }
        break;
      case 'message':
        this.say({id: line.id});
        break;
      case 'error':
        this.takeError(line.code);
        break;
      case 'section':
        this.current = null;
        break;
      case 'other':
        this.takeOther(line);
        break;
    }
    this.afterGap = false;
  }
}
