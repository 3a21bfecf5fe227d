import {expect, test} from 'vitest';
import {activationSamples} from '../../../../src/data/activationSamples';
import {reportCards} from '../../../../src/lib/activationStatus/cards';
import {fillSample} from '../../../../src/lib/activationStatus/fillSample';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import {replyOf} from '../../../../src/lib/answer/card';
import type {Explanation} from '../../../../src/lib/activationStatus/types';
import {
  edit,
  explainText,
  fixtureNames,
  knowledge,
  readFixture,
} from './fixtures';

const explain = (name: string, now?: Date) =>
  explainText(readFixture(name), now);

const copy = (explanation: Explanation) =>
  replyOf(reportCards(explanation), (route) => `https://site.example${route}`);

/** The explanation of the first product in a fixture. */
const said = (name: string, now?: Date) => saidOf(readFixture(name), now);

/** The explanation of the first product in a text. */
function saidOf(text: string, now?: Date) {
  const [product] = explainText(text, now).products;
  const links = [...product!.findings, product!.next].flatMap(
    (remark) => remark?.link?.to ?? [],
  );
  const rows = Object.fromEntries(
    product!.facts.map(({term, texts}) => [term, texts.join()]),
  );
  const findings = product!.findings.map(({text}) => text).join('\n');
  return {...product!, links, rows, findings};
}

test('says that there is no end date only where the text shows it', () => {
  const shown = 'Activated, with no end date.';
  const unknown = 'Activated.';
  const verdict = (text: string) => saidOf(text).verdict.text;
  expect(verdict('Partial Product Key: XXXXX\nLicense Status: Licensed')).toBe(
    unknown,
  );
  expect(
    verdict('Name: Windows(R), Professional\nLicense Status: Licensed'),
  ).toBe(unknown);
  expect(verdict('RETAIL channel\nLicense Status: Licensed')).toBe(shown);
  expect(verdict('The machine is permanently activated.')).toBe(shown);
  expect(
    verdict('License Status: Licensed\nThe machine is permanently activated.'),
  ).toBe(shown);
});

/** One fixture for each kind of verdict, fact, finding and step. */
const explainedInFull = [
  'ospp-dstatus-two-products',
  'slmgr-dlv-no-rearm-left',
  'vnext-as-text',
  'vnext-legacy-mode',
  'slmgr-dlv-channel-oem-slp',
  'slmgr-dlv-channel-volume-kms-host',
];

test('explains the fixtures in explanations.txt as listed there', async () => {
  const blocks = explainedInFull.map((name) => {
    const explanation = explain(name);
    const {summary, products, remarks} = explanation;
    const tones = [
      summary,
      ...remarks,
      ...products.map(({verdict}) => verdict),
    ].map(({tone}) => tone);
    return `## ${name}\n\n${tones.join(', ')}\n${summary.text}\n\n${copy(explanation)}\n`;
  });
  // After an intended change, update the file with `npm run test:unit -- -u` and review the diff.
  await expect(blocks.join('\n')).toMatchFileSnapshot('./explanations.txt');
});

const verdicts: Readonly<Record<string, string>> = {
  'slmgr-dlv-status-0-unlicensed': 'danger: Not activated: no license works.',
  'slmgr-dlv-status-1-licensed': 'success: Activated, with no end date.',
  'slmgr-xpr-initial-grace':
    'warning: Not activated yet: the first grace period runs until December 21, 2026.',
  'slmgr-dlv-status-6-extended-grace':
    'warning: An extended grace period runs until about December 5, 2026.',
  'slmgr-dlv-channel-timebased-eval':
    'warning: An evaluation that runs until about January 20, 2027.',
  'slmgr-dlv-channel-volume-kmsclient':
    'success: Activated until about May 17, 2027. It has to be renewed before then.',
  'slmgr-dlv-kms-this-pc':
    'warning: Activated until about May 17, 2027. It has to be renewed before then.',
  'slmgr-dlv-kms-lease-2038':
    'warning: This PC says it is licensed until 2038. Real KMS activation never lasts more than 180 days.',
  'slmgr-xpr-volume-unreadable-date':
    'success: Activated, with an end. It has to be renewed before then.',
  'foreign-french-dlv': 'neutral: No state was read.',
  'vnext-grace':
    'warning: In a grace period: the subscription has ended, and Office keeps working until December 20, 2026.',
  'vnext-reduced-functionality':
    'danger: Reduced functionality: you can open and print, but not edit.',
};

test.each(Object.entries(verdicts))('the verdict on %s', (name, expected) => {
  const {tone, text} = said(name).verdict;
  expect(`${tone}: ${text}`).toBe(expected);
});

test('every license in use has a verdict and a next step with a link', () => {
  for (const name of fixtureNames) {
    for (const {title, verdict, next} of explain(name).products) {
      expect(title, name).not.toBe('');
      expect(verdict.text, name).toMatch(/\.$/);
      // Unused entries need no step.
      const needsStep = !title.includes('without a key');
      expect(next !== undefined, name).toBe(needsStep);
      if (next) {
        expect(next.link?.to, name).toMatch(/^\//);
      }
    }
  }
});

const client = 'slmgr-dlv-channel-volume-kmsclient';
const evaluation = 'slmgr-dlv-channel-timebased-eval';

test.each([
  [client, 'Ends', 'about May 17, 2027'],
  [client, 'Ends', '177 days from today'],
  [client, 'Ends', 'give or take a day'],
  [client, 'Activation', 'KMS host'],
  ['ospp-status-1-licensed', 'Ends', 'If that was today, about May 17, 2027.'],
  ['slmgr-xpr-volume-ambiguous-date', 'Ends', 'April 5, 2027 or May 4, 2027'],
  ['slmgr-xpr-volume-ambiguous-date', 'Ends', 'whether the day or the month'],
  ['slmgr-dlv-kms-lease-2038', 'findings', 'KMS38'],
  ['slmgr-dlv-kms-lease-2038', 'links', '/kms38'],
  // From build 26100.7019 on, Windows shows 180 days at most: only the host gives KMS38 away.
  ['slmgr-dlv-kms-this-pc', 'findings', 'KMS38'],
  ['slmgr-dlv-kms-this-pc', 'links', '/kms38'],
  ['slmgr-dlv-kms-late-renewal', 'findings', 'Only 16 days of 180'],
  ['slmgr-dlv-kms-public-host', 'findings', 'outside private networks'],
  ['slmgr-dlv-status-2-initial-grace', 'findings', 'time (grace period)'],
  ['slmgr-dlv-clock-ahead', 'findings', 'ahead'],
  ['slmgr-dli-notification', 'links', '/troubleshoot#0xC004F009'],
  ['slmgr-dli-notification', 'Reason', 'Grace period'],
  ['ospp-channel-retail-mak', 'Reason', 'for information only'],
  ['ospp-status-2-oob-grace', 'Reason', 'for information only'],
  ['slmgr-dlv-directory-activated', 'Activation', 'Active Directory'],
  ['slmgr-dlv-token-activated', 'Activation', 'token'],
  ['slmgr-dlv-channel-virtual-machine-activation', 'Activation', 'Hyper-V'],
])('%s: %s has "%s"', (name, term, words) => {
  const {rows, findings, links} = said(name);
  const shown = {...rows, findings, links: links.join('\n')};
  expect(shown[term as keyof typeof shown]).toContain(words);
});

test('says how certain dates are only where one is counted', () => {
  expect(explain(client).caveat).toContain('time zone');
  expect(explain('slmgr-xpr-permanent').caveat).toBeUndefined();
  expect(said('slmgr-xpr-volume-ambiguous-date').verdict.text).toContain(
    'April 5, 2027 or May 4, 2027',
  );
});

test('counts days from the day of reading, not from the day in the text', () => {
  const later = new Date('2026-12-01T10:00:00Z');
  expect(said(client, later).rows.Ends).toContain('167 days from today');
});

test('uses the past reading of an ambiguous trusted time', () => {
  // December 11 is in the future, so it must be November 12.
  const {rows} = saidOf(edit(client, ['11/21/2026', '12/11/2026']));
  expect(rows.Ends).toContain('ran on November 12, 2026');
});

test('reports only what holds for both readings of an ambiguous date', () => {
  // The end is April 5 or May 4, so the renewal is late only if both readings leave less than 173 days.
  const now = new Date('2026-11-14T10:00:00Z');
  expect(said('slmgr-xpr-volume-ambiguous-date', now).findings).toContain(
    'With at most 171 days',
  );
  const earlier = new Date('2026-11-10T10:00:00Z');
  expect(said('slmgr-xpr-volume-ambiguous-date', earlier).findings).toBe('');
  const between = new Date('2027-04-20T10:00:00Z');
  expect(
    said('slmgr-xpr-volume-ambiguous-date', between).verdict.text,
  ).not.toContain('has passed');
});

test('reports a lease that is longer than a host grants, give or take a day', () => {
  const findings = (day: string) =>
    saidOf(
      `Windows(R), Enterprise edition:\n    Volume activation will expire ${day}`,
    ).findings;
  expect(findings('2027-05-21')).toBe('');
  expect(findings('2027-05-22')).toContain('further away than the 180 days');
  expect(findings('2028-11-30')).toContain('further away than the 180 days');
});

test('counts the last day of a lease in hours', () => {
  const ends = (minutes: number) =>
    saidOf(
      `License Status: Licensed\nVolume activation expiration: ${minutes} minute(s)`,
    ).rows.Ends;
  expect(ends(59)).toMatch(/^under an hour after the tool ran/);
  expect(ends(60)).toMatch(/^1 hour after the tool ran/);
  expect(ends(24 * 60 - 1)).toMatch(/^23 hours after the tool ran/);
  expect(ends(24 * 60)).toMatch(/^1 day after the tool ran/);
});

test('reports nothing about a full lease', () => {
  expect(saidOf(edit(client, ['254880', '259200'])).findings).toBe('');
});

test('reports missed renewals if few days are left', () => {
  const text = edit('ospp-status-1-licensed', ['254880', `${150 * 1440}`]);
  expect(saidOf(text).findings).toContain(
    'the last renewal is over a week old',
  );
});

test('combines the entries without a key', () => {
  const {products, summary} = explain('ospp-dstatusall-many-unlicensed');
  expect(products).toHaveLength(2);
  expect(products[1]!.title).toBe('3 entries without a key');
  expect(summary.tone).toBe('success');
});

test('an expired evaluation is not activated, whatever its date', () => {
  const text = edit(
    evaluation,
    ['License Status: Licensed', 'License Status: Notification'],
    ['86400 minute(s) (60 day(s))', '0 minute(s) (0 day(s))'],
    ['1/20/2027', '10/1/2026'],
  );
  const {verdict, rows} = saidOf(text);
  expect(verdict).toEqual({
    tone: 'danger',
    text: 'Not activated: the evaluation has ended.',
  });
  expect(rows['Evaluation ends']).toContain('October 1, 2026, 51 days before');
  expect(explainText(text).summary.text).toBe(
    'Windows Enterprise Evaluation: Not activated: the evaluation has ended.',
  );
  const unlicensed = text.replace('Notification', 'Unlicensed');
  expect(saidOf(unlicensed).verdict.text).toBe(
    'Not activated: the evaluation has ended.',
  );
});

test('asks to run the tool again if the end date has passed', () => {
  const passed = /^The end in the text, .+ Run the tool again/;
  expect(saidOf(edit(client, ['11/21/2026', '1/21/2026'])).verdict).toEqual({
    tone: 'warning',
    text: expect.stringMatching(passed),
  });
  const grace = edit(
    client,
    ['Licensed', 'Initial grace period'],
    ['11/21/2026', '1/21/2026'],
  );
  expect(saidOf(grace).verdict.text).toMatch(passed);
});

test('a lease has passed if it ended by both readings of a date', () => {
  const {verdict, rows} = saidOf(edit(client, ['11/21/2026', '5/4/2026']));
  expect(verdict).toEqual({
    tone: 'warning',
    text: 'The end in the text, about September 29, 2026 or October 28, 2026, has passed. Run the tool again to see the present state.',
  });
  expect(rows.Ends).toBe(
    '177 days after the tool ran on April 5, 2026 or May 4, 2026 by the clock of that PC, so about September 29, 2026 or October 28, 2026 (53 days before today or 24 days before today): that depends on whether the day or the month comes first. Compare with the clock format of that PC.',
  );
});

test('shows both ends of a lease if it ended by only one reading of a date', () => {
  const {verdict} = saidOf(edit(client, ['11/21/2026', '5/10/2026']));
  expect(verdict.text).toBe(
    'Activated until about November 3, 2026 or March 31, 2027. It has to be renewed before then.',
  );
});

test('a clock that is ahead by both readings is ahead by at least the smaller one', () => {
  expect(saidOf(edit(client, ['11/21/2026', '1/2/2027'])).findings).toContain(
    'is at least 42 days ahead',
  );
});

test('ignores a difference of one day between two clocks', () => {
  const xpr = (date: string) =>
    saidOf(
      `Windows(R), Enterprise edition:\n    Volume activation will expire ${date}`,
    ).verdict.text;
  expect(xpr('11/20/2026')).not.toContain('has passed');
  expect(xpr('11/19/2026')).toContain('has passed');
  const ran = (date: string, now: string) =>
    saidOf(edit(client, ['11/21/2026', date]), new Date(now));
  // November 12 is tomorrow for the browser, but may be today for the PC. December 11 cannot be.
  expect(ran('12/11/2026', '2026-11-11T20:00:00Z').rows.Ends).toContain(
    'ran on November 12, 2026 by',
  );
  expect(ran('11/22/2026', '2026-11-21T10:00:00Z').findings).toBe('');
  expect(ran('11/23/2026', '2026-11-21T10:00:00Z').findings).toContain(
    'is 2 days ahead',
  );
});

test('shows the ends of both the evaluation and its lease if they are more than a day apart', () => {
  const rows = (end: string) =>
    Object.keys(saidOf(edit(evaluation, ['1/20/2027', end])).rows).filter(
      (term) => /ends$/i.test(term),
    );
  expect(rows('1/21/2027')).toEqual(['Evaluation ends']);
  expect(rows('1/19/2027')).toEqual(['Evaluation ends']);
  expect(rows('1/22/2027')).toEqual(['Ends', 'Evaluation ends']);
  expect(rows('1/18/2027')).toEqual(['Ends', 'Evaluation ends']);
});

test('suggests to find out who set up a KMS host that is not in an organization', () => {
  for (const name of ['slmgr-dlv-kms-this-pc', 'slmgr-dlv-kms-public-host']) {
    expect(said(name).next?.text, name).toMatch(/^Find out who set this up/);
  }
  expect(said(client).next?.text).toMatch(/^A work PC must connect/);
});

test('uses the right singular or plural for the last days of a lease', () => {
  const left = (days: number) =>
    saidOf(edit(client, ['254880', String(days * 1440)])).findings;
  expect(left(1)).toMatch(/^Only 1 day of 180 is left: /);
  expect(left(2)).toMatch(/^Only 2 days of 180 are left: /);
  expect(left(29)).toMatch(/^Only 29 days of 180 are left: /);
  expect(left(30)).toMatch(/^With 30 days of 180 left, /);
  expect(left(172)).toMatch(/^With 172 days of 180 left, /);
  expect(left(173)).toBe('');
  expect(said(client).findings).toBe('');
});

test('a code without an entry links to the lookup', () => {
  const looked = '/troubleshoot?code=0xC0DE1234#error-lookup';
  expect(explainText('Error: 0xC0DE1234').remarks).toEqual([
    {
      tone: 'warning',
      text: "That's error `0xC0DE1234`.",
      link: {to: looked, text: 'Look up 0xC0DE1234'},
    },
  ]);
  const reason = edit('slmgr-dli-notification', ['0xC004F009', '0xC0DE1234']);
  expect(saidOf(reason).links).toEqual([looked]);
  expect(explainText('Error: 0xC004F074').remarks[0]?.link?.to).toBe(
    '/troubleshoot#0xC004F074',
  );
  expect(explainText('Error: 0x0000040e').remarks[0]?.link?.to).toBe(
    '/troubleshoot#0x40E',
  );
});

test('ignores an error code of all zeros', () => {
  for (const text of ['Error: 0x00000000', 'Fehler: 0x00000000']) {
    expect(explainText(text).remarks).toEqual([]);
  }
});

test('the codes in tool messages have an entry', () => {
  for (const name of ['slmgr-error-no-key', 'slmgr-error-code']) {
    for (const {link} of explain(name).remarks) {
      expect(knowledge.hasEntry(link!.to.split('#')[1]!), name).toBe(true);
    }
  }
  expect(explainText('Access denied: the').remarks).toEqual([
    {
      tone: 'warning',
      text: 'The tool was refused access. Run it in a Command Prompt opened as administrator.',
      link: {to: '/troubleshoot#0x80070005', text: 'Look up 0x80070005'},
    },
  ]);
});

test.each(activationSamples)('explains "$label" on any day', ({text}) => {
  for (const day of ['2026-11-21', '2027-03-04', '2031-12-31']) {
    const now = new Date(`${day}T10:00:00Z`);
    const filled = fillSample(text, now);
    expect(filled).not.toMatch(/[{]\w+(?:\+\d+)?[}]/);
    const {products, summary} = explainText(filled, now);
    expect(products.length, day).toBeGreaterThan(0);
    expect(summary.text).not.toContain('No license was read');
    expect(
      products.flatMap(({findings}) => findings).map((found) => found.text),
    ).not.toContainEqual(expect.stringMatching(/clock of that PC|tool ran/));
  }
});

/** Texts, and what is said about their first product. */
const explained: Readonly<Record<string, object>> = {
  'Name: Office 24, SomethingElse edition\nLicense Status: Licensed': {
    title: 'Office',
  },
  'Description: Windows, RETAIL channel': {title: 'Windows'},
  'Description: Something, RETAIL channel': {title: 'Unknown product'},
  'LICENSE NAME: Office 16, Office16SomethingNewR_Retail edition\nLICENSE STATUS: ---LICENSED---':
    {
      title: 'Unknown Office product',
      rows: expect.not.objectContaining({Support: expect.anything()}),
      findings: '',
    },
  // A lease that ends today is short, and not over.
  'Name: Windows(R), Enterprise edition\nDescription: Windows(R) Operating System, VOLUME_KMSCLIENT channel\nLicense Status: Licensed\n\nWindows(R), Enterprise edition:\n    Volume activation will expire 11/21/2026':
    {
      verdict: {text: expect.stringMatching(/^Activated until November 21, /)},
      findings: expect.stringMatching(/^Less than a day of 180 is left/),
    },
  'License Status: Licensed\nVolume activation expiration: 20 minute(s) (1 day(s))':
    {findings: expect.stringMatching(/^Less than a day of 180 is left/)},
  // A number of rearms that means none of its own
  'Name: Windows(R), Professional edition\nLicenseStatus: 1\nRemainingAppReArmCount: 1001\nRemainingSkuReArmCount: 4294967295':
    {rows: {'Rearms left': expect.stringMatching(/^1001 for Windows\./)}},
  // The error of an activation that shows no state
  'LICENSE NAME: Office 24, Office24ProPlus2024VL_KMS_Client_AE edition\nLICENSE DESCRIPTION: Office 24, VOLUME_KMSCLIENT channel\nERROR CODE: 0xC004F074':
    {
      verdict: {
        tone: 'danger',
        text: 'The tool printed an error: No KMS host could be contacted (`0xC004F074`).',
      },
      next: {link: {to: '/troubleshoot#0xC004F074'}},
    },
  // The end of an evaluation in the text counts, and not one counted from today.
  'Name: Windows(R), EnterpriseEval edition\nLicense Status: Licensed\nVolume activation expiration: 43162 minutes (29 days)\nEvaluation End Date: 11/29/2020 4:59:59 PM':
    {
      verdict: {text: 'The evaluation ended on November 29, 2020.'},
      next: {link: {to: '/evaluation_editions'}},
      findings: expect.not.stringContaining('renewals'),
    },
  // A word for no end is no end.
  'Name: Windows(R), Professional edition\nLicenseStatus: Licensed\nGracePeriodRemaining: No Limit':
    {
      verdict: {text: 'Activated.'},
      rows: expect.not.objectContaining({Ends: expect.anything()}),
    },
};

test.each(Object.entries(explained))('explains %j', (text, expected) => {
  expect(saidOf(text)).toMatchObject(expected);
});

test('a sentence that only begins like an answer is none', () => {
  expect(
    explainText(
      'Windows(R), Professional edition:\n    Unlicensed copies of it exist.',
    ).summary.text,
  ).not.toContain('not activated');
});

test.each([
  ['"LicenseState":  "Unlicensed"', 'danger', 'no license works'],
  [
    '"LicenseState":  "Licensed",\n    "EntitlementStatus":  "Expired"',
    'warning',
    'has a problem',
  ],
  [
    '"LicenseState":  "Licensed",\n    "EntitlementExpiration":  "2025-02-01T07:16:15Z"',
    'warning',
    'the subscription ended on February 1, 2025',
  ],
])('does not call a list of Microsoft 365 normal: %s', (entry, tone, text) => {
  const {summary, products} = explainText(
    `{\n    "Product":  "O365ProPlusRetail",\n    "LicenseState":  "Licensed",\n    "EntitlementStatus":  "Provisioned"\n}\n{\n    "Product":  "VisioProRetail",\n    ${entry}\n}`,
  );
  expect(summary.tone).toBe(tone);
  expect(products.map(({verdict}) => verdict.tone)).toEqual(['success', tone]);
  expect(products[1]!.verdict.text).toContain(text);
});

test('says that nothing is in use where no entry has a key, and not that all is activated', () => {
  const {summary} = explainText(
    'LICENSE NAME: Office 24, Office24ProPlus2024VL_MAK_AE edition\nLICENSE DESCRIPTION: Office 24, RETAIL(MAK) channel\nLICENSE STATUS:  ---UNLICENSED---',
  );
  expect(summary).toEqual({
    tone: 'danger',
    text: '1 entry without a key: Not activated by this entry. A license in use has a key.',
  });
});

test.each([
  ["License isn't genuine: Word", 'Office, not genuine'],
  ['Most features of Word have been disabled', 'Office, reduced functionality'],
  ['Subscription canceled: Word', 'Office, subscription ended'],
])('names the state of "%s" among others as its card does', (line, named) => {
  expect(
    explainText(
      `Name: Windows(R), Core edition\nLicense Status: Licensed\n\n${line}`,
    ).summary.text,
  ).toContain(named);
});

test('names up to three licenses, and then only what needs attention', () => {
  const summaryOf = (...names: readonly string[]) =>
    explainText(
      names
        .map(
          (name) =>
            `Name: Windows(R), ${name} edition\nLicense Status: Licensed`,
        )
        .join('\n\n'),
    ).summary.text;
  const three = ['Core', 'Professional', 'Education'];
  expect(summaryOf(...three)).toBe(
    '3 licenses read: Windows Home, activated; Windows Pro, activated; Windows Education, activated.',
  );
  expect(summaryOf(...three, 'Enterprise')).toBe(
    '4 licenses read: all activated.',
  );
});

test.each([
  ['21999', 'Windows 10: ended on October 14, 2025'],
  ['22000', 'Windows 11 21H2: ended on October 10, 2023'],
])('knows the support of build %s', (build, support) => {
  const {rows} = saidOf(
    `Edition: Windows(R), Professional edition\nOS build: ${build}\nLicense Status: Licensed`,
  );
  expect(rows.Support).toBe(support);
});

test('names what needs attention among many licenses', () => {
  const license = (name: string, status: string) =>
    `Name: Windows(R), ${name} edition\nLicense Status: ${status}\n\n`;
  const many = ['Core', 'Professional', 'Education'].map((name) =>
    license(name, 'Licensed'),
  );
  expect(
    explainText([...many, license('Enterprise', 'Notification')].join(''))
      .summary.text,
  ).toBe(
    '4 licenses read: 3 activated, 1 to look at; Windows Enterprise, not activated.',
  );
  expect(
    explainText([...many, license('Enterprise', 'Licensed')].join('')).summary
      .text,
  ).toBe('4 licenses read: all activated.');
});

test('suggests a Microsoft account only where it can hold the license', () => {
  const nextOf = (name: string) =>
    saidOf(
      `Name: ${name}\nProduct Key Channel: Retail\nLicense Status: Licensed`,
    ).next!.text;
  expect(nextOf('Windows(R), Core edition')).toContain('Microsoft account');
  expect(nextOf('Windows(R), ServerStandard edition')).not.toContain(
    'Microsoft account',
  );
  expect(nextOf('Windows(R) 7, Professional edition')).not.toContain(
    'Microsoft account',
  );
});

test('does not call a half-copied English report foreign', () => {
  const {isForeign} = parseActivationStatus(
    'tion: Windows(R) Operating System, RETAIL channel\nPartial Product Key: XXXXX\nLicense Status: Notif',
  );
  expect(isForeign).toBe(false);
});
