import {firstQuestion} from '../../data/diagnosis';
import {findNode} from '../diagnosis/follow';
import {partsOf} from '../diagnosis/text';

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

const textHtml = (source: string) =>
  partsOf(source)
    .map(({kind, text}) => (kind === 'code' ? code(text) : escape(text)))
    .join('');

/**
 * The diagnosis as a tree: a question with its answers, each of which opens the next question, or ends in a link to what
 * helps. It works without a script.
 */
export function diagnosisTreeHtml(
  withBaseUrl: WithBaseUrl,
  id: string = firstQuestion,
): string {
  const node = findNode(id)!;
  if (node.kind === 'advice') {
    const {to, title} = node.advice;
    return `<a href="${withBaseUrl(to)}">${escape(title)}</a>`;
  }
  const {ask, run, answers} = node.question;
  const command = run ? `<p>Run in ${run.in}: ${code(run.command)}</p>` : '';
  const items = answers.map(({label, next}) => {
    const rest = diagnosisTreeHtml(withBaseUrl, next);
    const answer = textHtml(label);
    return findNode(next)!.kind === 'advice'
      ? `<li>${answer} ${rest}</li>`
      : `<li><details><summary>${answer}</summary>${rest}</details></li>`;
  });
  return `<p>${escape(ask)}</p>${command}<ul>${items.join('')}</ul>`;
}
