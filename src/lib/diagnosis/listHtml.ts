import {firstQuestion, type DiagnosisAdvice} from '../../data/diagnosis';
import {findNode} from './follow';
import {allSteps, ifNot, partsOf} from './text';

/** Turns a path of this site into an address below its base URL. */
type WithBaseUrl = (path: string) => string;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
};

const escape = (text: string) =>
  text.replace(/[&<>]/g, (character) => entities[character]!);

const code = (text: string) => `<code translate="no">${escape(text)}</code>`;

function textHtml(source: string): string {
  return partsOf(source)
    .map(({kind, text}) => {
      if (kind === 'code') {
        return code(text);
      }
      return kind === 'strong'
        ? `<strong>${escape(text)}</strong>`
        : escape(text);
    })
    .join('');
}

function adviceHtml(
  {
    title,
    run,
    open,
    step,
    expect,
    otherwise,
    to,
    more = allSteps,
  }: DiagnosisAdvice,
  withBaseUrl: WithBaseUrl,
): string {
  const start = run
    ? `Run in ${run.in}: ${code(run.command)}`
    : `Open <strong>${escape(open)}</strong>.`;
  return [
    `<strong>${escape(title)}</strong>`,
    start,
    textHtml(step),
    `<strong>Expect:</strong> ${textHtml(expect)}`,
    ...(otherwise ? [`<strong>${ifNot}</strong> ${textHtml(otherwise)}`] : []),
    `<a href="${withBaseUrl(to)}">${escape(more)}</a>`,
  ]
    .map((line) => `<p>${line}</p>`)
    .join('');
}

/**
 * The questions from one on as nested `<details>`: each answer opens the next question or the advice. It works without
 * a script.
 */
export function diagnosisHtml(
  withBaseUrl: WithBaseUrl,
  id: string = firstQuestion,
): string {
  const node = findNode(id)!;
  if (node.kind === 'advice') {
    return adviceHtml(node.advice, withBaseUrl);
  }
  const {ask, run, answers} = node.question;
  const command = run ? `<p>Run in ${run.in}: ${code(run.command)}</p>` : '';
  const items = answers.map(
    ({label, next}) =>
      `<li><details><summary>${textHtml(label)}</summary>${diagnosisHtml(withBaseUrl, next)}</details></li>`,
  );
  return `<p><strong>${escape(ask)}</strong></p>${command}<ul>${items.join('')}</ul>`;
}
