/** Texts that could make a reader slow. Each reader needs little processor time for them, however long they are. */
import {createHash} from 'node:crypto';
import {describe, expect, test} from 'vitest';
import fc from 'fast-check';
import {reportCards} from '../../src/lib/activationStatus/cards';
import {explainActivationStatus} from '../../src/lib/activationStatus/explain';
import {parseActivationStatus} from '../../src/lib/activationStatus/parse';
import {readOutput} from '../../src/lib/editionPath/readOutput';
import {findCodes} from '../../src/lib/errorCodes/extract';
import {lookUpErrors} from '../../src/lib/errorCodes/lookUp';
import {describeVerdict} from '../../src/lib/fileHash/messages';
import {readSums} from '../../src/lib/fileHash/readSums';
import {processorTime} from '../support/processorTime';
import {outputNames, outputOf} from '../support/outputs';
import {knowledge, pastedAt} from '../support/said';

/** Milliseconds for 100 KB. */
const LIMIT = 50;

const fill = (unit: string, length = 100_000) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

describe('the status reader', () => {
  const time = (text: string) =>
    processorTime(
      (run) =>
        reportCards(
          explainActivationStatus(
            parseActivationStatus(`${text} ${run}`),
            pastedAt,
            knowledge,
          ),
        ),
      LIMIT,
    );

  test.each(
    Object.entries({
      'one long word': fill('a'),
      'one line of spaces': fill(' '),
      'empty lines': fill('\n'),
      'carriage returns': fill('\r'),
      'one colon per line': fill(':\n'),
      colons: fill(':'),
      quotes: fill('"'),
      braces: fill('{'),
      'braces with a key': fill('{"Type":"x"'),
      'keys without values': fill('"LicenseState" '),
      'vNextDiag pairs': fill('"LicenseState":  "Licensed",'),
      'keys and spaces': `LicenseState: ${fill('Product    ')}`,
      'equal signs': fill('='),
      'sections that never end': fill('====== vNext licenses found '),
      dashes: fill('-'),
      'mail quote marks': fill('> '),
      backticks: fill('`'),
      digits: fill('1'),
      'dates without an end': fill('1/1/'),
      'a long date': `Volume activation will expire ${fill('1/')}`,
      'a long number': `Time remaining: ${fill('9')}`,
      'a long list of codes': `Error: ${fill('0xC004F07')}`,
      'a long description': `Description: ${fill('VOLUME_KMSCLIEN ')}`,
      'a long name': `Name: Windows(R), ${fill('Professional ')}`,
      'a heading without an end': fill('Windows(R), '),
      'a long host': `Registered KMS machine name: ${fill('a.')}`,
      'a long address': `Registered KMS machine name: ${fill('f:')}`,
      'a long prompt': `C:\\${fill('a\\')}`,
      'many prompts': fill('C:\\>\n'),
      'letters outside the BMP': fill('𝒜'),
      'combining marks': fill('a\u0301'),
      'many names': fill('Name: Windows(R), Professional edition\n'),
      'many licenses': fill(
        `${outputOf('slmgr-dlv-channel-volume-kmsclient')}\n`,
      ),
      'many Office licenses': fill(outputOf('ospp-dstatusall-many-unlicensed')),
      'many subscriptions': fill(outputOf('vnext-licensed')),
      'broken lines': fill(
        `Description: ${'x'.repeat(36)}\n${'y'.repeat(49)}\n`,
      ),
      'one letter per line': fill('a\n'),
      'one letter per line after a field': `Name: ${fill('a\n')}`,
      'unknown labels': fill('Some label: some value\n'),
      'labels in another language': fill('Lizenzstatus: Lizenziert\n'),
      'one label in another language': `Beschreibung: ${fill('Windows(R) Operating System ')}`,
    }),
  )('100 KB of %s', (_, text) => {
    expect(time(text)).toBeLessThan(LIMIT);
  });

  test('any text, repeated to 100 KB', () => {
    const lines = outputNames.flatMap((name) =>
      outputOf(name).split(/\r?\n/).filter(Boolean),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({minLength: 1, maxLength: 30}),
          fc.constantFrom(...lines),
        ),
        fc.constantFrom('', '\n', ' ', ':'),
        (unit, end) => {
          expect(time(fill(unit + end))).toBeLessThan(LIMIT);
        },
      ),
      {numRuns: 60},
    );
  });
});

test.each([
  '0x',
  'O x ',
  '0xC004\n',
  'c004 ',
  'error code: "',
  '0x80070005 extend code ',
  'https://a/',
  '\u001b[1',
  'AB_E_',
  '0xC004F07',
  '30015-',
  '1234567890 ',
  'error ',
  'error: "\'',
  'sl_a',
  'SL_E_A_',
  '- ',
  ' ',
  '((((',
  '0x8007025D - ',
  '\uFDFA',
])('the codes in 100 KB of %j', (part) => {
  const text = fill(part);
  expect(
    processorTime((run) => findCodes(`${text} ${run}`), LIMIT),
  ).toBeLessThan(LIMIT);
});

test.each(['0x8007', 'a ', '\uFDFA', '0xC004F074 ', '-1'])(
  'a lookup of 100 KB of %j',
  (part) => {
    const text = fill(part);
    expect(
      processorTime((run) => lookUpErrors(`${text} ${run}`), LIMIT),
    ).toBeLessThan(LIMIT);
  },
);

test('a lookup of a log of 5 MB', () => {
  const line =
    '2026-05-02 20:53:40, Info MOUPG CSetupManager::GetWuId(13254): Result = 0x00000000, thread 0x1a3c, build 26100.1742\n';
  const log = `${fill(line, 5_000_000)}\nError: 0xC004F074`;
  expect(
    processorTime((run) => lookUpErrors(`${log} ${run}`), 1500),
  ).toBeLessThan(1500);
});

test('editions in a long text', () => {
  const text = `${': '.repeat(100_000)}${'Edition : '.repeat(20_000)}`;
  expect(
    processorTime((run) => readOutput(`${text} ${run}`), 1000),
  ).toBeLessThan(1000);
  expect(
    processorTime(
      (run) => readOutput(`${'Windows 11 '.repeat(30_000)}${run}`),
      1000,
    ),
  ).toBeLessThan(1000);
});

const digest = (algorithm: string, text: string) =>
  createHash(algorithm).update(text).digest('hex');
const sha256 = digest('sha256', 'Windows');
const sha1 = digest('sha1', 'Windows');

test.each([
  sha256,
  `${sha256} `,
  `${sha256}\n`,
  '(',
  ' : ',
  `(${sha1})`,
  'ab ',
  '0x',
  '[',
  'https:',
  'sha3-',
  'a.',
])('the checksums in 300 KB of %j', (part) => {
  const text = fill(part, 300_000);
  expect(processorTime((run) => readSums(`${text} ${run}`), 1000)).toBeLessThan(
    1000,
  );
});

test('the verdict on a file against a list of 20,000', () => {
  const list = Array.from(
    {length: 20_000},
    (_, at) => `${digest('md5', String(at))} *${at}.iso`,
  ).join('\n');
  const time = processorTime(() => {
    const pasted = readSums(list);
    const digests = {'SHA-256': sha256, 'SHA-1': sha1};
    expect(describeVerdict('a.iso', digests, pasted).text).toContain('20,000');
  }, 2000);
  expect(time).toBeLessThan(2000);
});
