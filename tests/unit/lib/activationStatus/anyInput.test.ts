import {describe, expect, test} from 'vitest';
import fc from 'fast-check';
import {fieldLabels} from '../../../../src/data/activationFields';
import {
  explainActivationStatus,
  formatExplanation,
} from '../../../../src/lib/activationStatus/explain';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import {fixtureNames, hasEntry, pastedAt, readFixture} from './fixtures';

function readAll(text: string): string {
  const explanation = explainActivationStatus(
    parseActivationStatus(text),
    pastedAt,
    hasEntry,
  );
  return formatExplanation(explanation, '2026-11-21', (route) => route);
}

const fixtureLines = fixtureNames.flatMap((name) =>
  readFixture(name).split(/\r?\n/),
);

/** Lines of real output in any order, cut anywhere, with noise between: nearer to mistakes than random letters. */
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

test('no text makes the reader throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({unit: 'binary', maxLength: 300}), mixedOutput),
      (text) => {
        expect(readAll(text)).toContain('read on');
      },
    ),
    {numRuns: 1_000},
  );
});

test('a text says the same with any kind of line end', () => {
  for (const name of fixtureNames) {
    const text = readFixture(name).replace(/\r\n/g, '\n');
    expect(readAll(text.replace(/\n/g, '\r\n')), name).toBe(readAll(text));
  }
});

describe('what is private stays out of the result', () => {
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

  /** Looks like a key fragment, an ID, a name or an address, and like none of the words of a result. */
  const secret = fc.oneof(
    fc.stringMatching(/^[A-Z0-9]{5}$/),
    fc.uuid(),
    fc.stringMatching(/^[A-Z][a-z]{3,9} [A-Z][a-z]{3,9}$/),
    fc.emailAddress(),
    fc.stringMatching(/^\d{5}-\d{5}-\d{3}-\d{6}-\d{2}-\d{4}$/),
    fc.stringMatching(/^\d{54,63}$/),
  );

  test('the values of private labels change nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...privateLabels), secret, (label, value) => {
        const text = (inserted: string) =>
          readFixture('slmgr-dlv-channel-volume-kmsclient').replace(
            'License Status:',
            // A function, because an address may hold what `replace` takes for a pattern.
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
    'a name in the place of a product': (value) =>
      `Name: ${value}\nLicense Status: Licensed`,
    'a name behind the product': (value) =>
      `Name: Windows(R), Professional edition ${value}\nLicense Status: Licensed`,
    'an unknown edition': (value) =>
      `Name: Windows(R), ${value.replace(/\W/g, '')} edition\nLicense Status: Licensed`,
    'the user of a prompt': (value) =>
      `C:\\Users\\${value}>cscript slmgr.vbs /dli\nName: Windows(R), Professional edition`,
    'an e-mail address': (value) =>
      `{"Type": "User|Subscription", "Product": "O365ProPlusRetail", "Email": "${value}", "LicenseState": "Licensed"}`,
    'a product of a subscription': (value) =>
      `{"Type": "User|Subscription", "Product": "${value}", "LicenseState": "Licensed"}`,
    'the name of a host': (value) =>
      `Name: Windows(R), Professional edition\nRegistered KMS machine name: ${value}\nLicense Status: Licensed`,
    'the name of an object in the directory': (value) =>
      `Name: Windows(R), Professional edition\nActivation Object name: ${value}`,
    'a status that does not exist': (value) =>
      `Name: Windows(R), Professional edition\nLicense Status: ${value}`,
    'the channel': (value) =>
      `Name: Windows(R), Professional edition\nProduct Key Channel: ${value}`,
    'an error': (value) => `Error: ${value}`,
  };

  for (const [place, put] of Object.entries(places)) {
    test(`not even as ${place}`, () => {
      fc.assert(
        fc.property(secret, (value) => {
          const result = readAll(put(value));
          // A short word can also be one of the result's own.
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
  /** Milliseconds that 100 KB may take. */
  const LIMIT = 50;

  const fill = (unit: string) =>
    unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH);

  /**
   * Milliseconds of the best of several runs, by the clock or by the processor, whichever is less: other work on the
   * machine only ever adds time.
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
    'one colon a line': fill(':\n'),
    colons: fill(':'),
    quotes: fill('"'),
    braces: fill('{'),
    'braces with a key': fill('{"Type":"x"'),
    'keys without an end': fill('"LicenseState" '),
    'pairs of vNextDiag': fill('"LicenseState":  "Licensed",'),
    'keys and spaces': `LicenseState: ${fill('Product    ')}`,
    'equal signs': fill('='),
    'sections that never end': fill('====== vNext licenses found '),
    dashes: fill('-'),
    'quote marks of a mail': fill('> '),
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
    'letters that need two units': fill('𝒜'),
    'marks that combine': fill('a\u0301'),
    'many names': fill('Name: Windows(R), Professional edition\n'),
    'many licenses': fill(
      `${readFixture('slmgr-dlv-channel-volume-kmsclient')}\n`,
    ),
    'many Office licenses': fill(
      readFixture('ospp-dstatusall-many-unlicensed'),
    ),
    'many subscriptions': fill(readFixture('vnext-licensed')),
    'broken lines': fill(`Description: ${'x'.repeat(36)}\n${'y'.repeat(49)}\n`),
    'one letter a line': fill('a\n'),
    'one letter a line after a field': `Name: ${fill('a\n')}`,
    'labels that are not known': fill('Some label: some value\n'),
    'answers of another language': fill('Lizenzstatus: Lizenziert\n'),
    'one label of another language': `Beschreibung: ${fill('Windows(R) Operating System ')}`,
  };

  for (const [name, text] of Object.entries(hostile)) {
    test(`100 KB of ${name} take less than ${LIMIT} ms`, () => {
      expect(fastest(text)).toBeLessThan(LIMIT);
    });
  }

  test('any unit repeated to 100 KB takes less than the limit', () => {
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

  test('a text of several megabytes is cut, and said to be', () => {
    const report = parseActivationStatus('a'.repeat(3_000_000));
    expect(report.messages).toEqual([{id: 'too-long'}]);
    expect(parseActivationStatus('\n'.repeat(30_000)).messages).toEqual([
      {id: 'too-long'},
    ]);
  });

  test('no more than 200 licenses are read, and that is said', () => {
    const report = parseActivationStatus(
      'Name: Windows(R), Professional edition\n'.repeat(500),
    );
    expect(report.products).toHaveLength(200);
    expect(report.messages).toEqual([{id: 'too-many'}]);
  });
});
