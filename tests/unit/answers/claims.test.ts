import {describe, expect, test} from 'vitest';
import type {Claims} from '../../fixtures/claims/claims';
import {editionClaims} from '../../fixtures/claims/editions';
import {eventClaims} from '../../fixtures/claims/events';
import {languageClaims} from '../../fixtures/claims/languages';
import {messageClaims} from '../../fixtures/claims/messages';
import {noteClaims} from '../../fixtures/claims/notes';
import {programClaims} from '../../fixtures/claims/programs';
import {stateClaims} from '../../fixtures/claims/states';
import {systemClaims} from '../../fixtures/claims/systems';
import {neverSaid, saidByBox, tools} from '../../support/said';

const claims: Readonly<Record<string, readonly Claims[]>> = {
  'sentences about activation in any language': languageClaims,
  'events of the licensing service': eventClaims,
  'licenses of other programs': programClaims,
  'editions, and which of them is there': editionClaims,
  'messages, and sentences that are none': messageClaims,
  'texts with nothing to look up': noteClaims,
  'states that a text carries': stateClaims,
  'the system and the PC of a text': systemClaims,
};

describe.each(Object.entries(claims))('%s', (_, groups) => {
  describe.each(groups)('$about', ({texts, says = [], never}) => {
    test.each(texts)('%j', async (text) => {
      const said = await saidByBox(text);
      expect.soft(said, 'a sentence ends once').not.toMatch(/[^.]\.\. /);
      for (const known of says) {
        expect.soft(said, 'the box').toMatch(known);
      }
      for (const wrong of [...never, ...neverSaid]) {
        expect.soft(said, 'the box').not.toMatch(wrong);
      }
      for (const [name, read] of Object.entries(tools)) {
        const answer = await read(text);
        for (const wrong of [...never, ...neverSaid]) {
          expect.soft(answer, name).not.toMatch(wrong);
        }
      }
    });
  });
});
