import {formatDate} from '../dates/formatDate';
import type {Tone} from '../tone';
import {explainLicense} from './explainLicense';
import {errorLink, links, type Knowledge} from './pageLinks';
import {dateCaveat, endOfDate, hasPassed, type KnownEnd} from './leaseEnd';
import type {
  ActivationReport,
  Explanation,
  ProductExplanation,
  ProductReport,
  Remark,
  SubscriptionReport,
  ToolMessage,
} from './types';

const volumeOfficeLink = {
  to: '/check_activation_status#check-office-with-ospp',
  label: 'Check volume Office with ospp.vbs',
};

const holderTexts = {
  user: 'A subscription of the person who signs in to Office',
  device: 'A license of this device, for everyone who uses it',
  'shared-computer': 'A token of one person on a shared computer',
  unknown: 'A license of the model that Microsoft 365 Apps use',
} as const;

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
            text: 'The text does not show whether it is activated.',
          };
  }
}

function nextForSubscription(
  {state}: SubscriptionReport,
  isOld: boolean,
): string {
  if (isOld) {
    return 'Start an Office app while the PC is online, then run the tool again.';
  }
  return state === 'licensed'
    ? 'Nothing to do. Office must reach the licensing service every 30 days.'
    : 'Sign in to Office with the account that has the subscription, and check that it is paid.';
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
    title: license.title ?? 'Office (product not in the text)',
    verdict: subscriptionVerdict(license, end),
    facts: rows.flatMap(([term, text]) => (text ? [{term, text}] : [])),
    findings: [],
    next: {
      tone: 'neutral',
      text: nextForSubscription(license, isOld),
      link: links.subscription,
    },
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

const foreignRemark: Remark = {
  tone: 'warning',
  text: 'This reader does not know all words of that language. Ask with the CIM query, which prints the same in every language, and paste its answer here. In a report of `/dlv`, two lines tell it too: the one below the last five characters of the key is the state, and the one after it the end or the reason.',
  link: links.query,
};

function messageRemark(message: ToolMessage, knowledge: Knowledge): Remark {
  switch (message.id) {
    case 'no-key':
      return {
        tone: 'danger',
        text: 'Windows has no product key installed. Enter the one you own.',
        link: errorLink('0xC004F014'),
      };
    case 'no-office-key':
      return {
        tone: 'warning',
        text: '`ospp.vbs` found no key of a volume or one-time purchase license. Check for a subscription with `vNextDiag.ps1`.',
        link: links.subscription,
      };
    case 'no-script':
      return {
        tone: 'warning',
        text: 'The script is not in that folder. Try the other Program Files folder.',
        link: volumeOfficeLink,
      };
    case 'scripts-disabled':
      return {
        tone: 'warning',
        text: 'PowerShell refused to run the script. Allow local scripts for that window only, unless a policy forbids it.',
        link: links.subscription,
      };
    case 'script-host-disabled':
      return {
        tone: 'warning',
        text: 'Windows Script Host is switched off on that PC, often by an administrator, so `slmgr.vbs` and `ospp.vbs` cannot run. Ask with the CIM query instead, which needs no script.',
        link: links.query,
      };
    case 'no-script-engine':
      return {
        tone: 'warning',
        text: 'VBScript is missing or its file type is broken on that PC, so `slmgr.vbs` and `ospp.vbs` cannot run. Ask with the CIM query instead, which needs no script.',
        link: links.query,
      };
    case 'no-script-extension':
      return {
        tone: 'warning',
        text: 'The command did not name the script correctly, often because of a quotation mark or a missing space. Copy the command with its quotation marks from the steps below.',
        link: volumeOfficeLink,
      };
    case 'access-denied':
      return {
        tone: 'warning',
        text: 'The tool was refused access. Run it in a prompt that you opened as administrator.',
        link: errorLink('0x80070005'),
      };
    case 'version-only':
      return {
        tone: 'neutral',
        text: 'This names the version of Windows and says nothing about its activation. Ask with `slmgr.vbs /dlv` or the CIM query.',
        link: links.query,
      };
    case 'other-version':
      return {
        tone: 'warning',
        text: 'The other PC has a version of Windows that `slmgr.vbs` of this one cannot ask. Run the command on that PC itself.',
        link: links.query,
      };
    case 'error-code':
      return {
        tone: 'warning',
        text: `The tool printed the error \`${message.code}\`.`,
        link: errorLink(message.code, knowledge.hasEntry(message.code)),
      };
    case 'no-subscription':
      return {
        tone: 'warning',
        text: '`vNextDiag.ps1` found no subscription or device license for this Windows user. Volume and one-time purchase Office answer to `ospp.vbs`.',
        link: volumeOfficeLink,
      };
    case 'legacy-model':
      return {
        tone: 'neutral',
        text: '`vNextDiag.ps1` lists a product in the older licensing model (Legacy). `ospp.vbs` shows its state.',
        link: volumeOfficeLink,
      };
    case 'too-long':
      return {
        tone: 'neutral',
        text: 'The text is very long, and only its beginning was read.',
      };
    case 'too-many':
      return {
        tone: 'neutral',
        text: 'The text has very many licenses: only the first 200 were read.',
      };
  }
}

/** Worst first: several statements together take the worst tone. */
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

/** With more licenses, the sentence for all of them counts instead of naming each. */
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
      : {
          tone: 'warning',
          text: 'No license found in this text. Paste the whole answer of `slmgr.vbs`, `ospp.vbs`, `vNextDiag.ps1`, or the CIM query.',
        };
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
  const remarks = [
    ...(report.foreign ? [foreignRemark] : []),
    ...report.messages.map((message) => messageRemark(message, knowledge)),
  ];
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
