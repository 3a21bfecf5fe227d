/** The first pass: from the lines of a text to a block for each license that it reports. */
import type {FieldId} from '../../data/activationFields';
import {englishWords, type Statement} from '../../data/activationSentences';
import {endsLabel} from './labels';
import type {FieldLine, Line, OtherLine} from './lines';
import {
  fieldReaders,
  hasOtherName,
  readBlock,
  readEdition,
  type Block,
  type Facts,
} from './readBlock';
import {
  isOtherName,
  isOwnEditionId,
  readAnyName,
  readCaption,
  readEditionId,
  readProductName,
  type NamedProduct,
} from './readProductName';
import {isNegated, readAnswer, readWindow, type Answer} from './sentences';
import {isAsked} from '../text/reported';
import type {ToolMessage} from './types';
import {
  findChannelWord,
  isPrintedTime,
  isStatus,
  isSureTime,
  isTimeLeft,
  readOwnStatus,
  readPrintedCode,
  readStatus,
} from './values';

/** Further values of a field in one license are ignored. */
const MOST_VALUES = 10;

/** Fields that can start a license. */
const openers: ReadonlySet<FieldId> = new Set([
  'productId',
  'name',
  'description',
  'edition',
]);

/** Fields whose value is a number, a time or a date. */
const counted: ReadonlySet<FieldId> = new Set([
  'minutes',
  'evaluationEnd',
  'betaExpiry',
  'trustedTime',
  'windowsRearms',
  'appRearms',
  'skuRearms',
  'kmsCount',
]);

/** A value that is in the text, and can't be read. */
const UNSURE = '?';

/** Statements that start a license. */
const openingStatements: ReadonlySet<Statement> = new Set([
  'activated',
  'kms-host',
  'office-activated',
]);

/** Fields that don't start a license, because they also occur in texts without one. */
const companions: ReadonlySet<FieldId> = new Set([
  'serviceVersion',
  'private',
  'ignored',
  'version',
  'build',
  'errorCode',
]);

/** The parts of a summary that a person wrote: `Windows 11 Pro - licensed - OEM_DM`. */
const SUMMARY_BREAK =
  /(?<!\s)\s+(?:[-\u2013\u2014|\u2192]|[-=]>|is)\s+|:\s+|[,;|]\s*/;

/** Where a summary goes on to another product: `Windows: Licensed; Office: Unlicensed`. */
const NEXT_PRODUCT =
  /[,;] +(?=(?:windows|(?:microsoft )?office)\b[^,;]{0,60}(?: [-\u2013\u2014]|[:=]) )/i;

/** `licensed: False` in a summary. */
const BOOLEAN = /\b(activated|licensed)\b *[:=] *(true|yes|1|false|no|0)\b/gi;

/** A label in any language, and the name of a Windows: each word of it has a capital, or is of a script without any. */
const EDITION_ROW =
  /^\p{L}[\p{L} ]{1,25}(?: ?[:：] ?|\t| {2,})((?:Microsoft )?Windows (?:1[01]|8\.1|8|7)(?: (?:[\p{Lu}\p{Lo}\d][\p{L}\d]*|for))*)$/u;

/** A longer line is a sentence, not a summary. */
const LONGEST_SUMMARY = 200;

/** Above output that isn't that of the PC. */
const EXAMPLE =
  /^(?:(?:an?|the|your) )?(?:desired|example|expected|sample)\b[^:]{0,40}:?$/i;

/** Above output that a guide promises. */
const PROMISE =
  /\b(?:(?:it|output|result|this|you) (?:should|will|would)|you'll) (?:be|get|look|print|read|say|see|show)\b[^:.]{0,60}:$|\bif\b[^:.]{0,60}\b(?:correct|ok|succe\w+|work(?:ed|s))\b[^:.]{0,60}:$/i;

/** Whether a block waits for the answer of `/xpr` below its heading. */
const isWaiting = ({heading, fields, answers, loose, error}: Block): boolean =>
  heading !== undefined &&
  fields.size === 0 &&
  answers.length === 0 &&
  loose.statuses.length === 0 &&
  error === undefined;

/** Whether a block has only a name or a channel from a sentence, which is not yet a license. */
export const isTentative = (block: Block): boolean =>
  block.heading === undefined &&
  block.answers.length === 0 &&
  block.loose.statuses.length === 0 &&
  block.loose.leases.length === 0 &&
  block.statements.size === 0 &&
  [...block.fields.keys()].every((field) => companions.has(field));

/** Whether a name is read as a whole. */
const isProduct = (named: NamedProduct | null): boolean =>
  named !== null &&
  !named.title.startsWith('Unknown') &&
  !named.title.endsWith('unknown edition');

/** Whether a text is a value that a field can have. */
function isValueOf({field, label}: FieldLine, text: string): boolean {
  if (field === 'status') {
    return readOwnStatus(text) !== undefined;
  }
  return field === 'name' || field === 'edition'
    ? isProduct(readEdition(text))
    : Object.values(fieldReaders[field]?.(text, label) ?? {}).some(
        (fact) => fact !== undefined && fact !== false,
      );
}

/** Whether what stands before a product is a label in another language, and not a half of an English one. */
const isForeignLabel = (line: string) =>
  !endsLabel(line) && !englishWords.test(line);

/** The edition in a summary that names only its ID: `IoTEnterpriseS edition, VOLUME_MAK channel`. */
function readBareEdition(parts: readonly string[]): NamedProduct | null {
  const id = parts
    .map((part) => /^\W*(\w{4,40}) edition\W*$/i.exec(part)?.[1])
    .find((each) => each !== undefined);
  const isOurs =
    isOwnEditionId(id ?? '') ||
    parts.some((part) => /^\W*[A-Z][A-Z_:()]{2,40} channel\W*$/.test(part));
  return id !== undefined && isOurs ? readEditionId(id) : null;
}

export class BlockReader {
  readonly blocks: Block[] = [];
  /** What tools printed instead of a report, each once. */
  readonly messages = new Map<string, ToolMessage>();
  /** Lines that no license took: words of a person, or of another program. */
  readonly others: OtherLine[] = [];
  /** Whether a state in another language was not read. */
  hasUnread = false;
  /** Whether a guide promises what the text shows. */
  isPromised = false;
  private current: Block | undefined;
  private afterGap = false;
  private serviceVersion: string | undefined;
  /** The PCs in the text, in its order. Their names stay here. */
  private readonly computers: string[] = [];
  /** The PC of the licenses that follow, if its name is above them. */
  private computer: number | undefined;
  /** A label without a value, which can be on the next line. */
  private awaited: FieldLine | undefined;
  private last: Line | undefined;
  /** Whether the lines are those of an example, which ends with an empty line or the next heading. */
  private isExample = false;
  /** What each block says, until it gets a further line. */
  private readonly facts = new Map<Block, Facts>();

  factsOf(block: Block): Facts {
    const facts = this.facts.get(block) ?? readBlock(block);
    this.facts.set(block, facts);
    return facts;
  }

  say(message: ToolMessage): void {
    this.messages.set('code' in message ? message.code : message.id, message);
  }

  /** Takes an error that a tool printed, unless it is all zeros: of the license whose name is above it, if any. */
  takeError(text: string): void {
    const code = readPrintedCode(text);
    const {current} = this;
    const isOfName =
      current !== undefined &&
      (isWaiting(current) ||
        (!this.afterGap && [...current.fields.keys()].join() === 'name'));
    // Right below its state, in words of another language.
    const isReason =
      this.last?.kind === 'field' &&
      this.last.field === 'status' &&
      this.last.language !== undefined;
    if (code && (isOfName || isReason)) {
      this.change(current!).error = code;
    } else if (code) {
      this.say({id: 'error-code', code});
    }
  }

  private open(): Block {
    this.current = {
      fields: new Map(),
      answers: [],
      statements: new Set(),
      loose: {names: [], statuses: [], channels: [], leases: []},
      isXpr: false,
      serviceVersion: this.serviceVersion,
      computer: this.computer,
    };
    this.blocks.push(this.current);
    return this.current;
  }

  /** A block that gets a further line. */
  private change(block: Block): Block {
    this.facts.delete(block);
    return block;
  }

  /** Whether a field can't belong to the license that is being read. */
  private beginsNext(block: Block, {field, label, value}: FieldLine): boolean {
    if (field !== 'status' && !openers.has(field)) {
      return false;
    }
    const {status, tool, product} = this.factsOf(block);
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
    if (
      hasOtherName(block)
        ? // The Windows on which the other program runs is no license.
          (field !== 'edition' || status !== undefined) &&
          /windows|office/i.test(value)
        : field === 'name' &&
          (product ?? status) !== undefined &&
          isOtherName(value)
    ) {
      return true;
    }
    const isRepeated = block.fields.get(field)?.some(
      (other) =>
        // `OS` and `Edition` can be of the same license.
        field !== 'edition' ||
        other.label.toLowerCase() === label.toLowerCase(),
    );
    if (block.isXpr || isRepeated) {
      return true;
    }
    const hasBody =
      block.fields.has('description') || block.fields.has('status');
    return (
      this.afterGap && field !== 'description' && field !== 'edition' && hasBody
    );
  }

  /** The block that a field belongs to; undefined for a field that does not start a license. */
  private blockFor(line: FieldLine): Block | undefined {
    const {current} = this;
    if (current && !this.beginsNext(current, line)) {
      return current;
    }
    return companions.has(line.field) ||
      (line.field === 'edition' && !readEdition(line.value))
      ? undefined
      : this.open();
  }

  private takeComputer({value}: FieldLine): void {
    const name = value.toLowerCase();
    if (!this.computers.includes(name)) {
      this.computers.push(name);
    }
    const at = this.computers.indexOf(name) + 1;
    // Names are above the licenses of their PCs, or beside them, as the first one is.
    if (this.current && this.computer === undefined) {
      this.change(this.current).computer = at;
    } else {
      this.computer = at;
    }
  }

  /** How many PCs the text names. */
  get computerCount(): number {
    return this.computers.length;
  }

  private takeField(line: FieldLine): void {
    if (line.field === 'computer') {
      this.takeComputer(line);
      return;
    }
    if (line.field === 'serviceVersion') {
      this.serviceVersion = line.value;
    }
    const block = this.blockFor(line);
    if (!block) {
      if (line.field === 'errorCode') {
        this.takeError(line.value);
      }
      return;
    }
    const values = block.fields.get(line.field) ?? [];
    if (values.length < MOST_VALUES) {
      this.change(block).fields.set(line.field, [...values, line]);
    }
    if (line.field === 'status' && readStatus(line.value) === undefined) {
      const answer = readAnswer(line.value);
      block.answers.push(...(answer ? [answer] : []));
      // Get-OSLicenseInfo prints English labels in every language, but translates the status.
      this.hasUnread ||=
        (line.language !== undefined || /^licensestatus$/i.test(line.label)) &&
        this.factsOf(block).status === undefined &&
        /\p{L}/u.test(line.value);
    }
  }

  private takeHeading(name: string): void {
    const {current} = this;
    // `Name` with the product on the next line, or a record that has no name yet.
    const isUnnamed =
      current?.fields.has('name') &&
      !hasOtherName(current) &&
      this.factsOf(current).title === undefined;
    this.change(isUnnamed ? current! : this.open()).heading = name;
  }

  private takeXpr(answer: Answer, name: string | undefined): void {
    const {current} = this;
    const {status, product = 'windows'} = current ? this.factsOf(current) : {};
    const isBelow = current !== undefined && name === undefined;
    const isOfReport =
      isBelow &&
      !current.isXpr &&
      current.fields.size > 0 &&
      (status === answer.status ||
        (status === undefined && product === 'windows'));
    // Below a name that a person wrote: `Office 2019`.
    const isOfName =
      isBelow &&
      !this.afterGap &&
      isTentative(current) &&
      current.loose.names.length > 0;
    const block =
      isOfReport || isOfName || (isBelow && isWaiting(current))
        ? current
        : this.open();
    block.heading = name ?? block.heading;
    block.isXpr ||= !isOfReport && !isOfName;
    this.change(block).answers.push(answer);
  }

  private takeWindow(answer: Answer, name: string | undefined): void {
    const {current} = this;
    const {
      product,
      status,
      tool = 'settings',
    } = current ? this.factsOf(current) : {};
    const agrees =
      status === answer.status ||
      status === undefined ||
      answer.status === undefined;
    const isOpen =
      current !== undefined &&
      (isTentative(current) ||
        isWaiting(current) ||
        (agrees && (tool === 'settings' || product === undefined))) &&
      (product === undefined || product === (answer.product ?? 'windows'));
    const block = isOpen && name === undefined ? current : this.open();
    block.heading = name ?? block.heading;
    this.change(block).answers.push(answer);
  }

  /** Reads a product and what a person wrote after it: `Windows 11 Pro - licensed - OEM_DM`, `Office: not activated`. */
  private takeSummary(text: string): boolean {
    const [first = '', ...rest] = text
      .replace(BOOLEAN, (_, state: string, yes: string) =>
        /^[ty1]/i.test(yes) ? state : `not ${state}`,
      )
      .split(SUMMARY_BREAK);
    const statuses = rest.filter((part) => readOwnStatus(part) !== undefined);
    const named = readProductName(first)
      ? null
      : (readAnyName(first) ??
        readBareEdition([first, ...rest]) ??
        (statuses.some((part) => readOwnStatus(part) !== 1)
          ? readCaption(text.replace(/^.*?(?=windows)/i, ''))
          : null));
    const isGood = statuses.some((part) => readOwnStatus(part) === 1);
    // Sentences are read as a whole.
    const isSentence = isGood && /^(?:my )?windows is /i.test(text);
    if (
      isSentence ||
      isAsked(text) ||
      /\?|\b(?:if|unless|wait until|when)\b/i.test(text) ||
      (isGood && / is .* is /.test(text))
    ) {
      return false;
    }
    // The next line can say what is not.
    if (statuses.length === 0 && isNegated(text)) {
      return false;
    }
    if (
      !named ||
      text.length > LONGEST_SUMMARY ||
      (named.title === 'Windows' && rest.length === 0)
    ) {
      return false;
    }
    const {tool, status, title, product} = this.current
      ? this.factsOf(this.current)
      : {};
    const isAbove =
      statuses.length === 0 &&
      title === undefined &&
      (product === undefined
        ? status !== undefined &&
          !this.afterGap &&
          !this.current?.fields.has('name')
        : tool === 'settings' && product === named.product);
    const {loose} = this.change(isAbove ? this.current! : this.open());
    loose.names.push(named);
    loose.statuses.push(...statuses);
    loose.channels.push(...rest);
    loose.leases.push(...rest.filter(isTimeLeft));
    return true;
  }

  /** Takes a state or a channel whose label is missing. */
  private takeBareValue(text: string): boolean {
    if (text.length > LONGEST_SUMMARY) {
      return false;
    }
    if (isStatus(text)) {
      const before = this.others.at(-1);
      if (
        before !== undefined &&
        before === this.last &&
        isNegated(before.text)
      ) {
        return false;
      }
      // After a list of names, each status in a list belongs to the next license without one.
      const waiting = this.blocks.find((block) => {
        const {status, title, channel} = this.factsOf(block);
        return (
          status === undefined &&
          (title !== undefined || channel !== undefined) &&
          (block === this.current || !isTentative(block))
        );
      });
      if (waiting) {
        this.change(waiting).loose.statuses.push(text);
      }
      return waiting !== undefined;
    }
    const word = /\bchannel\b/i.test(text) && findChannelWord(text);
    // A word such as "retail" is in many sentences; one with an underscore or a colon is only in reports.
    if (word && (/[_:]/.test(word.text) || /^\S+ channel$/i.test(text))) {
      this.change(this.current ?? this.open()).loose.channels.push(text);
      return true;
    }
    return false;
  }

  /** Takes a description or name whose label is missing or unknown, or a summary. */
  private takeProduct(text: string, value: string): boolean {
    const field = (id: FieldId, of: string): FieldLine => ({
      kind: 'field',
      field: id,
      label: '',
      value: of,
    });
    const description = [text, value].find((part) =>
      /^windows(?:\(r\))? operating system.{0,60} channel/i.test(part),
    );
    if (description !== undefined) {
      this.hasUnread ||= description === value && isForeignLabel(text);
      const block = this.change(this.current ?? this.open());
      block.fields.set('description', [field('description', description)]);
      return true;
    }
    if (/ edition$/i.test(value) && readProductName(value)) {
      this.hasUnread ||= isForeignLabel(text);
      this.open().heading = value;
      return true;
    }
    return this.takeRow(text) || this.takeSummary(text);
  }

  /** Takes the edition of a page of Settings, in any language: `Edizione: Windows 10 Pro`. */
  private takeRow(text: string): boolean {
    const named = readCaption(EDITION_ROW.exec(text)?.[1] ?? '');
    if (named) {
      this.open().loose.names.push(named);
    }
    return named !== null;
  }

  /**
   * Takes a line that goes on with the value above it, because a window was too narrow: "Licen", "sed". A number that goes
   * on with digits can be two numbers as well, so only a time counts, if its minutes are as many as its days.
   */
  private takeRest(text: string): boolean {
    const {last, current} = this;
    if (last?.kind === 'answer' && last.answer.isOpen && /^\d/.test(text)) {
      const {answer} = last;
      const block = this.change(current!);
      block.answers = block.answers.map((each) =>
        each === answer && each.lease
          ? {...each, lease: {kind: 'unreadable'}}
          : each,
      );
      return true;
    }
    if (
      last?.kind !== 'field' ||
      !current?.fields.get(last.field)?.includes(last)
    ) {
      return false;
    }
    const isBroken =
      counted.has(last.field) && /\d$/.test(last.value) && /^\d/.test(text);
    const joined = [`${last.value}${text}`, `${last.value} ${text}`].find(
      (each) =>
        isBroken
          ? last.field === 'minutes' && isSureTime(each)
          : !isValueOf(last, last.value) && isValueOf(last, each),
    );
    if (joined === undefined && !isBroken) {
      return false;
    }
    const whole = {...last, value: joined ?? UNSURE};
    const values = this.change(current).fields.get(last.field)!;
    current.fields.set(
      last.field,
      values.map((each) => (each === last ? whole : each)),
    );
    return true;
  }

  /** Takes any other line: a value without its label, a summary, or a sentence in another language. */
  private takeOther(line: OtherLine): void {
    const {text, value = ''} = line;
    if (this.takeRest(text)) {
      return;
    }
    const {awaited} = this;
    const below =
      awaited && [text, value].find((each) => isValueOf(awaited, each));
    if (below !== undefined) {
      this.takeField({...awaited!, value: below});
      return;
    }
    if (!/\p{L}{2}|0x\d/iu.test(text)) {
      return;
    }
    if (this.current && isPrintedTime(value)) {
      this.takeField({kind: 'field', field: 'minutes', label: '', value});
      return;
    }
    const isAwaited = this.current !== undefined && isWaiting(this.current);
    const answer = isAwaited && readWindow(text, true);
    if (answer) {
      this.takeWindow(answer, undefined);
      return;
    }
    const isRead =
      text
        .split(NEXT_PRODUCT)
        .map(
          (part) =>
            /windows|office|\b365\b| edition\b/i.test(part) &&
            this.takeProduct(part, value),
        )
        .includes(true) || this.takeBareValue(text);
    this.hasUnread ||=
      line.isUnread === true ||
      (!isRead && isAwaited && !englishWords.test(text));
    if (!isRead) {
      this.others.push(line);
    }
  }

  private isOfExample(line: Line): boolean {
    const isOther = line.kind === 'other';
    this.isPromised ||= isOther && PROMISE.test(line.text);
    if (isOther && EXAMPLE.test(line.text)) {
      this.isExample = true;
    } else if (
      isOther
        ? line.text.endsWith(':')
        : line.kind === 'gap' && this.last?.kind !== 'other'
    ) {
      this.isExample = false;
    }
    return this.isExample;
  }

  /** Takes the next line of the text. */
  take(line: Line): void {
    if (this.isOfExample(line)) {
      this.last = line;
      return;
    }
    switch (line.kind) {
      case 'gap':
        this.afterGap = true;
        return;
      case 'field':
        this.takeField(line);
        break;
      case 'heading':
        this.takeHeading(line.name);
        this.current!.id = line.id;
        this.hasUnread ||= line.isUnread === true;
        break;
      case 'answer': {
        const {answer, name} = line;
        if (answer.by === 'xpr') {
          this.takeXpr(answer, name);
        } else if (
          answer.status !== 0 ||
          answer.product !== 'office' ||
          // What a script says that activates Windows, and not a title bar of Office.
          !/^activating$/i.test(
            this.current?.fields.get('name')?.[0]?.label ?? '',
          )
        ) {
          this.takeWindow(answer, name);
        }
        this.current!.id ??= line.id;
        break;
      }
      case 'statement':
        if (this.current || openingStatements.has(line.meaning)) {
          const block = this.current ?? this.open();
          this.change(block).statements.add(line.meaning);
        }
        break;
      case 'message':
        this.say({id: line.id});
        break;
      case 'error':
        this.takeError(line.code);
        break;
      case 'section':
        this.current = undefined;
        this.computer = undefined;
        break;
      case 'other':
        this.takeOther(line);
        break;
    }
    this.afterGap = false;
    this.last = line;
    this.awaited =
      line.kind === 'field' && line.value === '' ? line : undefined;
  }
}
