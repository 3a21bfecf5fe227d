import {expect, test} from 'vitest';
import {
  diagnosisAdvice,
  diagnosisQuestions,
} from '../../../../src/data/diagnosis';
import {diagnosisTreeHtml} from '../../../../src/lib/drawings/diagnosisTree';

const html = diagnosisTreeHtml((path) => `/base${path}`);

test('an answer opens the next question, or links to what helps, below the base URL', () => {
  expect(html).toContain(
    '<li><details><summary>Windows on a PC</summary><p>What does Windows show?</p><ul>',
  );
  expect(html).toContain(
    '<li>The motherboard or other parts <a href="/base/hwid#hardware-change">Tell Windows about the new hardware</a></li>',
  );
  expect(html.split('<details>')).toHaveLength(html.split('</details>').length);
});

test('has every question, its command and every end', () => {
  for (const {ask} of diagnosisQuestions) {
    expect(html).toContain(`<p>${ask}</p>`);
  }
  for (const {title} of diagnosisAdvice) {
    expect(html).toContain(`>${title}</a>`);
  }
  expect(html).toContain(
    '<p>Run in Command Prompt: <code translate="no">cscript //nologo',
  );
});
