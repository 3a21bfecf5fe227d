import {
  otherPrograms,
  otherTexts,
  productNames,
  stateWords,
  validationReport,
} from '../../data/activationSentences';
import {applyOrder, type DayOrder} from './dates';
import {judgeKmsHost} from './kmsHost';
import {LicenseReader, type Draft} from './licenseReader';
import {NO_KEY} from './nextStep';
import {findRelease} from './release';
import {readLines} from './lines';
import {parseSubscriptions} from './parseSubscriptions';
import {cleanText} from '../text/clean';
import {isOfficeOutput} from '../text/officeOutput';
import {isStatusCheck, withoutReportCodes} from '../text/codesInReports';
import {unfold} from './unfold';
import type {ActivationReport, LicenseReport, WrittenDate} from './types';

/** Of a longer text, only the beginning is read. */
const LONGEST_TEXT = 500_000;

/** The kind of a text that has no license is looked for in its first lines. */
const START = 4_000;

/** The maximum number of licenses read from one text. */
const MOST_PRODUCTS = 200;

/** What the whole text says about its licenses. */
interface Context {
  order: DayOrder | null;
  isOffice: boolean;
  hasUnread: boolean;
}

/** Completes a draft: classifies its KMS host and resolves ambiguous dates with the order that the text proves. */
function finish(
  draft: Draft,
  {order, isOffice, hasUnread}: Context,
): LicenseReport {
  const {report, seen, host, address, hasNoKey, isLeased} = draft;
  const status = report.status ?? (isLeased ? 1 : undefined);
  const inOrder = (date?: WrittenDate) => date && applyOrder(date, order);
  const {lease} = report;
  const finished: LicenseReport = {
    ...report,
    status,
    isUnread: status === undefined && (report.isUnread || hasUnread),
    hasKey: seen.has('partialKey') ? !hasNoKey : undefined,
    release: findRelease(report, draft),
    product:
      report.product === 'unknown' && (report.tool === 'ospp' || isOffice)
        ? 'office'
        : report.product,
    // ospp.vbs has no field for this; it just omits the key.
    isUnused:
      report.isUnused ||
      (report.tool === 'ospp' &&
        report.status === 0 &&
        !seen.has('partialKey')) ||
      (report.tool === 'cim' &&
        report.status === 0 &&
        (hasNoKey || report.reason === NO_KEY)),
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

/** True if a draft says anything about a license. */
function hasContent({report, isExpiryOnly, isTentative}: Draft): boolean {
  return (
    !isTentative &&
    (report.product !== 'unknown' ||
      report.channel !== undefined ||
      report.status !== undefined ||
      isExpiryOnly)
  );
}

/** True if a text names a product of Microsoft whose license is read. */
const isAboutProduct = (text: string) =>
  Object.values(productNames).some((name) => name.test(text));

/** True if something tells that a license is of Windows or Office. */
function isOurs({
  report,
  hasOwnField,
  isExpiryOnly,
  isBareEdition,
}: Draft): boolean {
  const {product, channel, tool} = report;
  return (
    hasOwnField ||
    isExpiryOnly ||
    channel !== undefined ||
    tool !== undefined ||
    (product !== 'unknown' && !isBareEdition)
  );
}

/**
 * Merges `/xpr` output into the full report of the same product, if the text has both. The date that `/xpr` prints is
 * exact, so it replaces the minutes.
 */
function mergeExpiry(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  /** The first report of each product in each status. */
  const reports = new Map<string, LicenseReport>();
  const reportsFirst = [
    ...drafts.filter(({isExpiryOnly}) => !isExpiryOnly),
    ...drafts.filter(({isExpiryOnly}) => isExpiryOnly),
  ];
  for (const draft of reportsFirst) {
    const {status, title, lease, tool, isUnused} = draft.report;
    const key = `${status} ${title}`;
    const same = draft.isExpiryOnly ? reports.get(key) : undefined;
    if (same) {
      same.lease = lease ?? same.lease;
      continue;
    }
    kept.push(draft);
    if (!tool && !isUnused && title !== undefined && !reports.has(key)) {
      reports.set(key, draft.report);
    }
  }
  return kept;
}

/**
 * Reads pasted output of `slmgr.vbs` (`/xpr`, `/dli`, `/dlv`), `ospp.vbs` (`/dstatus`, `/dstatusall`), `vNextDiag.ps1
 * -action list` and the CIM query. Prompts, commands, messages and missing fields are fine.
 *
 * Accepts any text and never throws. Unrecognized text is ignored, and a text without a license gives an empty list.
 * The result keeps nothing from the text except words on fixed lists, numbers, dates and error codes.
 */
export function parseActivationStatus(pasted: string): ActivationReport {
  const isLong = pasted.length > LONGEST_TEXT;
  const text = cleanText(pasted.slice(0, LONGEST_TEXT));

  const reader = new LicenseReader();
  const {lines, isCut} = readLines(unfold(text));
  lines.forEach((line) => reader.take(line));
  const subscriptions = parseSubscriptions(text);
  subscriptions.messages.forEach((message) => reader.say(message));

  const orders = [...reader.orders].filter((order) => order !== null);
  const context = {
    order: orders.length === 1 ? orders[0]! : null,
    isOffice: isOfficeOutput(text),
    hasUnread:
      reader.isForeign ||
      reader.hasUnreadWords ||
      // A value that runs on can hold them.
      (reader.drafts.every(({report}) => report.status === undefined) &&
        stateWords.test(text)),
  };
  const drafts = mergeExpiry(reader.drafts.filter(hasContent));
  const licenses = drafts.map((draft) => finish(draft, context));
  const start = text.slice(0, START);
  // A report without a name can be of any program.
  const isUnnamed =
    !context.isOffice && drafts.every((draft) => !isOurs(draft));
  const isOther = isUnnamed && otherPrograms.test(start);
  const isValidation = validationReport.test(start);
  if (isValidation) {
    reader.say({id: 'validation-report'});
  }
  const isOpen =
    isUnnamed &&
    !isOther &&
    !isValidation &&
    !isAboutProduct(start) &&
    reader.drafts.some(({seen}) => seen.has('status')) &&
    (reader.hasOtherLines ||
      reader.drafts.some(({seen}) =>
        [...seen].some((field) => field !== 'status'),
      ));
  if (isOpen) {
    reader.say({id: 'no-product'});
  }
  const products = [
    ...(isOther || isOpen ? [] : licenses).filter(
      // Its own lines are about Windows or Office as a whole.
      ({title}) => title !== undefined || !isValidation,
    ),
    ...subscriptions.products,
  ];
  if (isLong || isCut || products.length > MOST_PRODUCTS) {
    reader.say({id: 'too-many'});
  }
  const isAboutOffice = productNames.office.test(start);
  if (isContradictory(licenses, reader.hasDenial && !isAboutOffice)) {
    reader.say({id: 'contradiction'});
  }
  if (products.length === 0 && reader.messages.length === 0) {
    const code = /(?<!\w)0x[8c][\da-f]{7}(?!\w)/i.exec(
      withoutReportCodes(text),
    )?.[0];
    const other = otherTexts.find(({pattern}) => pattern.test(start));
    if (code) {
      reader.takeError(code);
    }
    if (isStatusCheck(text)) {
      reader.say({id: 'status-check'});
    } else if (!code && other) {
      reader.say({id: other.id});
    }
  }
  return {
    products: products.slice(0, MOST_PRODUCTS),
    messages: reader.messages.filter(
      ({id}) => id !== 'version-only' || products.length === 0,
    ),
    foreign: reader.isForeign ? {language: reader.language} : undefined,
    isAboutOffice,
  };
}
