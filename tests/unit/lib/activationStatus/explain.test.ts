import {expect, test} from 'vitest';
import {messageAnswers} from '../../../../src/data/activationAnswers';
import {activationSamples} from '../../../../src/data/activationSamples';
import {fillSample} from '../../../../src/lib/activationStatus/fillSample';
import {outputNames, outputOf} from '../../../support/outputs';
import {explainText} from '../../../support/said';

/** The explanation of the first product in an output. */
const said = (name: string, now?: Date) => saidOf(outputOf(name), now);

/** The explanation of the first product in a text. */
function saidOf(text: string, now?: Date) {
  const [product] = explainText(text, now).products;
  const rows = Object.fromEntries(
    product!.facts.map(({term, texts}) => [term, texts.join()]),
  );
  const findings = product!.findings.map(({text}) => text).join('\n');
  return {...product!, rows, findings};
}

test('every license in use has a verdict and a next step with a link', () => {
  for (const name of outputNames) {
    for (const {title, verdict, next} of explainText(outputOf(name)).products) {
      expect(title, name).not.toBe('');
      expect(verdict.text, name).toMatch(/\.$/);
      // Unused entries need no step.
      const needsStep = !title.includes('without a key');
      expect(next !== undefined, name).toBe(needsStep);
      if (next) {
        expect(next.link?.to, name).toMatch(/^\//);
      }
    }
  }
});

const client = 'slmgr-dlv-channel-volume-kmsclient';
const evaluation = 'slmgr-dlv-channel-timebased-eval';

test('counts days from the day of reading, not from the day in the text', () => {
  const later = new Date('2026-12-01T10:00:00Z');
  expect(said(client, later).rows.Ends).toContain('167 days from today');
});

test('reports only what holds for both readings of an ambiguous date', () => {
  // The end is April 5 or May 4, so the renewal is late only if both readings leave less than 173 days.
  const now = new Date('2026-11-14T10:00:00Z');
  expect(said('slmgr-xpr-volume-ambiguous-date', now).findings).toContain(
    'With at most 171 days',
  );
  const earlier = new Date('2026-11-10T10:00:00Z');
  expect(said('slmgr-xpr-volume-ambiguous-date', earlier).findings).toBe('');
  const between = new Date('2027-04-20T10:00:00Z');
  expect(said('slmgr-xpr-volume-ambiguous-date', between).badge).not.toBe(
    said('slmgr-xpr-volume-ambiguous-date', new Date('2027-06-20')).badge,
  );
});

test('ignores a difference of one day between two clocks', () => {
  const ran = (date: string, now: string) =>
    saidOf(outputOf(client, ['11/21/2026', date]), new Date(now));
  // November 12 is tomorrow for the browser, but may be today for the PC. December 11 cannot be.
  expect(ran('12/11/2026', '2026-11-11T20:00:00Z').rows.Ends).toContain(
    'ran on November 12, 2026 by',
  );
  expect(ran('11/22/2026', '2026-11-21T10:00:00Z').findings).toBe('');
  expect(ran('11/23/2026', '2026-11-21T10:00:00Z').findings).toContain(
    'is 2 days ahead',
  );
});

test('shows the ends of both the evaluation and its lease if they are more than a day apart', () => {
  const rows = (end: string) =>
    Object.keys(saidOf(outputOf(evaluation, ['1/20/2027', end])).rows).filter(
      (term) => /ends$/i.test(term),
    );
  expect(rows('1/21/2027')).toEqual(['Evaluation ends']);
  expect(rows('1/19/2027')).toEqual(['Evaluation ends']);
  expect(rows('1/22/2027')).toEqual(['Ends', 'Evaluation ends']);
  expect(rows('1/18/2027')).toEqual(['Ends', 'Evaluation ends']);
});

test.each(activationSamples)('explains "$label" on any day', ({text}) => {
  // Also by a clock that is wrong.
  for (const day of ['2026-11-21', '2027-03-04', '1980-02-03', '2099-02-03']) {
    const now = new Date(`${day}T10:00:00Z`);
    const filled = fillSample(text, now);
    expect(filled).not.toMatch(/[{]\w+(?:\+\d+)?[}]/);
    const {products, summary} = explainText(filled, now);
    expect(products.length, day).toBeGreaterThan(0);
    expect(summary.text).not.toContain(messageAnswers['no-license'].text);
    expect(JSON.stringify([products, summary])).not.toMatch(/ -\d|NaN|Invalid/);
    expect(
      products.flatMap(({findings}) => findings).map((found) => found.text),
    ).not.toContainEqual(expect.stringMatching(/clock of that PC|tool ran/));
  }
});
