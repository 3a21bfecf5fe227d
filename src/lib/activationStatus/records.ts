/** From the facts of a text to a record for each license that it reports. */
import type {MessageId} from '../../data/activationAnswers';
import type {FieldId} from '../../data/activationFields';
import {englishWords} from '../../data/activationSentences';
import {stanceOf} from '../text/stance';
import {
  fact,
  saidBy,
  type ReportFact,
  type LicenseFields,
  type Says,
} from './facts';
import {isBareName, isOtherName, readProductName} from './readProductName';
import {joined} from './rules/fields';
import {valueOf} from './rules/lines';
import {isNegated, readWindow} from './rules/sentences';
import type {ToolMessage} from './types';

/** Whether a line is no answer in another language: it has an English word, or is of a log. */
const isEnglish = (text: string): boolean =>
  englishWords.test(text) || /^[ -~]{1,60}: /.test(text);

/** Further values of a field in one license are ignored, and further lines of another kind. */
const MOST_VALUES = 10;

/** Fields that can start a license. */
const openers = /^(?:productId|name|description|edition)$/;

/** Fields that don't start a license, because they also occur in texts without one. */
const companions =
  /^(?:serviceVersion|private|ignored|version|build|errorCode)$/;

/** A license that a text reports. */
export class LicenseRecord {
  readonly facts: ReportFact[] = [];
  private known: LicenseFields | undefined;

  /** What its facts say together. */
  get says(): LicenseFields {
    return (this.known ??= saidBy(this.facts));
  }

  add(fact: ReportFact): void {
    const isSame = ({kind, field}: ReportFact) =>
      kind === fact.kind && field === fact.field;
    if (this.facts.filter(isSame).length < MOST_VALUES) {
      this.facts.push(fact);
      this.known = undefined;
    }
  }

  replace(fact: ReportFact, other: ReportFact): void {
    this.facts[this.facts.indexOf(fact)] = other;
    this.known = undefined;
  }

  valuesOf(field: FieldId): readonly ReportFact[] {
    return this.facts.filter((fact) => fact.field === field);
  }

  has(...kinds: readonly ReportFact['kind'][]): boolean {
    return this.facts.some(({kind}) => kinds.includes(kind));
  }

  /** Whether it has only a name or a channel from a sentence, which is not yet a license. */
  get isTentative(): boolean {
    return this.facts.every(
      ({kind, field, says}) =>
        companions.test(field ?? '') ||
        (/^(?:more|subject|summary)$/.test(kind) &&
          (says.status ?? says.lease) === undefined),
    );
  }

  /** Whether it waits for the answer of `/xpr` below its heading. */
  get isWaiting(): boolean {
    return this.has('heading') && !this.has('field', 'xpr', 'window', 'error');
  }

  /** Whether it is only what `/xpr` prints. */
  get isXpr(): boolean {
    const first = this.facts.find(({kind}) =>
      /^(?:field|summary|window|xpr)$/.test(kind),
    );
    return first?.kind === 'xpr';
  }

  /** Whether it is of another program, which runs on the Windows that the text may name. */
  get isOfOther(): boolean {
    return (
      this.valuesOf('name').some(({text}) => isOtherName(text)) ||
      this.valuesOf('description').some(({text}) =>
        // Before the word of the channel
        isOtherName(text.replace(/[\w:()]{1,40} channel\b.*/i, '')),
      )
    );
  }

  /** Whether something tells that it is of Windows or Office: a label or a line of their own, a product or a channel. */
  get isOfMicrosoft(): boolean {
    return this.facts.some(
      ({proves, says}) =>
        proves ??
        (says.product ?? says.channel ?? says.otherwise?.product) !== undefined,
    );
  }

  /** Whether it has a state that other programs print, too. */
  get hasState(): boolean {
    return this.facts.some(
      ({field = '', says}) =>
        /^(?:status|active)$/.test(field) || says.otherwise?.status,
    );
  }

  /** Whether it has a state that is not read. */
  get hasUnreadState(): boolean {
    return (
      this.says.status === undefined &&
      this.valuesOf('status').some(({text}) => /\p{L}/u.test(text))
    );
  }

  /** Whether it says anything about a license. */
  get hasContent(): boolean {
    const {product, channel, status, lease, ...says} = this.says;
    return (
      !this.isTentative &&
      ((product ?? channel ?? status) !== undefined ||
        this.hasUnreadState ||
        (this.isOfMicrosoft &&
          (lease?.kind === 'minutes' ||
            (says.rearms ?? says.kmsHost) !== undefined)))
    );
  }
}

/** Whether a field that can start a license starts the next one. */
function opensNext(
  {field = 'ignored', label, text}: ReportFact,
  record: LicenseRecord,
): boolean {
  const {status, product = status, tool} = record.says;
  if (tool === 'settings') {
    // The report of a tool below what Settings says.
    return field === 'name';
  }
  const isRepeated = record
    .valuesOf(field)
    // `OS` and `Edition` can be of the same license.
    .some((other) => field !== 'edition' || other.label === label);
  const isOther = isOtherName(text)
    ? product !== undefined
    : // The report of a tool below what somebody wrote.
      record.has('summary') && readProductName(text) !== null;
  return isRepeated || (field === 'name' && isOther) || record.isXpr;
}

/** Whether a field can't belong to the license that is being read. */
function beginsNext(fact: ReportFact, record: LicenseRecord): boolean {
  const {field = '', says} = fact;
  if (field === 'status' || field === 'active') {
    const {status} = record.says;
    return status !== undefined && (says.status ?? status) !== status;
  }
  return openers.test(field) && opensNext(fact, record);
}

/** Whether a fact belongs to the record before it, by its kind. The other kinds do. */
const belongs: Partial<
  Record<
    ReportFact['kind'],
    (fact: ReportFact, record: LicenseRecord, isAfterGap: boolean) => boolean
  >
> = {
  field: (fact, record) => !beginsNext(fact, record),
  // `Name` with the product on the next line, or a state that is not read above it.
  heading: (_, record) =>
    record.has('field') &&
    (record.says.status ?? record.says.title) === undefined,
  xpr: ({says}, record, isAfterGap) => {
    const {status, product = 'windows'} = record.says;
    const isOfReport =
      record.has('field') &&
      (status === undefined ? product === 'windows' : status === says.status);
    // Below a name that a person wrote: `Office 2019`.
    const isOfName = !isAfterGap && record.isTentative;
    return isOfReport || isOfName || record.isWaiting;
  },
  window: ({says}, record) => {
    const {product = says.overrides?.product, status} = record.says;
    return (
      product === says.overrides?.product &&
      (status ?? says.status) === (says.status ?? status)
    );
  },
  subject: ({says: {product, otherwise}}, record) =>
    record.says.status === undefined &&
    record.says.product === (product ?? otherwise?.product),
  // A bare "Office" is above its own state.
  summary: ({says}, {says: {status, title}}) =>
    title === undefined &&
    status !== undefined &&
    says.status === undefined &&
    !isBareName(says),
};

export class RecordReader {
  readonly records: LicenseRecord[] = [];
  /** What tools printed instead of a report, each once. */
  readonly messages = new Map<string, ToolMessage>();
  /** Lines that no license took: words of a person, or of another program. */
  readonly others: string[] = [];
  /** The PCs in the text, in its order. Their names stay here. */
  readonly computers: string[] = [];
  /** What the facts make of the text. */
  readonly tells = new Set<ReportFact['tells']>();
  /** Whether words that can tell the state are not read. */
  hasUnread = false;
  private current: LicenseRecord | undefined;
  private last: ReportFact | undefined;
  private isAfterGap = false;
  /** Whether the lines are those of an example, which ends with an empty line or the next heading. */
  private isExample = false;
  /** What is above the licenses: the version of the licensing service, and the name of a PC. */
  private readonly ofNextRecords = new Map<FieldId, ReportFact>();

  private open(): LicenseRecord {
    const record = new LicenseRecord();
    this.ofNextRecords.forEach((fact) => record.add(fact));
    this.records.push(record);
    this.current = record;
    return record;
  }

  /** Takes an error that a tool printed: of the license whose name is above it, if any. */
  private takeError(fact: ReportFact): void {
    const {current, last} = this;
    const {reason: code} = fact.says;
    const fields = current?.facts.filter(({kind}) => kind === 'field') ?? [];
    const isName = fields.every(({field}) => field === 'name');
    const isOfName = current?.isWaiting || (fields.length > 0 && isName);
    // Right below its state, in words of another language.
    const isReason = last?.field === 'status';
    if (code && current && (isOfName || isReason)) {
      current.add(fact);
    } else if (code) {
      this.messages.set(code, {id: 'error-code', code});
    }
  }

  /** Names of PCs are above their licenses, or beside them, as the first one is. */
  private takeComputer(fact: ReportFact): void {
    const name = fact.text.toLowerCase();
    if (!this.computers.includes(name)) {
      this.computers.push(name);
    }
    const computer = this.computers.indexOf(name) + 1;
    const found: ReportFact = {...fact, kind: 'more', says: {computer}};
    if (this.current && !this.ofNextRecords.has('computer')) {
      this.current.add(found);
    } else {
      this.ofNextRecords.set('computer', found);
    }
  }

  /** Takes a state without its label: after a list of names, each belongs to the next license without one. */
  private takeState(fact: ReportFact): void {
    const record = this.records.find(
      (each) => each.says.status === undefined && each.says.title !== undefined,
    );
    if (record) {
      record.add({...fact, kind: 'more'});
    } else {
      this.others.push(fact.text);
    }
  }

  /** The record that a fact belongs to; undefined if it has none, and starts none. */
  private recordFor(fact: ReportFact): LicenseRecord | undefined {
    const {current} = this;
    const {kind, field = ''} = fact;
    if (current && (belongs[kind]?.(fact, current, this.isAfterGap) ?? true)) {
      return current;
    }
    const isCompanion =
      companions.test(field) ||
      (field === 'edition' && fact.says.product === undefined);
    return isCompanion ? undefined : this.open();
  }

  private takeFact(fact: ReportFact): void {
    const {kind, field, says} = fact;
    const [name] = this.current?.valuesOf('name') ?? [];
    // What a script says that activates Windows, and not a title bar of Office.
    if (
      kind === 'window' &&
      says.overrides?.product === 'office' &&
      /^activating$/i.test(name?.label ?? '')
    ) {
      return;
    }
    const record = this.recordFor(fact);
    if (record) {
      record.add(fact);
    } else if (field === 'errorCode') {
      this.takeError(fact);
    }
    if (field === 'serviceVersion') {
      this.ofNextRecords.set(field, {...fact, kind: 'more'});
    }
  }

  /** Takes a line that goes on with the one above it. */
  private takeRest(text: string): boolean {
    const {last, current} = this;
    if (!last || !current?.facts.includes(last)) {
      return false;
    }
    const {kind, says} = last;
    const lease = {kind: 'unreadable'} as const;
    const whole =
      kind === 'xpr' && says.overrides && /\d\n\d/.test(`${last.text}\n${text}`)
        ? {...last, says: {...says, overrides: undefined, lease}}
        : kind === 'field' && joined(last, [text, valueOf(text)]);
    if (whole) {
      current.replace(last, whole);
    }
    return Boolean(whole);
  }

  /** "This copy is not", "licensed." */
  private isDenied([first]: readonly ReportFact[]): boolean {
    const {last} = this;
    return (
      first?.kind === 'state' && last?.kind === 'text' && isNegated(last.text)
    );
  }

  /** What a line says that has no label, beside those around it. */
  private readText(line: ReportFact): readonly ReportFact[] {
    const {text, onItsOwn, isUnread} = line;
    const isDue = this.current?.isWaiting;
    const answer = isDue ? readWindow(text, true) : undefined;
    const facts = answer ? [answer] : onItsOwn;
    return facts && !this.isDenied(facts)
      ? facts
      : [{...line, isUnread: isUnread || (isDue && !isEnglish(text))}];
  }

  private isOfExample({kind, text}: ReportFact): boolean {
    const isText = kind === 'text';
    if (isText && stanceOf(text) === 'example') {
      this.isExample = true;
    } else if (
      isText
        ? text.endsWith(':')
        : kind === 'gap' && this.last?.says.status !== undefined
    ) {
      this.isExample = false;
    }
    return this.isExample;
  }

  /** Takes the next fact of the text. */
  take(fact: ReportFact): void {
    const isText = fact.kind === 'text';
    this.tells.add(fact.tells);
    if (this.isOfExample(fact) || (isText && this.takeRest(fact.text))) {
      this.last = fact;
    } else if (fact.kind !== 'gap') {
      const facts = isText ? this.readText(fact) : [fact];
      facts.forEach((each) => this.place(each));
    }
    this.isAfterGap = fact.kind === 'gap';
  }

  /** Takes what forms of their own say of licenses. */
  takeLicenses(all: readonly Says[]): void {
    for (const says of all) {
      this.tells.add('certain');
      this.open().add(fact('statement', says));
    }
  }

  private place(fact: ReportFact): void {
    this.tells.add(fact.tells);
    this.hasUnread ||= fact.isUnread ?? false;
    switch (fact.kind) {
      case 'section':
        this.current = undefined;
        this.ofNextRecords.delete('computer');
        break;
      case 'message':
        this.messages.set(fact.text, {id: fact.text as MessageId});
        break;
      case 'error':
        this.takeError(fact);
        break;
      case 'state':
        this.takeState(fact);
        break;
      case 'text':
        this.others.push(fact.text);
        break;
      default:
        if (fact.field === 'computer') {
          this.takeComputer(fact);
        } else {
          this.takeFact(fact);
        }
    }
    this.last = fact;
  }
}
