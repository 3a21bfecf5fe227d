import {
  answerLinks,
  holderTexts,
  messageAnswers,
  unnamedTitles,
  type StepId,
} from '../../data/activationAnswers';
import {formatDate} from '../dates/formatDate';
import type {Tone} from '../tone';
import {explainLicense} from './explainLicense';
import {errorLink, type Knowledge} from './knowledge';
import {dateCaveat, endOfDate, hasPassed, type KnownEnd} from './leaseEnd';
import {stepRemark} from './nextStep';
import type {
  ActivationReport,
  Explanation,
  ProductExplanation,
  ProductReport,
  Remark,
  SubscriptionReport,
  ToolMessage,
} from './types';

function subscriptionVerdict(
  {state, holder}: SubscriptionReport,
  end: KnownEnd | undefined,
): ProductExplanation['verdict'] {
  if (state === 'licensed' && end && hasPassed(end)) {
    return {
      tone: 'warning',
      text: `It was activated, but the last check with the licensing service was good until ${end.phrase}, which has passed.`,
    };
  }
  switch (state) {
    case 'licensed':
      return {
        tone: 'success',
        text: end
          ? `Activated. Office can do without the licensing service until ${end.phrase}.`
          : 'Activated.',
      };
    case 'grace':
      return {
        tone: 'warning',
        text: `In a grace period: the subscription has ended, and Office keeps working${end ? ` until ${end.phrase}` : ' for now'}.`,
      };
    case 'reduced':
      return {
        tone: 'danger',
        text: 'In reduced functionality: Office opens and prints, and does not edit.',
      };
    default:
      return holder === 'shared-computer' && end
        ? {
            tone: 'neutral',
            text: `A token for one person on a shared computer, valid until ${end.phrase}.`,
          }
        : {
            tone: 'neutral',
            text: 'No activation state was found in the text.',
          };
  }
}

function subscriptionStep(
  state: SubscriptionReport['state'],
  isOld: boolean,
): StepId {
  if (isOld) {
    return 'subscription-run-again';
  }
  return state === 'licensed'
    ? 'subscription-stay-online'
    : 'subscription-sign-in';
}

function explainSubscription(
  license: SubscriptionReport,
  now: Date,
): ProductExplanation {
  const asEnd = (date: SubscriptionReport['notAfter']) =>
    date && endOfDate(date, now);
  const end = asEnd(license.notAfter);
  const rows: [term: string, text: string | undefined][] = [
    ['Activation', holderTexts[license.holder]],
    ['Renew by', end?.text],
    ['Subscription ends', asEnd(license.entitlementEnd)?.text],
  ];
  const isOld =
    license.state === 'licensed' && end !== undefined && hasPassed(end);
  return {
    title: license.title ?? unnamedTitles.office,
    verdict: subscriptionVerdict(license, end),
    facts: rows.flatMap(([term, text]) => (text ? [{term, text}] : [])),
    findings: [],
    next: stepRemark(subscriptionStep(license.state, isOld)),
  };
}

/** All entries without a key as a single item, because a list of every license has dozens. */
function explainUnused(count: number): ProductExplanation {
  return {
    title:
      count === 1 ? '1 entry without a key' : `${count} entries without a key`,
    verdict: {
      tone: 'neutral',
      text: 'Not in use, and normal in a list of every license: several kinds are installed, and one has the key.',
    },
    facts: [],
    findings: [],
  };
}

/** "in German", or a general phrase if the language is unknown. */
function inLanguage(language: string | undefined): string {
  return language
    ? `in ${language}`
    : 'in a display language other than English';
}

function foreignSummary(language: string | undefined): Explanation['summary'] {
  return {
    tone: 'warning',
    text: `Your text is ${inLanguage(language)}, and its status was not read. Below is the way to ask that works in every language.`,
  };
}

function messageRemark(message: ToolMessage, knowledge: Knowledge): Remark {
  if (message.id === 'error-code') {
    return {
      tone: 'warning',
      text: `The tool printed the error \`${message.code}\`.`,
      link: errorLink(message.code, knowledge),
    };
  }
  const {tone, text, link} = messageAnswers[message.id];
  return {tone, text, link: link && answerLinks[link]};
}

/** Worst first. Several statements together get the worst tone among them. */
const toneOrder: readonly Tone[] = ['danger', 'warning', 'success', 'neutral'];

function worstTone(tones: readonly Tone[]): Tone {
  return toneOrder.find((tone) => tones.includes(tone)) ?? 'neutral';
}

/** The verdict on a license in a few words, where several are named in one sentence. */
const shortVerdicts: Readonly<Record<Tone, string>> = {
  success: 'activated',
  warning: 'needs a look',
  danger: 'not activated',
  neutral: 'no state in the text',
};

/** With more licenses, the summary gives their number instead of all names. */
const MOST_NAMED = 3;

function summarize(
  explained: readonly ProductExplanation[],
  unused: number,
  remarks: readonly Remark[],
): Explanation['summary'] {
  const unusedText =
    unused > 0
      ? ` ${unused === 1 ? '1 other entry without a key is' : `${unused} other entries without a key are`} not in use.`
      : '';
  if (explained.length === 0 && unused > 0) {
    return {
      tone: 'neutral',
      text: 'No license in use was found: no entry in this text has a key.',
    };
  }
  if (explained.length === 0) {
    return remarks.length > 0
      ? {tone: worstTone(remarks.map(({tone}) => tone)), text: remarks[0]!.text}
      : messageAnswers['no-license'];
  }
  if (explained.length === 1) {
    const {title, verdict} = explained[0]!;
    return {
      tone: verdict.tone,
      text: `${title}: ${verdict.text}${unusedText}`,
    };
  }
  const tones = explained.map(({verdict}) => verdict.tone);
  const active = tones.filter((tone) => tone === 'success').length;
  const attention = tones.filter(
    (tone) => tone === 'danger' || tone === 'warning',
  ).length;
  const counts =
    active === explained.length
      ? 'all activated'
      : `${active} activated, ${attention} to look at`;
  const named =
    explained.length <= MOST_NAMED
      ? explained
      : explained.filter(({verdict}) => verdict.tone !== 'success');
  const names = named
    .slice(0, MOST_NAMED)
    .map(({title, verdict}) => `${title}, ${shortVerdicts[verdict.tone]}`)
    .join('; ');
  const parts = [
    explained.length > MOST_NAMED && counts,
    names,
    named.length > MOST_NAMED && 'and more below',
  ].filter(Boolean);
  return {
    tone: worstTone(tones),
    text: `${explained.length} licenses read: ${parts.join('; ')}.${unusedText}`,
  };
}

function isUnused(product: ProductReport): boolean {
  return product.kind === 'license' && product.isUnused;
}

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
  const unused = report.products.filter(isUnused).length;
  const explained = report.products
    .filter((product) => !isUnused(product))
    .map((product) => {
      if (product.kind === 'subscription') {
        return explainSubscription(product, now);
      }
      const explanation = explainLicense(product, now, knowledge);
      // The remark about the language already gives the next step.
      return report.foreign && product.status === undefined
        ? {...explanation, next: undefined}
        : explanation;
    });
  const messages: readonly ToolMessage[] = [
    ...(report.foreign ? [{id: 'foreign'} as const] : []),
    ...report.messages,
  ];
  const remarks = messages.map((message) => messageRemark(message, knowledge));
  const hasDates = explained.some(({facts}) =>
    facts.some(({term, text}) => term !== 'Support' && /\b20\d\d\b/.test(text)),
  );
  return {
    summary: report.foreign
      ? foreignSummary(report.foreign.language)
      : summarize(explained, unused, remarks),
    products: unused > 0 ? [...explained, explainUnused(unused)] : explained,
    remarks,
    caveat: hasDates ? dateCaveat : undefined,
  };
}

/**
 * The explanation as plain text for the clipboard, with one block per product.
 *
 * @param day The day the text was read, as an ISO date such as `2026-11-21`.
 * @param addressOf Turns a route into an absolute URL.
 */
export function formatExplanation(
  {products, remarks, caveat}: Explanation,
  day: string,
  addressOf: (route: string) => string,
): string {
  const line = ({text, link}: Remark) =>
    link ? `${text} (${link.label}: ${addressOf(link.to)})` : text;
  const blocks = products.map(({title, verdict, facts, findings, next}) =>
    [
      title,
      verdict.text,
      ...facts.map(({term, text}) => `${term}: ${text}`),
      ...findings.map((finding) => `Note: ${line(finding)}`),
      ...(next ? [`Next: ${line(next)}`] : []),
    ].join('\n'),
  );
  return [
    `Activation status, read on ${formatDate(day)}`,
    ...remarks.map(line),
    ...blocks,
    ...(caveat ? [caveat] : []),
  ]
    .join('\n\n')
    .replaceAll('`', '');
}
