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
import {sayVersion, versionCard} from '../../../../src/lib/windows/versionCard';
import {versionSupport} from '../../../../src/lib/windows/versionSupport';

test.each([
  ['Version 22H2 (OS Build 19045.4529)', 'Windows 10', '22H2', undefined],
  ['Version 22H2 (OS Build 22621.3007)', 'Windows 11', '22H2', undefined],
  ['版本 24H2 (操作系统内部版本 26100.2314)', 'Windows 11', '24H2', undefined],
  ['Version 1909 (Build 18363.1556)', 'Windows 10', '1909', undefined],
  [
    'Microsoft Windows [Version 10.0.22631.4602]',
    'Windows 11',
    '23H2',
    undefined,
  ],
  [
    'OS Name: Microsoft Windows 11 Pro\nOS Version: 10.0.26100 N/A Build 26100',
    'Windows 11',
    '24H2',
    'Pro',
  ],
  [
    'Betriebssystemversion: 10.0.19045 Nicht zutreffend Build 19045',
    'Windows 10',
    '22H2',
    undefined,
  ],
  [
    'OS Name\tMicrosoft Windows 10 Pro\nVersion\t10.0.19045 Build 19045',
    'Windows 10',
    '22H2',
    'Pro',
  ],
  [
    'Operating System: Windows 11 Pro 64-bit (10.0, Build 22631)',
    'Windows 11',
    '23H2',
    'Pro',
  ],
  [
    'Edition\tWindows 11 Pro\nVersion\t23H2\nInstalled on\t1/2/2024\nOS build\t22631.3447',
    'Windows 11',
    '23H2',
    'Pro',
  ],
  ['Windows version: 10.0.22631.2861', 'Windows 11', '23H2', undefined],
  [
    'Deployment Image Servicing and Management tool\nVersion: 10.0.19041.844\n\nImage Version: 10.0.22631.2861',
    'Windows 11',
    '23H2',
    undefined,
  ],
  [
    'Tool zur Imageverwaltung für die Bereitstellung\nVersion: 10.0.22621.1\n\nImageversion: 10.0.19045.2965',
    'Windows 10',
    '22H2',
    undefined,
  ],
  ['win 10 home 22h2', 'Windows 10', '22H2', 'Home'],
  ['Windows 11 24H2 Professional', 'Windows 11', '24H2', 'Pro'],
])('reads %j', (text, product, version, edition) => {
  expect(readVersion(text)).toEqual({product, version, edition});
});

const words = [
  ...namedEditions,
  ...namedEditions.map((edition) => edition.toLowerCase()),
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
    namedEditions.flatMap((edition) => [
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

test.each([
  '',
  'windows 10',
  '22H2',
  'is windows 10 22h2 dead',
  'Version 24H2 (OS Build 26100.1742) Windows Server 2025',
  'Microsoft Windows [Version 6.1.7601]',
  'Microsoft Windows [Version 10.0.19999.1]',
  'Error code: 1-30088-1015 (17002)',
  'failed: 0-2031 (17004)',
  'Install 1015 (17763)',
  // The version of a file or a tool, which stays when Windows gets a new one.
  'Software licensing service version: 10.0.19041.4522',
  'File version: 10.0.19041.1',
  'Dateiversion: 10.0.19041.1',
  'Deployment Image Servicing and Management tool\nVersion: 10.0.22621.1',
])('reads no version in %j', (text) => {
  expect(readVersion(text)).toBeUndefined();
});

test('reads a text of up to 600 characters', () => {
  const line = 'Version 22H2 (OS Build 19045.4529)';
  expect(readVersion(line.padEnd(600, '.'))).toBeDefined();
  expect(readVersion(line.padEnd(601, '.'))).toBeUndefined();
});

const sentences = (text: string, today: string) =>
  versionSupport(readVersion(text)!, today, lifecycle).map(
    ({verdict, detail, advice}) =>
      [verdict, detail, advice?.text].filter(Boolean).join(' '),
  );

test('says what the text leaves open: editions, kinds of ESU, a long-term release', () => {
  expect(sentences('Windows 10 22H2', '2026-11-26')).toEqual([
    'Only with personal ESU. With it, Windows 10 22H2 Home and Pro gets updates until October 12, 2027. Free updates ended October 14, 2025. Enroll in ESU',
    'Only with ESU for organizations. With it, Windows 10 22H2 Pro, Enterprise and Education gets updates until October 10, 2028. Free updates ended October 14, 2025. Each year needs its own license: year 2 ends October 12, 2027. Pro with ESU for organizations: the same. Buy ESU for an organization',
  ]);
  const line = 'Version 24H2 (OS Build 26100.1742)';
  expect(sentences(line, '2026-11-26')).toEqual([
    'No. Windows 11 24H2 Home and Pro got its last update on October 13, 2026. Install 25H2 (free)',
    'Yes. Windows 11 24H2 Enterprise and Education gets updates until October 12, 2027.',
    'Yes. Windows 11 Enterprise LTSC 2024 gets updates until October 9, 2029.',
    'Yes. Windows 11 IoT Enterprise LTSC 2024 gets updates until October 10, 2034.',
  ]);
  expect(sentences('windows 11 home 24h2', '2026-11-26')).toHaveLength(1);
  expect(sentences('windows 10 21h1', '2026-11-26')).toEqual([
    'No. Windows 10 21H1 got its last update on December 13, 2022. Upgrade to Windows 11, or install 22H2 and get ESU',
  ]);
  expect(sentences('Version 29H9 (OS Build 26100.1)', '2026-11-26')).toEqual(
    [],
  );
});

const cardOf = (text: string) => {
  const version = readVersion(text)!;
  const supports = versionSupport(version, '2026-11-26', lifecycle);
  return {card: versionCard(version, supports), said: sayVersion(supports)};
};

test('one card answers for all editions, the word first, with the others as rows', () => {
  const {card, said} = cardOf('Windows 11 24H2');
  expect(card).toMatchObject({
    tone: 'danger',
    title:
      'No. Windows 11 24H2 Home and Pro got its last update on October 13, 2026',
    action: {text: 'Install 25H2 (free)', to: '/windows_11_links'},
    factsTitle: 'Another edition?',
    facts: [
      {
        term: 'Enterprise and Education',
        texts: ['Yes, until October 12, 2027.'],
      },
      {term: 'Enterprise LTSC 2024', texts: ['Yes, until October 9, 2029.']},
      {
        term: 'IoT Enterprise LTSC 2024',
        texts: ['Yes, until October 10, 2034.'],
      },
    ],
    links: [],
    address: '/news?version=win11-24h2#next-dates',
  });
  expect(said).toBe(
    'No. Windows 11 24H2 Home and Pro got its last update on October 13, 2026. Install 25H2 (free). Enterprise and Education: Yes, until October 12, 2027. Enterprise LTSC 2024: Yes, until October 9, 2029. IoT Enterprise LTSC 2024: Yes, until October 10, 2034.',
  );
});

test('each edition of a version is in one row', () => {
  const names = (editions: string) => editions.split(/, | and /);
  for (const version of versions) {
    const supports = versionSupport(version, '2026-11-26', lifecycle);
    const all = supports.flatMap(({editions}) => names(editions));
    expect(new Set(all).size, writeVersion(version)).toBe(all.length);
  }
  expect(cardOf('Windows 10 22H2').card!.facts).toEqual([
    {
      term: 'Enterprise and Education',
      texts: [
        'Only with ESU for organizations, until October 10, 2028. Free updates ended October 14, 2025. Each year needs its own license: year 2 ends October 12, 2027. Pro with ESU for organizations: the same.',
      ],
    },
  ]);
});

test('a row has what is advised for it, once, if the verdict does not advise the same', () => {
  expect(cardOf('Windows 10 22H2').card).toMatchObject({
    tone: 'warning',
    action: {text: 'Enroll in ESU'},
    links: [{text: 'Buy ESU for an organization'}],
  });
  // All other editions have ended with the same advice.
  expect(cardOf('Windows 11 23H2').card!.links).toEqual([]);
  expect(cardOf('Windows 10 1607').card!.links).toHaveLength(1);
  expect(cardOf('Windows 11 25H2').card).toMatchObject({
    tone: 'success',
    action: undefined,
    links: [],
  });
  expect(cardOf('windows 11 home 24h2').card).toMatchObject({
    factsTitle: undefined,
    facts: [],
  });
});

test('a version that the data does not have has no card', () => {
  expect(cardOf('Version 29H9 (OS Build 26100.1)')).toEqual({
    card: undefined,
    said: '',
  });
});

test('advises what there is on the day', () => {
  const last = (text: string, today: string) =>
    sentences(text, today)[0]!.split('. ').at(-1);
  // 25H2 has ended, and Microsoft documents no dates of 26H2 for Home and Pro.
  expect(last('windows 11 24h2', '2027-10-12')).toBe('Install 25H2 (free)');
  expect(last('windows 11 24h2', '2027-10-13')).toBe(
    'Windows 11 24H2 Home and Pro got its last update on October 13, 2026.',
  );
  expect(last('windows 11 21h2 enterprise', '2028-10-10')).toBe(
    'Install 25H2 (free)',
  );
  // No other PC gets 26H1.
  expect(sentences('windows 11 25h2', '2028-01-01')[0]).not.toContain('26H1');
  expect(last('windows 10 21h1', '2028-10-10')).toBe(
    'Upgrade to Windows 11, or install 22H2 and get ESU',
  );
  expect(last('windows 10 21h1', '2028-10-11')).toBe('Upgrade to Windows 11');
  expect(last('windows 10 22h2', '2028-10-11')).toBe('Upgrade to Windows 11');
});

test('a long-term release has its own advice', () => {
  expect(sentences('windows 10 1607', '2026-11-26').at(-1)).toBe(
    'Only with ESU. With it, Windows 10 Enterprise LTSB 2016 gets updates until October 9, 2029. Free updates ended October 13, 2026. Each year needs its own license: year 1 ends October 12, 2027. Buy ESU for an organization',
  );
  expect(sentences('windows 10 1507', '2026-11-26').at(-1)).toBe(
    'No. Windows 10 Enterprise LTSB 2015 got its last update on October 14, 2025. A newer LTSC needs its own license',
  );
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

test('counts the last day as one with updates', () => {
  const first = (today: string) => sentences('windows 10 22h2', today)[0];
  for (const [today, answer] of [
    [
      '2025-10-14',
      'Yes. Windows 10 22H2 Home and Pro gets updates until October 14, 2025. After that, with personal ESU until October 12, 2027.',
    ],
    [
      '2025-10-15',
      'Only with personal ESU. With it, Windows 10 22H2 Home and Pro gets updates until October 12, 2027.',
    ],
    [
      '2027-10-12',
      'Only with personal ESU. With it, Windows 10 22H2 Home and Pro gets updates until October 12, 2027.',
    ],
    [
      '2027-10-13',
      'No. Windows 10 22H2 Home and Pro got its last update on October 12, 2027, with personal ESU. Free updates ended October 14, 2025.',
    ],
  ] as const) {
    expect(first(today), today).toContain(answer);
  }
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

test.each(['', 'win11', 'win12-24h2', 'win11-24H2', 'win11-24h2-Home', '<b>'])(
  'reads no version in the address %j',
  (name) => {
    expect(readVersionName(name)).toBeUndefined();
  },
);

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
