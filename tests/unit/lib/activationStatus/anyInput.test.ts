import {describe, expect, test} from 'vitest';
import fc from 'fast-check';
import {fieldLabels} from '../../../../src/data/activationFields';
import {
  explainActivationStatus,
  formatExplanation,
} from '../../../../src/lib/activationStatus/explain';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import {longTest, tryInputs} from '../../../support/tryInputs';
import {fixtureNames, knowledge, pastedAt, readFixture} from './fixtures';

function readAll(text: string): string {
  const explanation = explainActivationStatus(
    parseActivationStatus(text),
    pastedAt,
    knowledge,
  );
  return formatExplanation(explanation, '2026-11-21', (route) => route);
}

const fixtureLines = fixtureNames.flatMap((name) =>
  readFixture(name).split(/\r?\n/),
);

/** Lines of real output in random order, cut at random, mixed with noise. Finds more bugs than random text. */
const mixedOutput = fc
  .array(
    fc.oneof(
      {weight: 4, arbitrary: fc.constantFrom(...fixtureLines)},
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...fixtureLines), fc.nat(60), fc.nat(60))
          .map(([line, from, length]) => line.slice(from, from + length)),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...Object.keys(fieldLabels)), fc.string())
          .map(([label, value]) => `${label}: ${value}`),
      },
      {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 40})},
    ),
    {maxLength: 60},
  )
  .chain((lines) =>
    fc.constantFrom('\n', '\r\n', '\r', '').map((end) => lines.join(end)),
  );

test('never throws, and is quick with any text', longTest, () => {
  tryInputs(
    fc.oneof(fc.string({unit: 'binary', maxLength: 300}), mixedOutput),
    1_000,
    (text) => {
      expect(readAll(text)).toContain('read on');
    },
  );
});

test('line endings do not change the result', () => {
  for (const name of fixtureNames) {
    const text = readFixture(name).replace(/\r\n/g, '\n');
    expect(readAll(text.replace(/\n/g, '\r\n')), name).toBe(readAll(text));
  }
});

describe('private values stay out of the result', () => {
  const privateLabels = Object.entries(fieldLabels)
    .filter(([, field]) =>
      [
        'private',
        'productId',
        'partialKey',
        'serviceVersion',
        'kmsCount',
      ].includes(field),
    )
    .map(([label]) => label);

  /** Looks like a key fragment, an ID, a name or an address, but not like a word of the result. */
  const secret = fc.oneof(
    fc.stringMatching(/^[A-Z0-9]{5}$/),
    fc.uuid(),
    fc.stringMatching(/^[A-Z][a-z]{3,9} [A-Z][a-z]{3,9}$/),
    fc.emailAddress(),
    fc.stringMatching(/^\d{5}-\d{5}-\d{3}-\d{6}-\d{2}-\d{4}$/),
    fc.stringMatching(/^\d{54,63}$/),
  );

  test('values of private labels do not change the result', () => {
    fc.assert(
      fc.property(fc.constantFrom(...privateLabels), secret, (label, value) => {
        const text = (inserted: string) =>
          readFixture('slmgr-dlv-channel-volume-kmsclient').replace(
            'License Status:',
            // A function, because an address may contain a `$` pattern of `replace`.
            () => `${label}: ${inserted}\nLicense Status:`,
          );
        expect(readAll(text(value))).toBe(readAll(text('XXXXX')));
      }),
      {numRuns: 500},
    );
  });

  const places: Record<string, (value: string) => string> = {
    'the partial key': (value) =>
      `Name: Windows(R), Professional edition\nPartial Product Key: ${value}\nLicense Status: Licensed`,
    'a name instead of a product': (value) =>
      `Name: ${value}\nLicense Status: Licensed`,
    'a name after the product': (value) =>
      `Name: Windows(R), Professional edition ${value}\nLicense Status: Licensed`,
    'an unknown edition': (value) =>
      `Name: Windows(R), ${value.replace(/\W/g, '')} edition\nLicense Status: Licensed`,
    'the user name in a prompt': (value) =>
      `C:\\Users\\${value}>cscript slmgr.vbs /dli\nName: Windows(R), Professional edition`,
    'an e-mail address': (value) =>
      `{"Type": "User|Subscription", "Product": "O365ProPlusRetail", "Email": "${value}", "LicenseState": "Licensed"}`,
    'the product of a subscription': (value) =>
      `{"Type": "User|Subscription", "Product": "${value}", "LicenseState": "Licensed"}`,
    'a host name': (value) =>
      `Name: Windows(R), Professional edition\nRegistered KMS machine name: ${value}\nLicense Status: Licensed`,
    'the name of a directory object': (value) =>
      `Name: Windows(R), Professional edition\nActivation Object name: ${value}`,
    'an invalid status': (value) =>
      `Name: Windows(R), Professional edition\nLicense Status: ${value}`,
    'the channel': (value) =>
      `Name: Windows(R), Professional edition\nProduct Key Channel: ${value}`,
    'an error': (value) => `Error: ${value}`,
  };

  for (const [place, put] of Object.entries(places)) {
    test(`including ${place}`, () => {
      fc.assert(
        fc.property(secret, (value) => {
          const result = readAll(put(value));
          // A short word can also be part of the result by chance.
          fc.pre(!readAll(put('-')).includes(value));
          expect(result).not.toContain(value);
        }),
        {numRuns: 200},
      );
    });
  }
});

describe('speed', () => {
  const LENGTH = 100_000;
  /** Maximum time for 100 KB, in milliseconds. */
  const LIMIT = 50;

  const fill = (unit: string) =>
    unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);

  /**
   * The fastest of several runs in milliseconds, by wall time or CPU time, whichever is less. Other work on the machine
   * can only add time.
   */
  function fastest(text: string): number {
    let best = Infinity;
    for (let run = 0; run < 5 && best > LIMIT / 4; run += 1) {
      const start = performance.now();
      const before = process.cpuUsage();
      readAll(text);
      const {user, system} = process.cpuUsage(before);
      const elapsed = performance.now() - start;
      best = Math.min(best, elapsed, (user + system) / 1_000);
    }
    return best;
  }

  const hostile: Record<string, string> = {
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
      `${readFixture('slmgr-dlv-channel-volume-kmsclient')}\n`,
    ),
    'many Office licenses': fill(
      readFixture('ospp-dstatusall-many-unlicensed'),
    ),
    'many subscriptions': fill(readFixture('vnext-licensed')),
    'broken lines': fill(`Description: ${'x'.repeat(36)}\n${'y'.repeat(49)}\n`),
    'one letter per line': fill('a\n'),
    'one letter per line after a field': `Name: ${fill('a\n')}`,
    'unknown labels': fill('Some label: some value\n'),
    'labels in another language': fill('Lizenzstatus: Lizenziert\n'),
    'one label in another language': `Beschreibung: ${fill('Windows(R) Operating System ')}`,
  };

  for (const [name, text] of Object.entries(hostile)) {
    test(`100 KB of ${name} take less than ${LIMIT} ms`, () => {
      expect(fastest(text)).toBeLessThan(LIMIT);
    });
  }

  test(`any text repeated to 100 KB takes less than ${LIMIT} ms`, () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({minLength: 1, maxLength: 30}),
          fc.constantFrom(...fixtureLines.filter(Boolean)),
        ),
        fc.constantFrom('', '\n', ' ', ':'),
        (unit, end) => {
          expect(fastest(fill(unit + end))).toBeLessThan(LIMIT);
        },
      ),
      {numRuns: 60},
    );
  });

  test('a text of several megabytes is cut, with a message', () => {
    const report = parseActivationStatus('a'.repeat(3_000_000));
    expect(report.messages).toEqual([{id: 'too-long'}]);
    expect(parseActivationStatus('\n'.repeat(70_000)).messages).toEqual([
      {id: 'too-long'},
    ]);
  });

  test('at most 200 licenses are read, with a message', () => {
    const report = parseActivationStatus(
      'Name: Windows(R), Professional edition\n'.repeat(500),
    );
    expect(report.products).toHaveLength(200);
    expect(report.messages).toEqual([{id: 'too-many'}]);
  });
});
