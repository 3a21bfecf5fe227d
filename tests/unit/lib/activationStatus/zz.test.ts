import {readdirSync, readFileSync} from 'node:fs';
import {test} from '@playwright/test';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import {explainActivationStatus, formatExplanation} from '../../../../src/lib/activationStatus/explain';
test('dump', () => {
  const d = 'tests/fixtures/activation-status/';
  for (const f of readdirSync(d)) {
    const r = parseActivationStatus(readFileSync(d + f, 'utf8'));
    const e = explainActivationStatus(r, new Date('2026-11-21T10:00:00Z'));
    console.log('#### ' + f + ' ' + JSON.stringify(r.foreign ?? '') + '\n[' + e.summary.tone + '] ' + e.summary.text + '\n' + formatExplanation(e, '2026-11-21').split('\n').slice(2).map(x=>'   '+x).join('\n'));
  }
});
