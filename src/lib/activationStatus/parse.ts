import {sharedLabels} from '../../data/activationFields';
import {
  applicationIds,
  denial,
  endedSince,
  kmsServerLog,
  otherOwner,
  otherPrograms,
  otherTexts,
  ownPc,
  previewBuild,
  productNames,
  validationReport,
  validationResults,
  wholeKey,
} from '../../data/activationSentences';
import {BlockReader, isTentative} from './blocks';
import {applyOrder, provenOrder, type DayOrder} from './dates';
import {readLines, type FieldLine, type Line} from './lines';
import {NO_KEY} from './nextStep';
import {isOtherName} from './readProductName';
import {readAttempt, readStatusRows} from './events';
import {readEvaluationWindow, type EvaluationWindow} from './evaluationWindow';
import {isFramed, lowerStart} from './sentences';
import {isBareEdition, isOfOther, type Block, type Facts} from './readBlock';
import {parseSubscriptions} from './parseSubscriptions';
import {cleanText} from '../text/clean';
import {isOfficeOutput} from '../text/officeOutput';
import {
  isInformation,
  isStatusCheck,
  withoutReportCodes,
} from '../text/codesInReports';
import {flatten} from './flatten';
import type {ActivationReport, LicenseReport, WrittenDate} from './types';

/** Of a longer text, only the beginning is facts. */
const LONGEST_TEXT = 500_000;

/** The kind of a text that has no license is looked for in its first lines. */
const START = 4_000;

/** The maximum number of licenses read from one text. */
const MOST_PRODUCTS = 200;

const anyProduct = new RegExp(
  `${productNames.windows.source}|${productNames.office.source}`,
  'i',
);

/** What the whole text says about its licenses. */
interface Context {
  order: DayOrder | null;
  isOffice: boolean;
  isOurs: boolean;
}

/** Completes what a block says with what the whole text does: the order of day and month, the product, the release. */
function finish(
  facts: Facts,
  {order, isOffice, isOurs}: Context,
): LicenseReport {
  const {status, tool, hasKey, lease, reason} = facts;
  const isNamed = (status ?? facts.channel) !== undefined;
  const unnamed =
    isOffice || (tool === 'ospp' && isNamed) ? 'office' : 'unknown';
  const inOrder = (date?: WrittenDate) => date && applyOrder(date, order);
  return {
    ...facts,
    kind: 'license',
    isOurs,
    isEvaluation: facts.isEvaluation ?? false,
    isPermanent: facts.isPermanent ?? false,
    targets: facts.targets ?? [],
    product: isOurs ? (facts.product ?? unnamed) : 'unknown',
    title: isOurs ? facts.title : undefined,
    fixedEnd: inOrder(facts.fixedEnd),
    trustedTime: inOrder(facts.trustedTime),
    lease:
      lease?.kind === 'date'
        ? {kind: 'date', date: applyOrder(lease.date, order)}
        : lease,
    isUnread: facts.isUnread ?? false,
    isUnused:
      facts.isUnused ||
      (status === 0 &&
        // ospp.vbs has no field for this; it just omits the key.
        ((tool === 'ospp' && hasKey === undefined) ||
          (tool === 'cim' &&
            (hasKey === false || (!hasKey && reason === NO_KEY))))),
  };
}

/** True if a window says otherwise than another part of the text about the same product. `hasDenial`: words do. */
function isContradictory(
  licenses: readonly LicenseReport[],
  hasDenial: boolean,
): boolean {
  const stated = licenses.filter(
    ({status, addOn}) => status !== undefined && !addOn,
  );
  return stated.some(
    (one) =>
      one.tool === 'settings' &&
      ((hasDenial && one.status === 1) ||
        stated.some(
          (other) =>
            other.product === one.product &&
            (other.title ?? one.title) === (one.title ?? other.title) &&
            (other.status === 1) !== (one.status === 1),
        )),
  );
}

/** A license that a text reports, and what it says. */
interface Read {
  block: Block;
  facts: Facts;
}

/** Whether a field is one that only the tools of Windows and Office print. */
const isOwnField = ({label, language}: FieldLine): boolean =>
  label !== '' && !language && !sharedLabels.has(label.toLowerCase());

/** Whether something tells that a license is of Windows or Office. */
function isOurs({block, facts}: Read): boolean {
  const {product, channel, tool, title} = facts;
  // Other programs show some sentences of windows, too.
  const isNamed = tool !== 'settings' || title !== undefined;
  return (
    [...block.fields.values()].flat().some(isOwnField) ||
    block.isXpr ||
    (isNamed &&
      (channel ?? tool ?? (isBareEdition(block) ? undefined : product)) !==
        undefined)
  );
}

/** Whether a block has a state in English that is not read. */
const hasUnreadStatus = ({fields}: Block): boolean =>
  (fields.get('status') ?? []).some(
    ({value, language}) => !language && /\p{L}/u.test(value),
  );

/** Whether a block says anything about a license. */
const hasContent = (read: Read): boolean => {
  const {product, channel, status, lease, ...facts} = read.facts;
  return (
    !isTentative(read.block) &&
    ((product ?? channel ?? status) !== undefined ||
      hasUnreadStatus(read.block) ||
      (isOurs(read) &&
        ((lease !== undefined && lease.kind !== 'unreadable') ||
          (facts.rearms ?? facts.skuRearms ?? facts.kmsHost) !== undefined)))
  );
};

/** True if a text names a product of Microsoft whose license it can be: not as what another program runs on. */
const isAboutProduct = (text: string) =>
  applicationIds.test(text) ||
  text.split('\n').some((line) => {
    const at = line.search(anyProduct);
    return (
      at >= 0 &&
      !isOtherName(line) &&
      isFramed(lowerStart(line.slice(0, at)), '')
    );
  });

/**
 * Merges the answer of `/xpr` or `/ato` into the full report of the same product, if the text has both. The date that
 * `/xpr` prints is exact, so it replaces the minutes.
 */
function mergeXpr(all: readonly Read[]): Read[] {
  const keyOf = ({facts: {status, title}}: Read) => `${status} ${title}`;
  const isAnswer = ({isXpr, heading, fields}: Block) =>
    isXpr || (heading !== undefined && fields.size === 0);
  const isFull = ({block, facts: {tool, title}}: Read) =>
    !isAnswer(block) &&
    !tool &&
    title !== undefined &&
    !block.statements.has('not-in-use');
  const full = new Map(
    all
      .filter(isFull)
      .reverse()
      .map((one) => [keyOf(one), one] as const),
  );
  /** The full report that an answer alone belongs to. */
  const fullOf = (one: Read): Read | undefined =>
    isAnswer(one.block) ? full.get(keyOf(one)) : undefined;
  const leases = new Map(
    all.map((one) => [fullOf(one), one.facts.lease] as const),
  );
  return all
    .filter((one) => !fullOf(one))
    .sort((one, other) => Number(one.block.isXpr) - Number(other.block.isXpr))
    .map((one) => ({
      ...one,
      facts: {...one.facts, lease: leases.get(one) ?? one.facts.lease},
    }));
}

/** The order of day and month, if the dates of the licenses prove one. */
function orderOf(blocks: readonly Block[]): DayOrder | null {
  const orders = new Set(
    blocks.flatMap(({fields, answers}) => [
      ...[...fields.values()].flat().map(({value}) => provenOrder(value)),
      ...answers.map(({order}) => order),
    ]),
  );
  const [order, ...others] = [...orders].filter((each) => each);
  return others.length === 0 ? (order ?? null) : null;
}

/**
 * Reads pasted output of `slmgr.vbs` (`/xpr`, `/dli`, `/dlv`), `ospp.vbs` (`/dstatus`, `/dstatusall`), `vNextDiag.ps1
 * -action list` and the CIM query. Prompts, commands, messages and missing fields are fine.
 *
 * Accepts any text and never throws. Unrecognized text is ignored, and a text without a license gives an empty list.
 * The result keeps nothing from the text except words on fixed lists, numbers, dates and error codes.
 */
export function parseActivationStatus(pasted: string): ActivationReport {
  return parseLines(linesOf(pasted));
}

/** The lines of a text, as what tells a report and what reads it need them. */
export interface ReportLines {
  lines: readonly Line[];
  /** Whether the text has more lines. */
  isCut: boolean;
  /** The beginning of the text, cleaned. */
  text: string;
  /** Whether the text goes on. */
  isLong: boolean;
  /** What its events say of licenses, and a window of an evaluation. */
  rows: readonly Facts[];
  attempt: Facts | undefined;
  evaluation: EvaluationWindow | undefined;
}

export function linesOf(pasted: string): ReportLines {
  const text = cleanText(pasted.slice(0, LONGEST_TEXT));
  const isLong = pasted.length > LONGEST_TEXT;
  return {
    text,
    isLong,
    ...readLines(flatten(text)),
    rows: readStatusRows(text),
    attempt: readAttempt(text),
    evaluation: readEvaluationWindow(text),
  };
}

/** Like {@link parseActivationStatus}, of lines that were read before. */
export function parseLines({
  text,
  isLong,
  lines,
  isCut,
  rows,
  attempt,
  evaluation,
}: ReportLines): ActivationReport {
  const start = text.slice(0, START);

  const reader = new BlockReader();
  // Some blocks turn out to be no license.
  const isRead = lines.every((line) => {
    reader.take(line);
    return reader.blocks.length <= 2 * MOST_PRODUCTS;
  });
  const {blocks, others} = reader;
  const subscriptions = parseSubscriptions(text);
  subscriptions.messages.forEach((message) => reader.say(message));

  const all = blocks.map((block) => ({block, facts: reader.factsOf(block)}));
  const found = mergeXpr(all.filter(hasContent));
  const stated = all.filter(({block}) => !isTentative(block));
  const isForeign =
    reader.hasUnread &&
    !(
      stated.length > 0 &&
      stated.every(({facts: {status}}) => status !== undefined)
    );
  const isOffice = isOfficeOutput(text);
  const isUnnamed = !isOffice && !found.some(isOurs);
  const isOther = isUnnamed && otherPrograms.test(start);
  const context = {
    order: orderOf(blocks),
    isOffice,
    isOurs:
      !isUnnamed ||
      isAboutProduct(start) ||
      !blocks.some(
        ({fields, statements}) =>
          fields.has('status') ||
          fields.has('active') ||
          statements.has('activated'),
      ),
  };
  const licenses = found.map((read) =>
    finish(
      reader.computerCount > 1
        ? read.facts
        : {...read.facts, computer: undefined},
      {
        ...context,
        isOurs: context.isOurs && !isOfOther(read.block),
      },
    ),
  );
  const hasState = licenses.some(({status}) => status !== undefined);
  const isServerLog = kmsServerLog.test(start);
  if (isServerLog) {
    reader.say({id: 'kms-server-log'});
  }
  const isValidation = validationReport.test(start);
  if (isValidation) {
    const result = /validation status: *([^\n]*)/i.exec(start)?.[1] ?? '';
    const known = validationResults.find(({pattern}) => pattern.test(result));
    reader.say({id: known?.id ?? 'validation-report'});
  }
  const products = [
    ...(isOther || isServerLog ? [] : licenses).filter(
      // Its own lines are about Windows or Office as a whole.
      ({title}) => title !== undefined || !isValidation,
    ),
    ...subscriptions.products,
  ];
  [...rows, ...(attempt ? [attempt] : [])].forEach((facts) => {
    products.push(finish(facts, {...context, isOurs: true}));
  });
  // Its card has the code.
  reader.messages.delete(attempt?.reason ?? '');
  if (rows.length > 0) {
    reader.say({id: 'status-check'});
  }
  if (reader.messages.delete('evaluation-mark')) {
    if (evaluation && !hasState) {
      const {named, fixedEnd} = evaluation;
      products.push(
        finish(
          {...named, fixedEnd, isEvaluation: true, hasKey: true},
          {...context, isOurs: true},
        ),
      );
    } else if (!evaluation) {
      reader.say({
        id: previewBuild.test(text) ? 'preview-mark' : 'evaluation-mark',
      });
    }
  }
  if (isLong || isCut || !isRead || products.length > MOST_PRODUCTS) {
    reader.say({id: 'too-many'});
  }
  const isAboutOffice = productNames.office.test(start);
  const hasDenial =
    blocks.some(({answers}) => answers.some((each) => each.isDisputed)) ||
    others.some((line) => denial.test(line.text));
  const told = others.map((line) => line.text).join('\n');
  if (hasState && otherOwner.test(told) && ownPc.test(told)) {
    reader.say({id: 'other-pc'});
  } else if (
    isContradictory(licenses, hasDenial && !isAboutOffice) ||
    licenses.some(
      ({status, product}) =>
        status === 1 &&
        others.some(
          ({text: line}) =>
            endedSince.test(line) &&
            // Not of the other one.
            !productNames[product === 'office' ? 'windows' : 'office'].test(
              line,
            ),
        ),
    )
  ) {
    reader.say({id: 'contradiction'});
  }
  if (products.length > 0 && reader.isPromised) {
    reader.say({id: 'promised'});
  }
  if (products.length === 0 && reader.messages.size === 0) {
    const code = /(?<!\w)0x[8c][\da-f]{7}(?!\w)/i.exec(
      withoutReportCodes(text),
    )?.[0];
    const other = otherTexts.find(({pattern}) => pattern.test(start));
    if (code) {
      reader.takeError(code);
    }
    if (isStatusCheck(text)) {
      reader.say({id: 'status-check'});
    } else if (!code && isInformation(text)) {
      reader.say({id: 'event-information'});
    } else if (!code && other) {
      reader.say({id: other.id});
    }
  }
  return {
    products: products.slice(0, MOST_PRODUCTS),
    messages: [...reader.messages.values()].filter(
      ({id}) => id !== 'version-only' || products.length === 0,
    ),
    isForeign,
    isAboutOffice,
    hasKey: wholeKey.test(text),
  };
}
