import {describe, expect, test} from 'vitest';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import {describeReport, readPastes} from './pastes';

for (const file of ['shown', 'kept-aside']) {
  describe(`reads texts as people paste them (${file})`, () => {
    test.each(readPastes(file))('$name', ({text, expected}) => {
      expect(describeReport(parseActivationStatus(text), expected)).toEqual(
        expected,
      );
    });
  });
}
