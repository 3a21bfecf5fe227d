import {classOfCode} from '@site/src/components/ui/Code';
import {errorCodes} from '@site/src/data/errorCodes';
import type {
  ErrorCaveat,
  ErrorCode,
  ErrorMeaning,
} from '@site/src/data/errorCodes/types';
import {evidence as evidenceLabels} from '@site/src/data/evidence';
import {
  foldedTitle,
  tabNames,
  sayStep,
  type Plan,
  type Step,
} from '@site/src/lib/answer/card';
import {familiesOf, summarizeMeaning} from '@site/src/lib/errorCodes/entry';
import {entryCard} from '@site/src/lib/errorCodes/entryCard';
import {countOf} from '@site/src/lib/text/format';
import {partsOf} from '@site/src/lib/answer/parts';

/** Turns a path of this site into an address below its base URL. */
type WithBaseUrl = (path: string) => string;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};

/** For texts, and for addresses, which have no quotes. */
function escape(text: string): string {
  return text.replace(/[&<>\u00a0]/g, (character) => entities[character]!);
}

/** Like the component `Code`. */
function code(text: string): string {
  const name = classOfCode(text);
  const attributes = name ? ` class="${name}"` : '';
  return `<code translate="no"${attributes}>${escape(text)}</code>`;
}

/** Like the component `CodeText`. */
function codeText(text: string): string {
  return partsOf(text)
    .map(({kind, text: part}) => (kind === 'code' ? code(part) : escape(part)))
    .join('');
}

/** An element, or nothing if it would be empty. */
function element(name: string, html: string, attributes = ''): string {
  return html === '' ? '' : `<${name}${attributes}>${html}</${name}>`;
}

/** A link to another site. */
const outward = (url: string, text: string) =>
  `<a href="${escape(url)}" target="_blank" rel="noopener noreferrer">${codeText(text)}</a>`;

/** A command is on its own line, with where to run it and what it shows below. */
function stepHtml(step: Step): string {
  const {to, words = '', command, where, expect} = step;
  const note = `In ${where}.${expect ? ` You should see: ${expect}.` : ''}`;
  const text = codeText(sayStep(step));
  const said = to ? text.replace(words, outward(to, words)) : text;
  return element(
    'li',
    command ? `${said}<br>${code(command)}<br>${codeText(note)}` : said,
  );
}

function planHtml({tab, lists}: Plan): string {
  return lists
    .map(({title, steps}) => {
      const name = [tab && tabNames[tab], title].filter(Boolean).join(': ');
      return (
        element('p', element('strong', codeText(name))) +
        element('ol', steps.map(stepHtml).join(''), ' class="steps"')
      );
    })
    .join('');
}

/** Labels for the caveats of an entry, shown after its evidence. */
const caveatLabels: Readonly<Record<ErrorCaveat, string>> = {
  'cause-inferred': ', cause inferred',
  'fixes-inferred': ', fixes partly inferred',
  'windows-docs': ' for Windows',
};

/** How well a meaning is supported, in one line: "Documented for Windows, cause inferred". Empty if nothing limits it. */
function evidenceOf({
  evidence = 'documented',
  caveats = [],
}: ErrorMeaning): string {
  const reservations = caveats.map((caveat) => caveatLabels[caveat]).join('');
  return evidence === 'documented' && !reservations
    ? ''
    : evidenceLabels[evidence] + reservations;
}

/** Like the component `AnswerCard`, but with the steps for each kind of PC one below the other, and with the evidence. */
function bodyHtml(entry: ErrorCode, withBaseUrl: WithBaseUrl): string {
  const card = entryCard(entry);
  const {about = '', plans = [], details = [], links = [], sources = []} = card;
  const anchors = links.map(({text, to}) =>
    element('li', element('a', codeText(text), ` href="${withBaseUrl(to)}"`)),
  );
  const shownSources = sources.map(({title, url}) =>
    element('dd', outward(url, title)),
  );
  const evidence = entry.meanings
    .map(evidenceOf)
    .filter((text) => text !== '')
    .map((text) => ({term: 'Evidence', texts: [text]}));
  const terms = [...details, ...evidence].map(
    ({term, texts}) =>
      element('dt', term) +
      texts.map((text) => element('dd', codeText(text))).join(''),
  );
  return [
    element('p', codeText(about)),
    ...plans.map(planHtml),
    element('ul', anchors.join('')),
    '<details>',
    element('summary', foldedTitle(card)!),
    element(
      'dl',
      [...terms, element('dt', 'Sources'), ...shownSources].join(''),
    ),
    '</details>',
  ].join('');
}

function entryHtml(entry: ErrorCode, withBaseUrl: WithBaseUrl): string {
  const {code: id, label} = entry;
  const summary = summarizeMeaning(entry);
  const name = label ? escape(label) : code(id);
  const body = bodyHtml(entry, withBaseUrl);
  return element(
    'details',
    `<summary>${name} ${codeText(summary)}</summary><noscript>${body}</noscript>`,
    ` id="${id}"`,
  );
}

/** The entries that exactly these product families return: `windows`, `office`, or `windows,office`. */
export function entriesOf(families: string): readonly ErrorCode[] {
  return errorCodes.filter((entry) => familiesOf(entry).join() === families);
}

/**
 * The entries as one folded list. Each is a `<details>` element; its id is its code. With scripting, a browser parses
 * what is in `<noscript>` as text, so a closed entry costs no elements; `openEntry` turns that text into the body of the
 * entry. This is an HTML string, because React would hydrate every element of hundreds of closed entries.
 */
export function entriesHtml(
  families: string,
  withBaseUrl: WithBaseUrl,
): string {
  const entries = entriesOf(families);
  const list = entries.map((entry) => entryHtml(entry, withBaseUrl)).join('');
  return `<details><summary>${countOf(entries.length, 'code')}</summary>${list}</details>`;
}
