import type {AnyNode} from 'domhandler';
import {expect, test} from 'vitest';
import {allowedHosts, allowedKmsHosts} from '../../checks/data/allowedHosts';
import {
  checkDownloadAndRun,
  checkHosts,
  checkKmsHosts,
  checkProductKeys,
  type ShownText,
} from '../../checks/rules/scope';
import {fileOfRoute} from '../../src/lib/routes/routes';
import {builtRoutes, pageOf} from '../support/builtPages';
import {expectNoFaults} from '../support/faults';

/**
 * Elements within a line of text, which a visitor reads and copies as one. A `span` is in code, or a component gave it a
 * line of its own.
 */
const inline = /^(?:a|b|code|del|em|i|kbd|mark|strong|sub|sup|time)$/;

function textOf(node: AnyNode, isCode = false): string {
  if (node.type === 'text') {
    return node.data;
  }
  if (node.type !== 'tag' && node.type !== 'root') {
    return '';
  }
  const name = node.type === 'tag' ? node.name : '';
  const content = node.children
    .map((child) => textOf(child, isCode || name === 'code'))
    .join('');
  return inline.test(name) || (isCode && name === 'span')
    ? content
    : `\n${content}\n`;
}

/** Attributes that visitors read or follow. */
const attributes = ['alt', 'content', 'href', 'src', 'title', 'value'];

function shownText(route: string): ShownText {
  const $ = pageOf(route);
  const values = attributes.flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  return {
    path: `build/${fileOfRoute(route)}`,
    lines: [textOf($.root().get(0)!), ...values]
      .flatMap((text) => text.split('\n'))
      .filter((text) => text.trim() !== '')
      .map((text) => ({line: 1, text})),
  };
}

test('no built page shows a product key, a command that runs what it downloads, a KMS host or a host that was not reviewed', () => {
  const texts = builtRoutes.map(shownText);
  expect(texts.length).toBeGreaterThan(40);
  expectNoFaults(
    texts.flatMap((text) => [
      ...checkProductKeys(text),
      ...checkDownloadAndRun(text),
      ...checkKmsHosts(text, allowedKmsHosts),
      ...checkHosts(text, allowedHosts),
    ]),
  );
});

test('no part of a host name or of a switch has a color of its own', () => {
  const parts = builtRoutes.flatMap((route) => {
    const $ = pageOf(route);
    return $(
      '.language-powershell .token:is(.function, .keyword), .language-batch .token.parameter',
    )
      .toArray()
      .map((token) => ({
        before: token.prev?.type === 'text' ? token.prev.data : '',
        word: $(token).text(),
        after: token.next?.type === 'text' ? token.next.data : '',
      }));
  });
  expect(parts.length).toBeGreaterThan(200);
  expect(
    parts.filter(
      ({before, word, after}) =>
        /[\w./-]$/.test(before) || /^[\w-]/.test(after) || word === '-',
    ),
  ).toEqual([]);
});

test('a note says its kind or its title in words, beside its icon', () => {
  const heads = builtRoutes.flatMap((route) => {
    const $ = pageOf(route);
    return $('.theme-admonition')
      .toArray()
      .map((note) => $(note).children().first())
      .map((head) => `${head.text().trim()}, ${head.find('svg').length} icon`);
  });
  expect(heads.length).toBeGreaterThan(5);
  expect(heads.filter((head) => !/^[A-Z].*, 1 icon$/.test(head))).toEqual([]);
});
