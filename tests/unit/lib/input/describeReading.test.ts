import {expect, test} from 'vitest';
import {activationSamples} from '@site/src/data/activationSamples';
import {answerErrors} from '@site/src/lib/errorCodes/answerErrors';
import {describeReading} from '@site/src/lib/input/describeReading';
import {readInput} from '@site/src/lib/input/readInput';

const lineOf = (text: string) =>
  describeReading(readInput(text), answerErrors(text).name);

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
