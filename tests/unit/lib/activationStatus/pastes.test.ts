import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {unnamedTitles} from '../../../../src/data/activationAnswers';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import type {
  ActivationReport,
  ProductReport,
  ToolMessage,
} from '../../../../src/lib/activationStatus/types';

const MINUTES_PER_DAY = 24 * 60;

/** A text as people paste it, and what the reader must find in it. */
interface Paste {
  name: string;
  /** One line per license: title, status, channel, then facts in any order. `-` stands for "not in the text". */
  expected: readonly string[];
  text: string;
}

/**
 * The pastes of a file in `tests/fixtures/activation-status/pastes`. Each starts with `=== name`, lists what to expect,
 * and has its text after a line `---`.
 */
function readPastes(file: string): readonly Paste[] {
  const all = readFileSync(
    path.resolve(
      __dirname,
      `../../../fixtures/activation-status/pastes/${file}.txt`,
    ),
    'utf8',
  );
  return all
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...rest] = block.split('\n---\n');
      const [name = '', ...expected] = head.split('\n');
      return {name, expected, text: rest.join('\n---\n')};
    });
}

/** What was read of a license, in the words of the expectations. */
function wordsOf(product: ProductReport, title: string): string[] {
  if (product.kind === 'subscription') {
    return [
      title,
      product.state ?? '-',
      product.holder,
      `ends ${product.notAfter?.days.join(' or ')}`,
    ];
  }
  const {lease} = product;
  return [
    title,
    String(product.status ?? '-'),
    product.channel ?? '-',
    ...(product.reason ? [product.reason] : []),
    ...(lease?.kind === 'minutes'
      ? [`${Math.floor(lease.minutes / MINUTES_PER_DAY)} days`]
      : []),
    ...(lease?.kind === 'date' ? [`ends ${lease.date.days.join(' or ')}`] : []),
    ...(product.kmsHost ? [`host ${product.kmsHost.place}`] : []),
    ...(product.kmsCount === undefined ? [] : [`count ${product.kmsCount}`]),
    ...(product.targets ? [`targets ${product.targets.join(', ')}`] : []),
  ];
}

function wordsOfMessage(message: ToolMessage): string {
  return message.id === 'error-code'
    ? `error-code ${message.code}`
    : message.id;
}

/** What was read, in the form of the expectations, without the facts that a line does not ask for. */
function describeReport(
  report: ActivationReport,
  expected: readonly string[],
): string[] {
  const lines = report.products.map((product, index) => {
    const unnamed =
      unnamedTitles[product.kind === 'license' ? product.product : 'office'];
    const words = wordsOf(product, product.title ?? unnamed);
    const wanted = expected[index]?.split(' | ').slice(3) ?? [];
    return [
      ...words.slice(0, 3),
      ...wanted.filter((fact) => words.includes(fact)),
    ].join(' | ');
  });
  return report.products.length === 0 && report.messages.length > 0
    ? [`messages: ${report.messages.map(wordsOfMessage).join(', ')}`]
    : lines;
}

for (const file of ['shown', 'kept-aside', 'other-forms']) {
  describe(`reads texts as people paste them (${file})`, () => {
    test.each(readPastes(file))('$name', ({text, expected}) => {
      expect(describeReport(parseActivationStatus(text), expected)).toEqual(
        expected,
      );
    });
  });
}
