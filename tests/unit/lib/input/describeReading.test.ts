import {describe, expect, test} from 'vitest';
import {activationSamples} from '@site/src/data/activationSamples';
import {knownSums} from '@site/src/data/knownSums';
import {answerErrors} from '@site/src/lib/errorCodes/answerErrors';
import {
  describeReading,
  isSetAsCode,
} from '@site/src/lib/input/describeReading';
import {readInput, type Kind} from '@site/src/lib/input/readInput';

const lineOf = (text: string) =>
  describeReading(readInput(text), answerErrors(text).name);

const sum = 'a1b2c3d4e5f60718'.repeat(4);
const [known] = knownSums.flatMap(({sums}) => sums);

/** What people type or paste, and the line below the field. */
const lines: Readonly<Record<Kind, readonly (readonly [string, unknown])[]>> = {
  code: [
    [
      '0xC004F074',
      'Error code, Windows and Office: No KMS host could be contacted',
    ],
    ['0xC004D30E', 'Error code: The trusted store is full'],
    ['0xC004C003', /^Error code, Windows and Office: /],
    ['0x803F7001', /^Error code, Windows: /],
    ['0xC004F0', /^The beginning of \d\d codes$/],
    [
      '0xC004F074, then 0xC004D30E',
      'Error code: The trusted store is full; 1 more code',
    ],
    ['0x803F7999', /^Error code: .*no entry for this code$/],
    ['0xC0DE1234', 'Error code: No entry here'],
    [
      'Product Activation Failed',
      'Message: Office is installed, but its license was not accepted',
    ],
  ],
  report: [
    [
      'Name: Windows(R), Professional edition\nDescription: Windows(R) Operating System, RETAIL channel\nLicense Status: Licensed',
      'Report of slmgr, Windows Pro',
    ],
    [
      'LICENSE NAME: Office 16, Office16ProPlusVL_KMS_Client edition\nLICENSE STATUS:  ---NOTIFICATIONS---',
      /^Report of ospp, Office/,
    ],
    [
      'Name                 : Windows(R), Professional edition\nLicenseStatus        : 1',
      'Report of PowerShell, Windows Pro',
    ],
    [
      'Windows is activated with a digital license linked to your Microsoft account',
      'What Settings says about activation',
    ],
    [
      '{\n "LicenseState": "Licensed",\n "Product": "Office365Business" }',
      /^Report of vNextDiag/,
    ],
    ['Windows is in Notification mode', 'Activation report'],
    ['Your Norton subscription has expired', 'About a license'],
  ],
  checksum: [
    [sum, 'SHA-256, 64 digits'],
    [`SHA3-256: ${sum}`, 'Checksum, 64 digits'],
    [sum.slice(0, 40), 'SHA-1, 40 digits'],
    [sum.slice(1), /^Hexadecimal digits, but not as many/],
    [`${sum}  a.iso\n${sum.slice(0, 40)}  a.iso`, '2 checksums'],
    [known!.sha256, `SHA-256 of ${known!.file}`],
  ],
  command: [
    [
      'slmgr /rearm',
      'Command: Resets the activation timers. Needs an administrator prompt.',
    ],
    ['slmgr /dlv', 'Command: Shows the full license report.'],
    ['slmgr /upk && slmgr /ato', '2 commands'],
  ],
  editions: [
    ['home to pro', 'Home to Pro'],
    ['home to pro or enterprise', 'Home to Pro; Home to Enterprise'],
    ['I want Enterprise', 'To Enterprise: from which edition?'],
    ['Current Edition : Core', 'Edition of a PC: Home'],
  ],
  version: [
    ['Version 22H2 (OS Build 19045.4529)', 'Windows 10 22H2'],
    ['windows 11 pro 24h2', 'Windows 11 24H2 Pro'],
  ],
  note: [
    [
      'ABCDE-FGHIJ-KLMNO-PQRST-UVWX1',
      'Product key: keep it private; nothing here needs it',
    ],
    ['12345', 'A number'],
    ['https://example.com/', 'An address'],
  ],
  words: [
    ['', undefined],
    ['a', undefined],
    ['0x', undefined],
    ['remove ohook', undefined],
    ['is this site of Adobe', undefined],
  ],
};

describe.each(Object.entries(lines))('a text of the kind %s', (_, rows) => {
  test.each(rows)('%j', (text, line) => {
    if (line instanceof RegExp) {
      expect(lineOf(text)).toMatch(line);
    } else {
      expect(lineOf(text)).toBe(line);
    }
  });
});

test('no line has words of the text: a report is named by its tool and its product', () => {
  for (const {label, text} of activationSamples) {
    expect(lineOf(text), label).toMatch(
      /^(?:Report of (?:slmgr|ospp|PowerShell|vNextDiag)|Activation report), (?:Windows|Office|Microsoft 365|\d licenses)/,
    );
  }
  expect(
    lineOf('Name: Windows(R), <b>zebra</b> edition\nLicense Status: Licensed'),
  ).not.toContain('zebra');
});

test('without the list of errors, there is no line for one', () => {
  expect(describeReading(readInput('0xC004F074'), undefined)).toBe(undefined);
});

test('what each character counts of is set as code, and a sentence is not', () => {
  const isCode = (text: string) => isSetAsCode(readInput(text)[0], text);
  for (const text of [
    '0xC004F074',
    'Error code: 0xC004F074',
    'slmgr /rearm',
    sum,
    'Name: Windows(R), Professional edition\nLicense Status: Licensed',
  ]) {
    expect(isCode(text), text).toBe(true);
  }
  for (const text of [
    'it says error 0xC004F074',
    'Product Activation Failed, it says',
    'home to pro',
    'Windows 10 22H2',
    'remove ohook',
    '',
  ]) {
    expect(isCode(text), text).toBe(false);
  }
});
