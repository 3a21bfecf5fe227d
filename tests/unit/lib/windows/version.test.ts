import {expect, test} from 'vitest';
import {lifecycle} from '../../../../src/data/lifecycle';
import {
  readVersion,
  type WindowsVersion,
} from '../../../../src/lib/windows/readVersion';
import {writeReminder} from '../../../../src/lib/windows/reminder';
import {
  namedEditions,
  readVersionName,
  writeVersion,
} from '../../../../src/lib/windows/versionAddress';
import {versionSupport} from '../../../../src/lib/windows/versionSupport';

const editions = namedEditions.slice(0, -1);

const words = [
  ...editions,
  ...editions.map((edition) => edition.toLowerCase()),
  'HOME-PC',
  'education-12',
];

test.each(
  words.flatMap((word) => [
    `Device name\t${word}\nVersion\t24H2\nOS build\t26100.4652`,
    `Host Name: ${word}\nOS Version: 10.0.26100 N/A Build 26100`,
    `Registered Owner: ${word}\nOS Version: 10.0.26100 N/A Build 26100`,
    `C:\\Users\\${word}>ver\n\nMicrosoft Windows [Version 10.0.26100.4652]`,
    `Version 24H2 (OS Build 26100.4652)\nlicensed to:\n${word}`,
  ]),
)('reads no edition in %j', (text) => {
  expect(readVersion(text)).toEqual({product: 'Windows 11', version: '24H2'});
});

test.each(
  words.flatMap((word) =>
    editions.flatMap((edition) => [
      [
        `Device name\t${word}\nEdition\tWindows 11 ${edition}\nVersion\t24H2\nOS build\t26100.4652`,
        edition,
      ],
      [
        `Host Name: ${word}\nOS Name:   Microsoft Windows 11 ${edition}\nOS Version: 10.0.26100 N/A Build 26100`,
        edition,
      ],
      [
        `C:\\Users\\${word}>dism\nImage Version: 10.0.26100.4652\nCurrent Edition : ${edition}`,
        edition,
      ],
    ]),
  ),
)('reads the edition in %j', (text, edition) => {
  expect(readVersion(text)?.edition).toBe(edition);
});

test('reads a text of up to 600 characters', () => {
  const line = 'Version 22H2 (OS Build 19045.4529)';
  expect(readVersion(line.padEnd(600, '.'))).toBeDefined();
  expect(readVersion(line.padEnd(601, '.'))).toBeUndefined();
});

const sentences = (text: string, today: string, entries = lifecycle) =>
  versionSupport(readVersion(text)!, today, entries).map(
    ({verdict, detail, advice}) =>
      [verdict, detail, advice?.text].filter(Boolean).join(' '),
  );

test('each edition of a version is in one row', () => {
  for (const version of versions) {
    const supports = versionSupport(version, '2026-11-26', lifecycle);
    const all = supports.flatMap(({editions}) => editions.split(/, | and /));
    expect(new Set(all).size, writeVersion(version)).toBe(all.length);
  }
});

test('advises what there is on the day', () => {
  const last = (text: string, today: string, entries = lifecycle) =>
    sentences(text, today, entries)[0]!.split('. ').at(-1);
  expect(
    versionSupport(readVersion('windows 11 24h2')!, '2026-11-26', lifecycle)[0]!
      .advice,
  ).toEqual({text: 'Install 25H2 (free)', to: '/windows_11_links'});
  // 25H2 has ended, and Microsoft documents no dates of 26H2 for Home and Pro.
  expect(last('windows 11 24h2', '2027-10-12')).toBe('Install 25H2 (free)');
  expect(last('windows 11 24h2', '2027-10-13')).toBe(
    'Windows 11 24H2 Home and Pro got its last update on October 13, 2026.',
  );
  expect(last('windows 11 21h2 enterprise', '2028-10-10')).toBe(
    'Install 25H2 (free)',
  );
  // A release is listed before it is out.
  const listed = lifecycle.find(
    ({id}) => id === 'windows-11-25h2-home-and-pro',
  );
  const next = {...listed!, version: '27H2', released: '2026-12-01'};
  for (const [today, advice] of [
    ['2026-11-30', 'Install 25H2 (free)'],
    ['2026-12-01', 'Install 27H2 (free)'],
  ] as const) {
    expect(last('windows 11 24h2', today, [next, ...lifecycle])).toBe(advice);
  }
  // No other PC gets 26H1.
  expect(sentences('windows 11 25h2', '2028-01-01')[0]).not.toContain('26H1');
  expect(last('windows 10 21h1', '2028-10-10')).toBe(
    'Upgrade to Windows 11, or install 22H2 and get ESU',
  );
  expect(last('windows 10 21h1', '2028-10-11')).toBe('Upgrade to Windows 11');
  expect(last('windows 10 22h2', '2028-10-11')).toBe('Upgrade to Windows 11');
});

test('a long-term release can be asked about by its name, and is in the answer once', () => {
  const answers = versionSupport(
    {product: 'Windows 10', version: 'LTSC 2021'},
    '2026-11-26',
    lifecycle,
  );
  expect(answers.map(({name}) => name)).toEqual([
    'Windows 10 Enterprise LTSC 2021',
    'Windows 10 IoT Enterprise LTSC 2021',
  ]);
});

const versions = lifecycle
  .filter(
    ({product, version}) =>
      /^Windows 1[01]$/.test(product) && /^\d|^LTS/.test(version),
  )
  .flatMap(({product, version}) =>
    [undefined, ...namedEditions].map(
      (edition) => ({product, version, edition}) as WindowsVersion,
    ),
  );

test('each version has an address, from which it is read again', () => {
  for (const version of versions) {
    const name = writeVersion(version);
    expect(name).toMatch(/^win1[01]-[a-z\d-]+$/);
    expect(readVersionName(name)).toEqual(version);
  }
  expect(
    writeVersion({product: 'Windows 11', version: '24H2', edition: 'Home'}),
  ).toBe('win11-24h2-home');
});

const support = {
  id: 'windows-11-25h2-home-and-pro',
  name: 'Windows 11 25H2 Home and Pro',
  updates: 'free',
  lastDay: '2027-10-12',
} as const;
const address = 'https://site.example/news?version=win11-25h2';

test('a reminder is an entry of a calendar, a month before the last day', () => {
  const reminder = writeReminder(support, '2026-11-26', address)!;
  for (const line of [
    'UID:windows-11-25h2-home-and-pro-reminder@site.example',
    'DTSTAMP:20261126T000000Z',
    'DTSTART;VALUE=DATE:20270912',
    'SUMMARY:Windows 11 25H2 Home and Pro: updates end on October 12\\, 2027',
    'DESCRIPTION:https://site.example/news?version=win11-25h2',
  ]) {
    expect(reminder).toContain(`${line}\r\n`);
  }
});

test('there is no reminder for a day that has come', () => {
  expect(writeReminder(support, '2027-09-11', address)).toBeDefined();
  expect(writeReminder(support, '2027-09-12', address)).toBeUndefined();
  const ended = {...support, updates: 'none'} as const;
  expect(writeReminder(ended, '2026-11-26', address)).toBeUndefined();
});
