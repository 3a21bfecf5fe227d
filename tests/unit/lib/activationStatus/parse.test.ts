import {expect, test} from 'vitest';
import {expirySentences} from '../../../../src/data/activationSentences';
import {
  licenseChannels,
  licenseStates,
} from '../../../../src/data/licenseStates';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import type {
  ActivationReport,
  LicenseReport,
  SubscriptionReport,
} from '../../../../src/lib/activationStatus/types';
import {edit, fixtureNames, readFixture} from './fixtures';

type Expected = Partial<LicenseReport> | Partial<SubscriptionReport>;

const kmsClient = {
  channel: 'kms-client',
  channelWord: 'VOLUME_KMSCLIENT',
} as const;
const lease177 = {kind: 'minutes', minutes: 254_880, days: 177} as const;
const inNetwork = {place: 'private', isFixed: false} as const;
const days = (first: string, second?: string) =>
  second ? {days: [first, second] as const} : {days: [first] as const};
const endsOn = (first: string, second?: string) => ({
  kind: 'date' as const,
  date: days(first, second),
});

const pro = {title: 'Windows Pro', product: 'windows'} as const;
const enterprise = {title: 'Windows Enterprise', product: 'windows'} as const;
const server = {title: 'Windows Server Standard', product: 'windows'} as const;
const volumeOffice = {
  title: 'Office LTSC Professional Plus 2024 (volume)',
  product: 'office',
} as const;

/** The expected report of most variants of the same text. */
const organization: Expected = {
  ...enterprise,
  ...kmsClient,
  status: 1,
  lease: lease177,
  renewedBy: 'kms',
  kmsHost: inNetwork,
  trustedTime: days('2026-11-21'),
  rearms: 1001,
  skuRearms: 1001,
  isUnused: false,
};

const microsoft365 = {title: 'Microsoft 365 Apps for enterprise'} as const;

/** The expected product of each fixture, or its products in order. */
const products: Record<string, Expected | readonly Expected[]> = {
  'cim-kms-client': [
    {...enterprise, ...kmsClient, tool: 'cim', status: 1, lease: lease177},
  ],
  empty: [],
  'foreign-french-dlv': [{...pro, channel: 'retail', status: undefined}],
  'no-license-some-prose': [],
  'ospp-channel-retail-mak': [
    {channel: 'mak', channelWord: 'RETAIL(MAK)', reason: '0x4004FC05'},
  ],
  'ospp-dstatus-two-products': [
    {...volumeOffice, status: 1, kmsHost: inNetwork},
    {
      title: 'Visio LTSC Professional 2024 (volume)',
      status: 2,
      kmsHost: undefined,
    },
  ],
  'ospp-dstatusall-many-unlicensed': [
    {...volumeOffice, status: 1, isUnused: false},
    ...Array.from({length: 3}, () => ({status: 0 as const, isUnused: true})),
  ],
  'ospp-registry-override-public': [
    {status: 1, kmsHost: {place: 'public', isFixed: true}},
  ],
  'ospp-script-not-found': [],
  'ospp-status-1-licensed': [
    {...volumeOffice, tool: 'ospp', status: 1, lease: lease177},
  ],
  'ospp-status-2-oob-grace': {
    status: 2,
    channel: 'office-grace',
    lease: {kind: 'minutes', minutes: 4 * 1440, days: 4},
  },
  'slmgr-dli-notification': [{...pro, status: 5, reason: '0xC004F009'}],
  'slmgr-dlv-all-with-unused-entries': [
    {...pro, channel: 'retail', status: 1, isUnused: false},
    {...enterprise, status: 0, isUnused: true},
    {...pro, channel: 'preinstalled', isUnused: true},
  ],
  'slmgr-dlv-channel-oem-slp': [
    {channelWord: 'OEM_SLP', title: 'Windows 7 Pro'},
  ],
  'slmgr-dlv-channel-timebased-eval': {
    channelWord: 'TIMEBASED_EVAL',
    isEvaluation: true,
    fixedEnd: days('2027-01-20'),
    rearms: 2,
  },
  'slmgr-dlv-channel-virtual-machine-activation': {
    ...server,
    channelWord: 'VIRTUAL_MACHINE_ACTIVATION',
    renewedBy: 'virtual-machine',
  },
  'slmgr-dlv-channel-volume-kms-host': [
    {channelWord: 'VOLUME_KMS', channel: 'kms-host'},
  ],
  'slmgr-dlv-channel-volume-kmsclient': [organization],
  'slmgr-dlv-clock-ahead': [{...pro, trustedTime: days('2031-03-31')}],
  'slmgr-dlv-directory-activated': [
    {...enterprise, renewedBy: 'directory', kmsHost: undefined},
  ],
  'slmgr-dlv-first-lines-missing': {
    ...organization,
    title: undefined,
    product: 'unknown',
    channelWord: 'VOLUME:GVLK',
  },
  'slmgr-dlv-kms-late-renewal': [
    {lease: {kind: 'minutes', minutes: 16 * 1440, days: 16}, status: 1},
  ],
  'slmgr-dlv-kms-lease-2038': [
    {
      lease: {kind: 'minutes', minutes: 5_870_160, days: 4077},
      kmsHost: undefined,
    },
  ],
  'slmgr-dlv-kms-no-dns-name': [{...enterprise, kmsHost: undefined}],
  'slmgr-dlv-kms-public-address-only': [
    {kmsHost: {place: 'public', isFixed: true}},
  ],
  'slmgr-dlv-kms-public-host': [{kmsHost: {place: 'public', isFixed: true}}],
  'slmgr-dlv-kms-public-name-private-address': [
    {kmsHost: {place: 'public-name', isFixed: false}},
  ],
  'slmgr-dlv-kms-this-pc': [{kmsHost: {place: 'this-pc', isFixed: true}}],
  'slmgr-dlv-no-rearm-left': [
    {rearms: 0, skuRearms: 0, status: 5, isEvaluation: true},
  ],
  'slmgr-dlv-status-0-unlicensed': [{...pro, status: 0, isUnused: false}],
  'slmgr-dlv-status-1-licensed': [{...pro, status: 1}],
  'slmgr-dlv-status-2-initial-grace': [
    {status: 2, lease: {kind: 'minutes', minutes: 43_200, days: 30}},
  ],
  'slmgr-dlv-status-3-additional-grace': [{status: 3}],
  'slmgr-dlv-status-6-extended-grace': [{status: 6, ...server}],
  'slmgr-dlv-token-activated': [{renewedBy: 'token', status: 1}],
  'slmgr-dlv-utf16-zero-bytes': [organization],
  'slmgr-dlv-with-prompt-and-banner': [organization],
  'slmgr-error-code': [
    {...enterprise, status: undefined, reason: '0xC004F074'},
  ],
  'slmgr-error-no-key': [],
  'slmgr-xpr-and-dlv-together': [
    {...organization, lease: endsOn('2027-05-17')},
  ],
  'slmgr-xpr-dialog-on-one-line': [{...pro, status: 1}],
  'slmgr-xpr-initial-grace': [{status: 2, lease: endsOn('2026-12-21')}],
  'slmgr-xpr-permanent': [{...pro, status: 1, lease: undefined}],
  'slmgr-xpr-timebased': [
    {status: 1, isEvaluation: true, lease: endsOn('2027-01-20')},
  ],
  'slmgr-xpr-unlicensed': [{...pro, status: 0, isUnused: false}],
  'slmgr-xpr-volume': [
    {...enterprise, channel: 'kms-client', lease: endsOn('2027-05-17')},
  ],
  'slmgr-xpr-volume-ambiguous-date': [
    {lease: endsOn('2027-05-04', '2027-04-05')},
  ],
  'slmgr-xpr-volume-unreadable-date': [{lease: {kind: 'unreadable'}}],
  'vnext-as-text': {
    title: 'Microsoft 365 Apps for business',
    state: 'licensed',
    notAfter: days('2026-12-20'),
  },
  'vnext-device-license': [{...microsoft365, holder: 'device'}],
  'vnext-grace': [{state: 'grace', entitlementEnd: days('2026-11-01')}],
  'vnext-legacy-mode': [],
  'vnext-licensed': {
    ...microsoft365,
    holder: 'user',
    state: 'licensed',
    notAfter: days('2026-12-20'),
    entitlementEnd: days('2027-06-30'),
  },
  'vnext-reduced-functionality': [{state: 'reduced'}],
  'vnext-scripts-disabled': [],
  'vnext-shared-computer': [
    {holder: 'shared-computer', notAfter: days('2026-12-20')},
  ],
};

/** The expected messages, and whether words of another language are not read. */
const notes: Record<string, Partial<ActivationReport>> = {
  'foreign-french-dlv': {isForeign: true},
  'ospp-no-key': {messages: [{id: 'no-office-key'}]},
  'ospp-script-not-found': {messages: [{id: 'no-script'}]},
  'no-license-some-prose': {messages: [{id: 'not-activated'}]},
  'slmgr-error-no-key': {messages: [{id: 'no-key'}]},
  'vnext-legacy-mode': {
    messages: [{id: 'legacy-model'}, {id: 'no-subscription'}],
  },
  'vnext-no-licenses': {messages: [{id: 'no-subscription'}]},
  'vnext-scripts-disabled': {messages: [{id: 'scripts-disabled'}]},
};

test.each(fixtureNames)('reads %s', (name) => {
  const report = parseActivationStatus(readFixture(name));
  expect(
    products[name],
    'add the expected products to this file',
  ).toBeDefined();
  const expected = [products[name]!].flat();
  expect(report.products).toHaveLength(expected.length);
  expected.forEach((fields, index) => {
    const found = new Map(Object.entries(report.products[index]!));
    for (const [field, value] of Object.entries(fields)) {
      expect(found.get(field), field).toEqual(value);
    }
  });
  expect(report.messages).toEqual(notes[name]?.messages ?? []);
  expect(report.isForeign).toBe(notes[name]?.isForeign ?? false);
});

test('every expectation has a fixture', () => {
  expect(Object.keys(products).sort()).toEqual(fixtureNames);
});

test.each([
  ...licenseStates,
  {value: 'unknown', slmgrText: 'Unknown', osppText: '---UNKNOWN---'},
])('reads the state $value as both tools print it', (state) => {
  for (const text of [
    edit('slmgr-dlv-status-1-licensed', [
      'Status: Licensed',
      `Status: ${state.slmgrText}`,
    ]),
    edit('ospp-status-1-licensed', ['---LICENSED---', state.osppText]),
  ]) {
    expect(parseActivationStatus(text).products).toMatchObject([
      {status: state.value},
    ]);
  }
});

test.each(licenseChannels)('reads the channel $text', ({text}) => {
  expect(
    parseActivationStatus(edit('slmgr-dlv-status-1-licensed', ['RETAIL', text]))
      .products,
  ).toMatchObject([{channelWord: text}]);
});

test.each(expirySentences)(
  'reads the answer of slmgr.vbs /xpr: $text',
  ({text, ...says}) => {
    const answer = text.replace(/(?:ends|expire)$/, '$& 12/21/2026 9:14:03 AM');
    expect(
      parseActivationStatus(`Windows(R), Enterprise edition:\n    ${answer}`)
        .products,
    ).toMatchObject([says]);
  },
);

test('fixtures contain no product key and no real ID', () => {
  for (const name of fixtureNames) {
    const text = readFixture(name).replaceAll('\0', '');
    expect(text, name).not.toMatch(/\b(?:[A-Z0-9]{5}-){4}[A-Z0-9]{5}\b/);
    for (const [, key] of text.matchAll(/product key: (\w{5})/gi)) {
      expect(key, name).toBe('XXXXX');
    }
    for (const [id] of text.matchAll(
      /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
    )) {
      expect(
        [
          '00000000-0000-0000-0000-000000000000',
          '55c92734-d682-4d71-983e-d6ec3f16059f',
        ],
        name,
      ).toContain(id);
    }
  }
});

test('reads text that is indented, starred or in a code fence', () => {
  const text =
    '```text\n  **Name: Windows(R), Professional edition\n  License Status: Licensed\n```';
  expect(parseActivationStatus(text).products).toMatchObject([
    {title: 'Windows Pro', status: 1},
  ]);
});

test.each([
  '<pre><code>Name: Windows(R), Professional edition<br/>License Status: <strong>Licensed</strong></code></pre>',
  '<table><tr><th>Name</th><td class="a">Windows(R), Professional edition</td></tr>\n<tr><th>License Status</th><td>Licensed</td></tr></table>',
  '<div class="log">\n<p>Name:&nbsp;Windows(R), Professional edition</p><p>License Status:&nbsp;Licensed</p></div>',
  '- Name: Windows(R), Professional edition\n- License\\_Status: Licensed',
])('reads the source of a page: %s', (text) => {
  expect(parseActivationStatus(text).products).toMatchObject([
    {title: 'Windows Pro', status: 1},
  ]);
});

/** Enterprise with the ambiguous end 4/5/2027, in a text whose other product has the given lines. */
function enterpriseBeside(...lines: string[]) {
  const text = [
    'Windows(R), Enterprise edition:',
    '    Volume activation will expire 4/5/2027 9:14:03 AM',
    '',
    'Name: Windows(R), Professional edition',
    'License Status: Licensed',
    ...lines,
  ].join('\n');
  return parseActivationStatus(text).products.find(
    ({title}) => title === 'Windows Enterprise',
  );
}

test('an unambiguous date determines how the others are read', () => {
  const found = enterpriseBeside('Trusted time: 21/11/2026 9:14:03');
  expect(found).toMatchObject({lease: endsOn('2027-05-04')});
});

test('splits a report that was pasted as one line at its labels', () => {
  const text = readFixture('slmgr-dli-notification').replace(/\s+/g, ' ');
  expect(parseActivationStatus(text).products).toMatchObject([
    {title: 'Windows Pro', channel: 'retail', status: 5, reason: '0xC004F009'},
  ]);
});

test('dates that contradict each other determine nothing', () => {
  const found = enterpriseBeside(
    'Evaluation End Date: 11/21/2026',
    'Trusted time: 21/11/2026 9:14:03',
  );
  expect(found).toMatchObject({lease: endsOn('2027-04-05', '2027-05-04')});
});

test('a manually set KMS host takes precedence over one from DNS', () => {
  const dns = 'KMS machine name from DNS: kms.corp.example:1688';
  const fixed = 'Registered KMS machine name: kms.company.zz:1688';
  for (const hosts of [
    [dns, fixed],
    [fixed, dns],
  ]) {
    const text = ['Name: Windows(R), Enterprise edition', ...hosts].join('\n');
    expect(parseActivationStatus(text).products).toMatchObject([
      {kmsHost: {place: 'public', isFixed: true}},
    ]);
  }
});

test('converts a lease in days to minutes', () => {
  const text = readFixture('ospp-status-1-licensed').replace(
    /\(254880.*\)/,
    '',
  );
  expect(parseActivationStatus(text).products).toMatchObject([
    {lease: lease177},
  ]);
});

test('reads up to 200 vNextDiag licenses', () => {
  const license = readFixture('vnext-licensed');
  const many = (count: number) =>
    parseActivationStatus(license.repeat(count)).products.length;
  expect(many(3)).toBe(3);
  expect(many(200)).toBe(200);
  expect(many(201)).toBe(200);
});

test('keeps nothing of an unknown license state but that it is none', () => {
  const text = readFixture('vnext-licensed').replace(
    '"Licensed"',
    '"constructor"',
  );
  expect(parseActivationStatus(text).products).toEqual([
    expect.objectContaining({state: 'none'}),
  ]);
});

test('the zero date of Thai Windows is not the end of an evaluation', () => {
  const [product] = parseActivationStatus(
    'Name: Windows(R), Professional edition\nEvaluation End Date: 1/1/2144',
  ).products;
  expect(product).toMatchObject({isEvaluation: false, fixedEnd: undefined});
});

/** Texts in a form that the reader does not know. It must not claim a state that it did not read. */
const unreadForms: Record<string, string> = {
  'a sentence about the state':
    'The output confirmed the TIMEBASED_EVAL channel, license status Notification, and 129,533 minutes of grace remaining.',
};

test.each(Object.entries(unreadForms))(
  'claims nothing for %s',
  (form, text) => {
    for (const product of parseActivationStatus(text).products) {
      expect(product).not.toHaveProperty('status');
      expect(product).not.toHaveProperty('lease');
    }
  },
);

test('attributes the values in JSON to their own object', () => {
  const license = (name: string, status: number) => ({
    GracePeriodRemaining: 60,
    LicenseStatus: status,
    Name: `Windows(R), ${name} edition`,
  });
  const rows = [license('Core', 1), license('Professional', 5)];
  for (const text of [
    JSON.stringify(rows),
    JSON.stringify({rows: {value: rows}}, null, 2),
    JSON.stringify({first: rows[0], host: null, second: rows[1]}),
  ]) {
    expect(parseActivationStatus(text).products, text).toMatchObject([
      {title: 'Windows Home', status: 1},
      {title: 'Windows Pro', status: 5},
    ]);
  }
});
