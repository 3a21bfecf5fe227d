import {badges, messageAnswers, type AskId} from '../../data/activationAnswers';
import {presentFacts, type Judgment, type Tone} from '../answer/card';
import {lowerFirst} from '../text/sentences';
import {say} from './cases';
import {errorLink, explainLicense} from './explainLicense';
import {dateCaveat} from './leaseEnd';
import type {
  ActivationReport,
  Explanation,
  Knowledge,
  LicenseReport,
  ProductExplanation,
  Remark,
  ToolMessage,
} from './types';

/**
 * All entries without a key as a single item, because a list of every license has dozens.
 *
 * @param only the explanation of the first of them, which tells what to do, if there are no other licenses
 */
function explainUnused(
  count: number,
  only: ProductExplanation | undefined,
): ProductExplanation {
  return {
    title:
      count === 1 ? '1 entry without a key' : `${count} entries without a key`,
    badge: only ? badges.danger : 'Not in use',
    verdict: only
      ? {
          tone: 'danger',
          text: 'Not activated by any of these entries. A license in use has a key.',
        }
      : {
          tone: 'neutral',
          text: "Not in use. That's normal in a list of every license: several kinds are installed, and one has the key.",
        },
    facts: [],
    findings: [],
    next: only?.next,
  };
}

function messageRemark(message: ToolMessage, knowledge: Knowledge): Remark {
  if (message.id === 'error-code') {
    const {code} = message;
    const meaning = knowledge.meaningOf(code);
    return {
      tone: 'warning',
      text: `That's error \`${code}\`${meaning ? `: ${meaning}` : ''}.`,
      link: errorLink(code, meaning),
    };
  }
  return say(messageAnswers[message.id]);
}

/** Worst first. Several statements together get the worst tone among them. */
const toneOrder: readonly Tone[] = ['danger', 'warning', 'success', 'neutral'];

/** With more licenses, the summary gives their number instead of all names. */
const MOST_NAMED = 3;

const namesOf = (explained: readonly ProductExplanation[]) =>
  explained
    .slice(0, MOST_NAMED)
    .map(({title, badge}) => `${title}, ${lowerFirst(badge)}`)
    .join('; ');

export const sayVerdict = ({title, verdict}: ProductExplanation) =>
  `${title}: ${verdict.text}`;

/** What several licenses are together, or one of them alone. */
function summarize(explained: readonly ProductExplanation[]): Judgment {
  const [one, ...others] = explained as [ProductExplanation];
  if (others.length === 0) {
    return {tone: one.verdict.tone, text: sayVerdict(one)};
  }
  const attention = explained.filter(({verdict}) => verdict.tone !== 'success');
  const active = explained.length - attention.length;
  const isLong = explained.length > MOST_NAMED;
  const named = isLong ? attention : explained;
  const counts =
    attention.length === 0
      ? 'all activated'
      : `${active} activated, ${attention.length} to look at`;
  const parts = [
    isLong && counts,
    namesOf(named),
    named.length > MOST_NAMED && 'and more below',
  ].filter(Boolean);
  return {
    tone: toneOrder.find((tone) =>
      explained.some(({verdict}) => verdict.tone === tone),
    )!,
    text: `${explained.length} licenses read: ${parts.join('; ')}.`,
  };
}

/** Which of the products that are licensed one by one a license is for. */
const familyOf = ({product, title = ''}: LicenseReport): string =>
  /^(?:Visio|Project)\b/.exec(title)?.[0] ?? product;

const versionOf = ({title = ''}: LicenseReport): string | undefined =>
  /^Windows (?:Server )?(\d[\d.]*)/.exec(title)?.[1];

/**
 * Whether a license doesn't decide, because another one of the same product is in force: an entry without a key, what
 * Office leaves behind of a subscription or trial, or an add-on beside Windows itself.
 */
function isLeftover(
  one: LicenseReport,
  all: readonly LicenseReport[],
): boolean {
  if (one.tool === 'settings') {
    return false;
  }
  const {addOn, status, hasKey, channel = ''} = one;
  const version = versionOf(one);
  const isWeak =
    hasKey === false ||
    (status === 0 && !hasKey) ||
    /^(?:office-grace|subscription)$/.test(channel);
  return all.some(
    (other) =>
      !other.addOn &&
      other.computer === one.computer &&
      (addOn
        ? other.status !== undefined
        : isWeak &&
          status !== undefined &&
          status !== 1 &&
          other.status === 1) &&
      (addOn ?? familyOf(one)) !== 'unknown' &&
      familyOf(other) === familyOf(one) &&
      // Windows 10 and Windows 11 are of two PCs.
      (versionOf(other) ?? version) === (version ?? versionOf(other)),
  );
}

/** An entry with a state that is alone is no list, in which it is normal to have no key. */
const isUnused = (product: LicenseReport, isList: boolean): boolean =>
  product.isUnused &&
  (isList || (product.status === undefined && !product.addOn));

/**
 * Explains a report in plain words.
 *
 * The result contains nothing from the pasted text except words on fixed lists, numbers, dates and error codes, so it
 * is safe to show and copy.
 *
 * @param now The browser's current time, from which days are counted.
 * @param knowledge What other tables say about codes and releases.
 */
export function explainActivationStatus(
  report: ActivationReport,
  now: Date,
  knowledge: Knowledge,
): Explanation {
  const explain = (one: LicenseReport) => explainLicense(one, now, knowledge);
  const isList = report.products.length > 1;
  const entries = report.products.filter((one) => isUnused(one, isList));
  const used = report.products.filter((one) => !entries.includes(one));
  const others = used.filter((one) => isLeftover(one, used));
  const deciding = used.filter((one) => !others.includes(one)).map(explain);
  const leftovers = others.map(explain);
  const [entry] = entries;
  const only = isList && used.length === 0 && entry && explain(entry);
  const rest = entry ? [explainUnused(entries.length, only || undefined)] : [];
  const products = [...deciding, ...leftovers, ...rest];
  const messages: readonly ToolMessage[] = [
    ...(report.isForeign ? [{id: 'foreign'} as const] : []),
    ...report.messages,
  ];
  const remarks = messages.map((message) => messageRemark(message, knowledge));
  const [first = messageRemark({id: 'no-license'}, knowledge)] = remarks;
  const summary =
    products.length > 0 ? summarize(used.length > 0 ? deciding : rest) : first;
  const more =
    leftovers.length > 0
      ? ` Listed too, and not what decides: ${namesOf(leftovers)}.`
      : '';
  // An end is said with its distance from today.
  const hasDates = products.some(({facts}) =>
    facts.some(({texts}) => /\btoday\b/.test(texts.join())),
  );
  return {
    summary: remarks[messages.findIndex(isDecisive)] ?? {
      ...summary,
      text: summary.text + more,
    },
    products,
    remarks,
    isDisputed: messages.some(
      (message) => isDecisive(message) && message.id !== 'foreign',
    ),
    facts: presentFacts([
      ['Dates', hasDates && dateCaveat],
      [
        'Product key',
        report.hasKey &&
          products.length > 0 &&
          messageAnswers['product-key'].text,
      ],
    ]),
    ask: askFor(used, messages, report.isAboutOffice),
  };
}

/** True for a message that says more than the licenses that were read. */
const isDecisive = ({id}: ToolMessage) =>
  /^(?:contradiction|foreign|in-question)$/.test(id);

/** The command whose answer says more than the text, unless the text has the state of a license. */
function askFor(
  used: readonly LicenseReport[],
  messages: readonly ToolMessage[],
  isAboutOffice: boolean,
): AskId | undefined {
  const hasState = used.some(
    ({tool, isOfMicrosoft, status, setting}) =>
      tool === 'vnextdiag' ||
      (isOfMicrosoft && (status ?? setting) !== undefined),
  );
  if (hasState && !messages.some(isDecisive)) {
    return undefined;
  }
  const asked = messages
    .map(({id}) => (id === 'error-code' ? undefined : messageAnswers[id].ask))
    .find((ask) => ask !== undefined);
  if (asked === null) {
    return undefined;
  }
  if (used.some(({isOfMicrosoft}) => !isOfMicrosoft)) {
    return 'query';
  }
  const isOffice = used.every(({product}) => product === 'office');
  return asked ?? (isOffice && isAboutOffice ? 'office' : 'windows');
}
