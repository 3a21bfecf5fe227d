import {expect, test} from 'vitest';
import {readVersion} from '../../../../src/lib/windows/readVersion';
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
  ['win 10 home 22h2', 'Windows 10', '22H2', 'Home'],
  ['Windows 11 24H2 Professional', 'Windows 11', '24H2', 'Pro'],
])('reads %j', (text, product, version, edition) => {
  expect(readVersion(text)).toEqual({product, version, edition});
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
])('reads no version in %j', (text) => {
  expect(readVersion(text)).toBeUndefined();
});

test('reads a text of up to 600 characters', () => {
  const line = 'Version 22H2 (OS Build 19045.4529)';
  expect(readVersion(line.padEnd(600, '.'))).toBeDefined();
  expect(readVersion(line.padEnd(601, '.'))).toBeUndefined();
});

const sentences = (text: string, today: string) =>
  versionSupport(readVersion(text)!, today).map(
    ({name, sentence}) => `${name}: ${sentence}`,
  );

test('says what the text leaves open: editions, kinds of ESU, a long-term release', () => {
  expect(sentences('Windows 10 22H2', '2026-11-26')).toEqual([
    'Home and Pro (personal ESU): Free updates ended October 14, 2025; with ESU, updates until October 12, 2027.',
    'Pro, Enterprise and Education (ESU for organizations): Free updates ended October 14, 2025; with ESU, updates until October 10, 2028.',
  ]);
  const line = 'Version 24H2 (OS Build 26100.1742)';
  expect(sentences(line, '2026-11-26')).toEqual([
    'Home and Pro: Updates ended October 13, 2026.',
    'Enterprise and Education: Free updates until October 12, 2027.',
    'LTSC 2024, Enterprise: Free updates until October 9, 2029.',
    'LTSC 2024, IoT Enterprise: Free updates until October 10, 2034.',
  ]);
  expect(sentences('windows 11 home 24h2', '2026-11-26')).toHaveLength(1);
  expect(sentences('windows 10 21h1', '2026-11-26')).toEqual([
    'All editions: Updates ended December 13, 2022.',
  ]);
});

test('counts the last day as one with updates', () => {
  const first = (today: string) => sentences('windows 10 22h2', today)[0];
  expect(first('2025-10-14')).toContain(
    'Free updates until October 14, 2025, with ESU until October 12, 2027.',
  );
  expect(first('2025-10-15')).toContain('with ESU, updates until');
  expect(first('2027-10-12')).toContain('with ESU, updates until');
  expect(first('2027-10-13')).toContain(
    'Free updates ended October 14, 2025, and ESU October 12, 2027.',
  );
});
