import {describe, expect, test} from 'vitest';
import {activationSamples} from '../../../../src/data/activationSamples';
import {
  explainActivationStatus,
  formatExplanation,
} from '../../../../src/lib/activationStatus/explain';
import {fillSample} from '../../../../src/lib/activationStatus/fillSample';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import type {
  Explanation,
  Tone,
} from '../../../../src/lib/activationStatus/types';
import {fixtureNames, pastedAt, readFixture} from './fixtures';

function explainText(text: string, now = pastedAt): Explanation {
  return explainActivationStatus(parseActivationStatus(text), now);
}

const explain = (name: string, now?: Date) =>
  explainText(readFixture(name), now);

const copy = (explanation: Explanation) =>
  formatExplanation(
    explanation,
    '2026-11-21',
    (route) => `https://site.example${route}`,
  );

/** Everything that is said about the first product. */
function said(name: string, now?: Date) {
  const [product] = explain(name, now).products;
  const links = [...product!.findings, product!.next].flatMap(
    (remark) => remark?.link?.to ?? [],
  );
  const rows = Object.fromEntries(
    product!.facts.map(({term, text}) => [term, text]),
  );
  const findings = product!.findings.map(({text}) => text).join('\n');
  return {...product!, links, rows, findings};
}

const tones: [name: string, tone: Tone][] = [
  ['slmgr-dlv-status-0-unlicensed', 'danger'],
  ['slmgr-dlv-status-1-licensed', 'success'],
  ['slmgr-dlv-status-2-initial-grace', 'warning'],
  ['slmgr-dlv-status-3-additional-grace', 'warning'],
  ['slmgr-dlv-status-4-non-genuine-grace', 'danger'],
  ['slmgr-dlv-status-5-notification', 'danger'],
  ['slmgr-dlv-status-6-extended-grace', 'warning'],
  ['slmgr-dlv-channel-timebased-eval', 'warning'],
  ['slmgr-dlv-channel-volume-kmsclient', 'success'],
  ['slmgr-dlv-kms-public-host', 'warning'],
  ['slmgr-dlv-kms-public-name-private-address', 'success'],
  ['slmgr-dlv-kms-this-pc', 'warning'],
  ['slmgr-dlv-kms-lease-2038', 'warning'],
  ['slmgr-dlv-old-text', 'warning'],
  ['slmgr-xpr-permanent', 'success'],
  ['foreign-german-dlv', 'neutral'],
  ['vnext-licensed', 'success'],
  ['vnext-grace', 'warning'],
  ['vnext-reduced-functionality', 'danger'],
  ['vnext-shared-computer', 'neutral'],
];

for (const [name, tone] of tones) {
  test(`the verdict on ${name} is ${tone}`, () => {
    expect(said(name).verdict.tone).toBe(tone);
  });
}

test('every license that is in use has a verdict and a next step with a link', () => {
  for (const name of fixtureNames) {
    for (const {title, verdict, next} of explain(name).products) {
      expect(title, name).not.toBe('');
      expect(verdict.text, name).toMatch(/\.$/);
      // Unused entries need no step; another language has its step in a remark.
      const needsStep =
        !title.includes('without a key') && !name.startsWith('foreign');
      expect(next !== undefined, name).toBe(needsStep);
      if (next) {
        expect(next.link?.to, name).toMatch(/^\//);
      }
    }
  }
});

test('says until when, in a date and in days, with the doubt of the clock', () => {
  const {rows} = said('slmgr-dlv-channel-volume-kmsclient');
  expect(rows.Ends).toContain('about May 17, 2027');
  expect(rows.Ends).toContain('177 days from today');
  expect(rows.Ends).toContain('give or take a day');
  expect(explain('slmgr-dlv-channel-volume-kmsclient').caveat).toContain(
    'time zone',
  );
  expect(explain('slmgr-xpr-permanent').caveat).toBeUndefined();
});

test('counts the days from the day of reading, not from the day of the text', () => {
  const later = new Date('2026-12-01T10:00:00Z');
  expect(said('slmgr-dlv-channel-volume-kmsclient', later).rows.Ends).toContain(
    '167 days from today',
  );
});

test('does not pretend to know on which day a tool without a clock ran', () => {
  expect(said('ospp-status-1-licensed').rows.Ends).toMatch(
    /If that was today, about May 17, 2027; the text does not show/,
  );
});

test('names both days of a date whose order is not clear', () => {
  const {rows, verdict} = said('slmgr-xpr-volume-ambiguous-date');
  expect(rows.Ends).toContain('April 5, 2027 or May 4, 2027');
  expect(rows.Ends).toContain('does not show whether the day or the month');
  expect(verdict.text).toContain('April 5, 2027 or May 4, 2027');
});

test('takes the reading of an unclear trusted time that has already been', () => {
  const text = readFixture('slmgr-dlv-channel-volume-kmsclient').replace(
    '11/21/2026',
    '12/11/2026',
  );
  // December 11 is to come, so November 12 is meant.
  const {facts} = explainText(text).products[0]!;
  const ends = facts.find(({term}) => term === 'Ends');
  expect(ends?.text).toContain('ran on November 12, 2026');
});

test('draws no conclusion from a date that can be two days apart in meaning', () => {
  // April 5 or May 4: the second is late by neither count, the first by one.
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

for (const name of ['slmgr-dlv-kms-lease-2038', 'slmgr-xpr-volume-2038']) {
  test(`recognizes the lease of ${name} and leads to KMS38`, () => {
    const {findings, links} = said(name);
    expect(findings).toContain('KMS38');
    expect(links).toContain('/kms38');
  });
}

test('finds a lease odd that is longer than a host gives', () => {
  const text =
    'Windows(R), Enterprise edition:\n    Volume activation will expire 11/30/2028';
  const [product] = explainText(text).products;
  expect(product!.findings[0]!.text).toContain('longer than the 180 days');
});

test('finds no fault with a full lease', () => {
  const text = readFixture('slmgr-dlv-channel-volume-kmsclient').replace(
    '254880',
    '259200',
  );
  expect(explainText(text).products[0]!.findings).toEqual([]);
});

test('says that renewals were missed, by how few days are left', () => {
  expect(said('slmgr-dlv-kms-late-renewal').findings).toContain(
    'Only 16 days of 180',
  );
  const text = readFixture('ospp-status-1-licensed').replace(
    '254880 minute',
    `${150 * 1440} minute`,
  );
  expect(explainText(text).products[0]!.findings[0]!.text).toContain(
    'at least one weekly renewal',
  );
});

test('points out a KMS host outside private networks', () => {
  expect(said('slmgr-dlv-kms-public-host').findings).toContain(
    'outside private networks',
  );
  expect(said('ospp-registry-override-public').findings).toContain(
    'outside private networks',
  );
  expect(said('slmgr-dlv-channel-volume-kmsclient').findings).toBe('');
});

test('says what a grace period, an evaluation and the last rearm mean', () => {
  expect(said('slmgr-dlv-status-2-initial-grace').findings).toContain(
    'grace period, not an activation',
  );
  const evaluation = said('slmgr-dlv-no-rearm-left');
  expect(evaluation.findings).toContain('evaluation edition');
  expect(evaluation.findings).toContain('No rearm is left');
  expect(evaluation.links).toContain('/evaluation_editions');
});

test('names an old text and a clock that is ahead', () => {
  expect(said('slmgr-dlv-old-text').findings).toContain('294 days ago');
  expect(said('slmgr-dlv-clock-ahead').findings).toContain('ahead');
});

test('leads from a reason code to its entry', () => {
  expect(said('slmgr-dli-notification').links).toContain(
    '/troubleshoot#0xC004F009',
  );
  expect(said('slmgr-dli-notification').rows.Reason).toContain('grace period');
});

test('calls a code beside Licensed or a grace period information', () => {
  expect(said('ospp-channel-retail-mak').rows.Reason).toContain(
    'for information only',
  );
  expect(said('ospp-status-2-oob-grace').rows.Reason).toContain(
    'for information only',
  );
});

test('tells Active Directory, a token and a virtual machine from KMS', () => {
  const activation = (name: string) => said(name).rows.Activation;
  expect(activation('slmgr-dlv-directory-activated')).toContain(
    'Active Directory',
  );
  expect(activation('slmgr-dlv-token-activated')).toContain('token');
  expect(activation('slmgr-dlv-channel-virtual-machine-activation')).toContain(
    'Hyper-V',
  );
  expect(activation('slmgr-dlv-channel-volume-kmsclient')).toContain(
    'KMS host',
  );
});

test('puts the entries without a key into one', () => {
  const {products, summary} = explain('ospp-dstatusall-many-unlicensed');
  expect(products).toHaveLength(2);
  expect(products[1]!.title).toBe('5 entries without a key');
  expect(summary.tone).toBe('success');
});

test('output in another language gets the way to ask that works in every language', () => {
  for (const name of fixtureNames.filter((file) =>
    file.startsWith('foreign'),
  )) {
    const {remarks, summary} = explain(name);
    expect(summary.tone).toBe('warning');
    expect(remarks[0]!.text).toContain('CIM query');
    expect(remarks[0]!.link?.to).toBe(
      '/check_activation_status#check-with-powershell',
    );
  }
  expect(explain('foreign-german-dlv').summary.text).toContain('German');
});

test('asks for the whole answer where there is no license in the text', () => {
  for (const name of ['empty', 'no-license-some-prose']) {
    expect(explain(name)).toMatchObject({
      summary: {tone: 'warning', text: /Paste the whole answer/},
      products: [],
      remarks: [],
    });
  }
});

test('sums up several licenses by what they need', () => {
  expect(explain('ospp-dstatus-two-products').summary).toEqual({
    tone: 'warning',
    text: '2 licenses read: 1 activated, 1 to look at.',
  });
  expect(explain('vnext-two-licenses').summary.text).toContain('all activated');
});

test('the copied result has the answers, whole addresses and no code marks', () => {
  const text = copy(explain('slmgr-dli-notification'));
  expect(text).toContain('read on November 21, 2026');
  expect(text).toContain('Windows Pro\nNot activated:');
  expect(text).toContain('https://site.example/troubleshoot#0xC004F009');
  expect(text).not.toContain('`');
});

describe('samples', () => {
  for (const {label, text} of activationSamples) {
    test(`"${label}" gives a result on any day`, () => {
      for (const day of ['2026-11-21', '2027-03-04', '2031-12-31']) {
        const now = new Date(`${day}T10:00:00Z`);
        const filled = fillSample(text, now);
        expect(filled).not.toMatch(/[{]\w+(?:\+\d+)?[}]/);
        const {products, summary} = explainText(filled, now);
        expect(products.length, day).toBeGreaterThan(0);
        expect(summary.text).not.toContain('No license');
        expect(
          products.flatMap(({findings}) => findings).map((found) => found.text),
        ).not.toContainEqual(
          expect.stringMatching(/clock of that PC|tool ran/),
        );
      }
    });
  }
});
