import {expect, test} from 'vitest';
import {faqPage, toScript} from '../../../../src/build/structuredData';
import {builtPage} from '../../../support/builtSite';

test('text cannot close the script element around it', () => {
  const script = toScript(
    faqPage('https://site.example/faq', [
      {question: 'What does </script><b> do?', answer: 'Nothing.'},
    ]),
  );
  expect(script.match(/<\/?[a-z]+/g)).toEqual(['<script', '</script']);
  expect(
    (
      JSON.parse(script.replace(/^<script[^>]*>|<\/script>$/g, '')) as {
        mainEntity: {name: string}[];
      }
    ).mainEntity[0]!.name,
  ).toBe('What does </script><b> do?');
});

test('a question is a third-level heading, and its answer is all text up to the next heading', () => {
  const html =
    '<main><article><h2>Basics</h2><p>Intro.</p>' +
    '<h3 id="a"><a href="#a">What is <code>a</code>?</a></h3><p>First.</p><ul><li>Second</li></ul>' +
    '<h3>When?</h3><p>On <time>May 1</time> <span>(<span data-reserved="x">ended</span>)</span>.</p>' +
    '<h2>Next</h2><p>Elsewhere.</p>' +
    '<details><summary><h3>Folded?</h3></summary><p>Yes.</p></details>' +
    '<h3>No question</h3><p>x</p><h3>No answer?</h3></article></main>';
  expect(builtPage('/faq', html).content.questions).toEqual([
    {question: 'What is a?', answer: 'First.\nSecond'},
    {question: 'When?', answer: 'On May 1.'},
    {question: 'Folded?', answer: 'Yes.'},
  ]);
});
