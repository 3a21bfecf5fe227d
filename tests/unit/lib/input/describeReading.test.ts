import {expect, test} from 'vitest';
import {describeText} from '@site/src/components/answer/describeText';
import {activationSamples} from '@site/src/data/activationSamples';
import {describeReading} from '@site/src/lib/input/describeReading';
import {readInput} from '@site/src/lib/input/readInput';

test('no line has words of the text: a report is named by its tool and its product', async () => {
  for (const {label, text} of activationSamples) {
    expect((await describeText(text)).line, label).toMatch(
      /^(?:Report of (?:slmgr|ospp|PowerShell|vNextDiag)|Activation report), (?:Windows|Office|Microsoft 365|\d licenses)/,
    );
  }
  expect(
    (
      await describeText(
        'Name: Windows(R), <b>zebra</b> edition\nLicense Status: Licensed',
      )
    ).line,
  ).not.toContain('zebra');
});

test('without the list of errors, there is no line for one', () => {
  expect(describeReading(readInput('0xC004F074'))).toBe(undefined);
});
