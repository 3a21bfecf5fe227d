import {describe, expect, test} from 'vitest';
import fc from 'fast-check';
import {fieldLabels} from '../../../../src/data/activationFields';
import {reportCards} from '../../../../src/lib/activationStatus/cards';
import {replyOf} from '../../../../src/lib/answer/card';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import {longTest, tryInputs} from '../../../support/tryInputs';
import {outputNames, outputOf} from '../../../support/outputs';
import {explainText} from '../../../support/said';

const readAll = (text: string) =>
  replyOf(reportCards(explainText(text)), {address: (route) => route});

const fixtureLines = outputNames.flatMap((name) =>
  outputOf(name).split(/\r?\n/),
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

test('never throws with any text', longTest, () => {
  tryInputs(
    fc.oneof(fc.string({unit: 'binary', maxLength: 300}), mixedOutput),
    300,
    (text) => {
      expect(readAll(text)).toContain('/check_activation_status');
    },
  );
});

test('line endings do not change the result', () => {
  for (const name of outputNames) {
    const text = outputOf(name).replace(/\r\n/g, '\n');
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
          outputOf('slmgr-dlv-channel-volume-kmsclient').replace(
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

  test.each(Object.entries(places))('including %s', (place, put) => {
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
});

describe('limits', () => {
  test('at most 200 licenses are read, with a message', () => {
    const report = parseActivationStatus(
      'Name: Windows(R), Professional edition\n'.repeat(500),
    );
    expect(report.products).toHaveLength(200);
    expect(report.messages).toEqual([{id: 'too-many'}]);
  });

  test('what turns out to be no license counts from 400 on', () => {
    const after = (others: number) =>
      parseActivationStatus(
        `${'Product ID: 1\n\n'.repeat(others)}Name: Windows(R), Professional edition\nLicense Status: Licensed`,
      );
    expect(after(399)).toMatchObject({products: [{status: 1}], messages: []});
    expect(after(401)).toMatchObject({
      products: [],
      messages: [{id: 'too-many'}],
    });
  });

  test('at most 20,000 lines are read, with a message', () => {
    const license =
      'Name: Windows(R), Professional edition\nLicense Status: Licensed';
    const after = (lines: number) =>
      parseActivationStatus(`${'.\n'.repeat(lines)}${license}`);
    expect(after(19_998)).toMatchObject({
      products: [{status: 1}],
      messages: [],
    });
    expect(after(19_999)).toMatchObject({messages: [{id: 'too-many'}]});
  });
});
