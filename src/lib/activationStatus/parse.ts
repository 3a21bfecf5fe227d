/** The way in: `parseActivationStatus`, at the end. From a text to its facts, and from its records to the report. */
import type {MessageId} from '../../data/activationAnswers';
import {systemLabels} from '../../data/activationFields';
import {
  applicationIds,
  denial,
  elsewhere,
  endedSince,
  forms,
  legacyModel,
  officeOutput,
  otherPrograms,
  otherTexts,
  previewBuild,
  productWords,
  subscriptionOutput,
} from '../../data/activationSentences';
import {wholeKey} from '../../data/wholeKey';
import {cleanText} from '../text/clean';
import {
  isInformation,
  isStatusCheck,
  withoutReportCodes,
} from '../text/codesInReports';
import {isPlain, stanceOf} from '../text/stance';
import {NO_KEY} from './cases';
import {applyOrder, readDate} from './dates';
import {findFacts} from './findFacts';
import {fact, type LicenseFields} from './facts';
import {flatten} from './flatten';
import {isOtherName} from './readProductName';
import {RecordReader, type LicenseRecord} from './records';
import {readEvaluationWindow, readEvents} from './rules/events';
import {readSubscriptions} from './rules/subscriptions';
import {readPrintedCode} from './values';
import type {
  ActivationReport,
  DayOrder,
  LicenseReport,
  ToolMessage,
  WrittenDate,
} from './types';

/** Of a longer text, only the beginning is facts. */
const LONGEST_TEXT = 500_000;

/** The kind of a text that has no license is looked for in its first lines. */
const START = 4_000;

/** The maximum number of licenses read from one text. */
const MOST_PRODUCTS = 200;

const anyProduct = new RegExp(
  `${productWords.windows.source}|${productWords.office.source}`,
  'i',
);

/** What a text says of licenses. */
export interface ReportFacts {
  /** The beginning of the text, cleaned. */
  text: string;
  /** Whether the text goes on, or has more lines or licenses than are read. */
  isCut: boolean;
  reader: RecordReader;
}

export function readFacts(pasted: string): ReportFacts {
  const text = cleanText(pasted.slice(0, LONGEST_TEXT));
  const {facts, isCut} = findFacts(flatten(text));
  const reader = new RecordReader();
  // Some records turn out to be no license.
  const isRead = facts.every((each) => {
    reader.take(each);
    return reader.records.length <= 2 * MOST_PRODUCTS;
  });
  const others = [
    ...readEvents(text),
    ...readSubscriptions(text),
    ...readEvaluationWindow(text),
  ];
  reader.takeLicenses(others.slice(0, 2 * MOST_PRODUCTS));
  // A preview build has the mark of an evaluation edition.
  if (previewBuild.test(text) && reader.messages.delete('evaluation-mark')) {
    reader.messages.set('preview-mark', {id: 'preview-mark'});
  }
  return {
    text,
    isCut: isCut || !isRead || pasted.length > LONGEST_TEXT,
    reader,
  };
}

/** What the whole text says about its licenses. */
interface ReportContext {
  order: DayOrder | undefined;
  isOffice: boolean;
  isOfMicrosoft: boolean;
  hasComputers: boolean;
}

/** Whether a license has no product key, which is normal in a list of every license. */
function isUnused(said: LicenseFields): boolean {
  const {status, tool, hasKey, reason} = said;
  // ospp.vbs has no field for this; it just omits the key.
  const isWithoutKey =
    tool === 'ospp'
      ? hasKey === undefined
      : tool === 'cim' && !hasKey && reason === NO_KEY;
  return said.isUnused ?? (status === 0 && isWithoutKey);
}

/** Completes what a record says with what the whole text does: the order of day and month, the product. */
function finish(
  said: LicenseFields,
  {order, isOffice, isOfMicrosoft, hasComputers}: ReportContext,
): LicenseReport {
  const {product, lease} = said;
  const inOrder = (date?: WrittenDate) => date && applyOrder(date, order);
  return {
    ...said,
    isOfMicrosoft,
    isEvaluation: said.isEvaluation ?? said.channel === 'evaluation',
    isPermanent: Boolean(said.isPermanent),
    targets: said.targets ?? [],
    product:
      (isOfMicrosoft && (product ?? (isOffice && 'office'))) || 'unknown',
    title: isOfMicrosoft ? said.title : undefined,
    fixedEnd: inOrder(said.fixedEnd),
    trustedTime: inOrder(said.trustedTime),
    lease:
      lease?.kind === 'date'
        ? {kind: 'date', date: applyOrder(lease.date, order)}
        : lease,
    isUnread: Boolean(said.isUnread),
    isUnused: isUnused(said),
    computer: hasComputers ? said.computer : undefined,
  };
}

/**
 * Merges the answer of `/xpr` or `/ato` into the full report of the same product, if the text has both. The date that
 * `/xpr` prints is exact, so it replaces the minutes. Other answers come last.
 */
function mergeAnswers(all: readonly LicenseRecord[]): readonly LicenseRecord[] {
  const isAnswer = (record: LicenseRecord) =>
    record.isXpr || (record.has('heading') && !record.has('field'));
  const wholeOf = ({says: {title}}: LicenseRecord) =>
    all.find(
      (record) =>
        !isAnswer(record) && title !== undefined && record.says.title === title,
    );
  const rest = all.filter((record) => {
    const whole = isAnswer(record) && wholeOf(record);
    if (whole) {
      whole.add(fact('more', {overrides: {lease: record.says.lease}}));
    }
    return !whole;
  });
  return rest.sort((one, other) => Number(one.isXpr) - Number(other.isXpr));
}

/** The order of day and month, if the dates of the licenses prove one. */
function orderOf(records: readonly LicenseRecord[]): DayOrder | undefined {
  const orders = records.flatMap(({facts}) =>
    facts
      .filter(({kind}) => kind === 'field' || kind === 'xpr')
      .flatMap(({text}) => readDate(text)?.order ?? []),
  );
  return new Set(orders).size === 1 ? orders[0] : undefined;
}

/** Before the name of a product, the label of what a program runs on. */
const behindSystem = new RegExp(
  String.raw`\b(?:${systemLabels})["']?\s?[:=]["'\s]*(?:microsoft )?$`,
  'i',
);

/** True if a text names a product of Microsoft whose license it can be: not as what another program runs on, if it names one. */
const isAboutProduct = (text: string, hasOthers: boolean) =>
  applicationIds.test(text) ||
  text.split('\n').some((line) => {
    const at = line.search(anyProduct);
    const before = line.slice(0, at);
    const isSystem = hasOthers && behindSystem.test(before);
    return at >= 0 && !isOtherName(line) && !isSystem && isPlain(before);
  });

const isAboutOffice = (text: string) =>
  productWords.office.test(text.slice(0, START));

/** True if a window says otherwise than another part of the text about the same product. `hasDenial`: words do. */
function isContradictory(
  licenses: readonly LicenseReport[],
  hasDenial: boolean,
): boolean {
  const stated = licenses.filter(
    ({status, addOn}) => status !== undefined && !addOn,
  );
  return stated.some((one) => {
    const isWindow = one.tool === 'settings';
    const isGood = one.status === 1;
    const isDenied = hasDenial && isGood && (isWindow || one.isPermanent);
    const isOtherwise = (other: LicenseReport) =>
      other.product === one.product &&
      (other.title ?? one.title) === (one.title ?? other.title) &&
      (other.status === 1) !== isGood;
    return isDenied || (isWindow && stated.some(isOtherwise));
  });
}

/** Whether words beside a report put it in question: by another PC, another time, or what should be shown. */
function isInQuestion(
  products: readonly LicenseReport[],
  others: readonly string[],
): boolean {
  const ended = others.filter((line) => endedSince.test(line));
  // Not of the other one.
  const hasOfficeEnded = ended.some((line) => !productWords.windows.test(line));
  const hasOtherEnded = ended.some((line) => !productWords.office.test(line));
  return (
    others.some(
      (line) => stanceOf(line) === 'promised' || elsewhere.test(line),
    ) ||
    products.some(
      (each) =>
        each.status === 1 &&
        (each.product === 'office' ? hasOfficeEnded : hasOtherEnded),
    )
  );
}

/** What is said of a text without a license or a message. */
function otherMessages(text: string): readonly ToolMessage[] {
  const written = withoutReportCodes(text);
  const code = readPrintedCode(
    /(?:^|\W)(0x[8c][\da-f]{7})(?!\w)/i.exec(written)?.[1] ?? '',
  );
  const start = text.slice(0, START);
  const other = isInformation(text)
    ? 'event-information'
    : otherTexts.find(({pattern}) => pattern.test(start))?.id;
  const id = isStatusCheck(text) ? 'status-check' : !code && other;
  return [
    ...(code ? [{id: 'error-code' as const, code}] : []),
    ...(id ? [{id}] : []),
  ];
}

/** Whether words deny what a window says of Windows. */
const hasDenial = ({text, reader: {records, others}}: ReportFacts) =>
  !isAboutOffice(text) &&
  (denial.test(others.join('\n')) ||
    records.some(({facts}) => facts.some(({isDisputed}) => isDisputed)));

/** What the records of a text say. */
function licensesOf({text, reader}: ReportFacts): readonly LicenseReport[] {
  const {records, computers} = reader;
  const start = text.slice(0, START);
  const found = mergeAnswers(records.filter(({hasContent}) => hasContent));
  const isOffice = officeOutput.test(text);
  const isNamed = isOffice || found.some(({isOfMicrosoft}) => isOfMicrosoft);
  if (!isNamed && otherPrograms.test(start)) {
    return [];
  }
  const isOfMicrosoft =
    isNamed ||
    isAboutProduct(start, reader.others.length > 0) ||
    !records.some(({hasState}) => hasState);
  const context = {
    order: orderOf(records),
    isOffice,
    hasComputers: computers.length > 1,
  };
  return (
    found
      .map((record) =>
        finish(
          {...record.says, isUnread: record.hasUnreadState},
          {...context, isOfMicrosoft: isOfMicrosoft && !record.isOfOther},
        ),
      )
      // What a program runs on is no license.
      .filter(
        (license) =>
          license.isOfMicrosoft ||
          license.isUnread ||
          license.status !== undefined,
      )
  );
}

/** Whether all licenses have a state, so that words that are not read can't tell it. */
function isStated(records: readonly LicenseRecord[]): boolean {
  const stated = records.filter(({isTentative}) => !isTentative);
  return (
    stated.length > 0 && stated.every(({says}) => says.status !== undefined)
  );
}

/** Whether the card of a license says the same as a message, or more. */
const isShown = (
  message: ToolMessage,
  {reason, isEvaluation}: LicenseReport,
): boolean =>
  message.id === 'error-code'
    ? message.code === reason
    : message.id === 'version-only' ||
      (isEvaluation && /^(?:evaluation|preview)-mark$/.test(message.id));

/** What is remarked on the whole. */
function remarksOf(
  found: ReportFacts,
  licenses: readonly LicenseReport[],
  products: readonly LicenseReport[],
): readonly (MessageId | false)[] {
  const {text, reader, isCut} = found;
  const isAny = products.length > 0;
  const isOutput = subscriptionOutput.test(text);
  const hasNone =
    !products.some(({holder}) => holder) && /No licenses found/i.test(text);
  return [
    isAny && isStatusCheck(text) && 'status-check',
    isOutput && legacyModel.test(text) && 'legacy-model',
    isOutput && hasNone && 'no-subscription',
    (isCut || products.length > MOST_PRODUCTS) && 'too-many',
    isContradictory(licenses, hasDenial(found)) && 'contradiction',
    isAny && isInQuestion(products, reader.others) && 'in-question',
  ];
}

/** The report of the facts of a text. */
export function reportOf(found: ReportFacts): ActivationReport {
  const {text, reader} = found;
  const start = text.slice(0, START);
  const licenses = licensesOf(found);
  const form = forms.find(({pattern}) => pattern.test(start))?.id;
  // The lines of another form are about Windows or Office as a whole.
  const products = licenses.filter(({title}) => title !== undefined || !form);
  const said = [
    ...reader.messages.values(),
    ...[form, ...remarksOf(found, licenses, products)].flatMap((id) =>
      id ? {id} : [],
    ),
  ];
  const messages =
    products.length + said.length > 0 ? said : otherMessages(text);
  return {
    products: products.slice(0, MOST_PRODUCTS),
    messages: messages.filter(
      (message) => !products.some((each) => isShown(message, each)),
    ),
    isForeign: reader.hasUnread && !isStated(reader.records),
    isAboutOffice: isAboutOffice(text),
    hasKey: wholeKey.test(text),
  };
}

/**
 * Reads pasted output of `slmgr.vbs` (`/xpr`, `/dli`, `/dlv`), `ospp.vbs` (`/dstatus`, `/dstatusall`), `vNextDiag.ps1
 * -action list` and the CIM query. Prompts, commands, messages and missing fields are fine.
 *
 * Accepts any text and never throws. Unrecognized text is ignored, and a text without a license gives an empty list.
 * The result keeps nothing from the text except words on fixed lists, numbers, dates and error codes.
 */
export const parseActivationStatus = (pasted: string): ActivationReport =>
  reportOf(readFacts(pasted));
