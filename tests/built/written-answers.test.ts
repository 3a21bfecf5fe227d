import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {findKey} from '../../src/lib/search/questionKey';
import {parseWritten, writtenFile} from '../../src/lib/search/writtenAnswers';
import {readBuilt} from '../support/build';
import {pageOf} from '../support/builtPages';

const {answers, keys} = parseWritten(JSON.parse(readBuilt(writtenFile)));
const known = new Set(Object.keys(keys));
const answerTo = (text: string) => {
  const key = findKey(text, known);
  return key === undefined ? undefined : answers[keys[key]!];
};

/** What people type, in other words than the list of questions has it, and the section that answers. */
test.each([
  ['how can i remove the watermark', '/faq#watermark'],
  ['can my computer run win11?', '/windows10_eol#upgrade-checks'],
  ['How do I use mas', '/faq#run-the-tool'],
  ['is mas safe?', '/faq#safe-and-legal'],
  ["where's my product key", '/faq#where-is-my-key'],
  ['Use windows wihtout activation', '/faq#not-activated'],
  ['what does mak stand for', '/check_activation_status#glossary'],
  ['what is HWID?', '/hwid'],
  ['are you microsoft?', '/#the-four-methods'],
  ['i changed my motherboard', '/hwid#hardware-change'],
  ['transfer licence to another pc', '/hwid#move-license'],
  ['what is a generic key', '/faq#generic-keys'],
] as const)('%j is answered by %s', (text, to) => {
  expect(answerTo(text)?.to).toBe(to);
});

test('an answer is the beginning of a section, without controls, ids and links that lead nowhere', () => {
  expect(answers.length).toBeGreaterThan(200);
  for (const {to, title, html} of answers) {
    const $ = load(html, null, false);
    expect(title, to).not.toBe('');
    expect($('p, li, td, th').text().trim(), to).not.toBe('');
    expect(
      $('button, input, script, svg, style, [id], [style], [tabindex]').length,
      to,
    ).toBe(0);
    $('a').each((_, link) => {
      expect($(link).attr('href'), to).toMatch(/^(?:\/|https:\/\/|mailto:)/);
    });
  }
});

test('every answer is a section of its page', () => {
  for (const {to, title} of answers) {
    const [route = '', anchor] = to.split('#');
    const $ = pageOf(route);
    const heading = anchor ? $(`[id="${anchor}"]`) : $('h1').first();
    expect(heading.text().replace(/\s+/g, ' '), to).toContain(title);
  }
});
