import {expect, test} from 'vitest';
import {askedBySection} from '../../../src/build/askedBySection';

const asked = askedBySection();

test('a section has its questions, the situations that lead to it and plain words', () => {
  expect(asked.get('/hwid#hardware-change')).toEqual(
    expect.arrayContaining([
      'How do I reactivate Windows after a new motherboard?',
      'Tell Windows about the new hardware',
      'repaired or upgraded computer',
    ]),
  );
});

test('a message is at the entry of its code, or where the advice leads', () => {
  expect(asked.get('/troubleshoot#0x80070005')).toContain(
    'Access denied. The requested action requires elevated privileges.',
  );
  expect(asked.get('/faq#watermark')).toContain(
    'Activate Windows. Go to Settings to activate Windows.',
  );
});

test('no section has a text twice', () => {
  for (const texts of asked.values()) {
    expect(new Set(texts).size).toBe(texts.length);
  }
});
