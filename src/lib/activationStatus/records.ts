/** From the facts of a text to a record for each license that it reports. */
import type {MessageId} from '../../data/activationAnswers';
import type {FieldId} from '../../data/activationFields';
import {
  fact,
  saidBy,
  type ReportFact,
  type LicenseFields,
  type Says,
} from './facts';
import {isBareName, isOtherName, readProductName} from './readProductName';
import type {ToolMessage} from './types';

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

/** Whether two are the same, or one is not known. */
const agree = <T>(one?: T, other?: T): boolean =>
  (one ?? other) === (other ?? one);

const lastDayOf = ({lease}: LicenseFields = {}) =>
  lease?.kind === 'date' ? lease.date.days[0] : undefined;

/** Whether what is said in words is of the product, the state and the end of a record. */
function isOfSame({says}: ReportFact, record: LicenseRecord): boolean {
  // `/xpr` says the same of any product, but a window says of which one it is.
  const {product} = record.has('window')
    ? {...says.otherwise, ...says.overrides}
    : (says.overrides ?? {});
  return (
    agree(product, record.says.product) &&
    agree(says.status, record.says.status) &&
    agree(lastDayOf(says.overrides), lastDayOf(record.says))
  );
}

/** Whether a fact belongs to the record before it, by its kind. The other kinds do. */
const belongs: Partial<
  Record<
    ReportFact['kind'],
    (fact: ReportFact, record: LicenseRecord) => boolean
  >
> = {
  field: (fact, record) => !beginsNext(fact, record),
  // `Name` with the product on the next line, or a state that is not read above it.
  heading: (_, record) =>
    record.has('field') &&
    (record.says.status ?? record.says.title) === undefined,
  xpr: isOfSame,
  window: isOfSame,
  subject: ({says: {product, otherwise}}, record) =>
    record.says.status === undefined &&
    record.says.product === (product ?? otherwise?.product),
  // A bare "Office" is above its own state.
  summary: ({says}, {says: {status, title}}) =>
    status !== undefined &&
    (title ?? says.status) === undefined &&
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
    const isOfName =
      current?.has('field', 'heading') &&
      !current.has('xpr', 'window', 'error') &&
      current.facts.every(
        ({kind, field}) => kind !== 'field' || field === 'name',
      );
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
    if (current && (belongs[kind]?.(fact, current) ?? true)) {
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

  /** Takes what forms of their own say of licenses. */
  takeLicenses(all: readonly Says[]): void {
    for (const says of all) {
      this.tells.add('certain');
      this.open().add(fact('statement', says));
    }
  }

  /** Takes the next fact of the text. */
  take(fact: ReportFact): void {
    this.tells.add(fact.tells);
    this.hasUnread ||= fact.isUnread ?? false;
    switch (fact.kind) {
      case 'example':
        break;
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
