import {errorCodes} from '@site/src/data/errorCodes';
import {
  errorProducts,
  relatedPages,
  repairSections,
} from '@site/src/data/errorCodes/types';
import type {
  ErrorCode,
  ErrorMeaning,
  ErrorStep,
} from '@site/src/data/errorCodes/types';
import {commandNote} from '@site/src/lib/errorCodes/commandNote';
import {
  familiesOf,
  familyNames,
  sectionPath,
  stepLists,
  summarizeMeaning,
} from '@site/src/lib/errorCodes/entry';
import {errorSource} from '@site/src/lib/errorCodes/errorSource';
import {trustLine} from '@site/src/lib/errorCodes/trust';

/** Turns a path of this site into an address below its base URL. */
export type WithBaseUrl = (path: string) => string;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character]!);
}

/** Like the component `Code`. */
function code(html: string): string {
  return `<code translate="no">${html}</code>`;
}

/** Escaped text, with the parts in backticks as code. */
function codeText(text: string): string {
  return escape(text).replace(/`([^`]*)`/g, code('$1'));
}

function rows(term: string, descriptions: readonly string[]): string {
  return `<dt>${term}</dt>${descriptions.map((html) => `<dd>${html}</dd>`).join('')}`;
}

/** A command is on its own line, with where to run it and what it shows below. */
function stepHtml(step: ErrorStep): string {
  return typeof step === 'string'
    ? codeText(step)
    : `${codeText(step.text)}:<br>${code(escape(step.command))}<br><small>${codeText(commandNote(step))}</small>`;
}

/** Several steps are numbered, because their order matters. */
function stepsHtml(steps: readonly ErrorStep[]): string {
  return steps.length === 1
    ? stepHtml(steps[0]!)
    : `<ol>${steps.map((step) => `<li>${stepHtml(step)}</li>`).join('')}</ol>`;
}

function meaningHtml(meaning: ErrorMeaning, withBaseUrl: WithBaseUrl): string {
  const {context, causes, note, products, sources, section, page} = meaning;
  return [
    '<dl>',
    context && rows('Reported as', [codeText(context)]),
    rows('Causes', causes.map(codeText)),
    ...stepLists(meaning).map(
      ({title = meaning.branches ? 'First' : 'Fixes', steps}) =>
        rows(title, [stepsHtml(steps)]),
    ),
    section &&
      rows('Step by step', [
        `<a href="${withBaseUrl(sectionPath(section))}">${escape(repairSections[section])}</a>`,
      ]),
    note && rows('Note', [codeText(note)]),
    page &&
      rows('See also', [
        `<a href="${withBaseUrl(page)}">${escape(relatedPages[page])}</a>`,
      ]),
    rows('Applies to', [
      escape(products.map((product) => errorProducts[product]).join(', ')),
    ]),
    rows('Evidence', [escape(trustLine(meaning))]),
    rows(
      'Sources',
      sources.map((id) => {
        const {url, title} = errorSource(id);
        return `<a href="${escape(url)}" target="_blank" rel="noopener noreferrer">${escape(title)}</a>`;
      }),
    ),
    '</dl>',
  ]
    .filter(Boolean)
    .join('');
}

function entryHtml(entry: ErrorCode, withBaseUrl: WithBaseUrl): string {
  const {code: id, label, symbol, meanings} = entry;
  const name = label ? escape(label) : code(id);
  const isShared = familiesOf(entry).length > 1;
  const texts = meanings.map((meaning) => {
    const family = isShared
      ? `<p><strong>${familyNames[meaning.family]}</strong></p>`
      : '';
    return `<div>${family}${meaningHtml(meaning, withBaseUrl)}</div>`;
  });
  return [
    `<details id="${id}">`,
    `<summary>${name} ${escape(summarizeMeaning(entry))}</summary>`,
    symbol && `<p>${code(symbol)}</p>`,
    ...texts,
    '</details>',
  ]
    .filter(Boolean)
    .join('');
}

/** The entries that exactly these product families return: `windows`, `office`, or `windows,office`. */
export function entriesOf(families: string): readonly ErrorCode[] {
  return errorCodes.filter((entry) => familiesOf(entry).join() === families);
}

/**
 * Each entry as a `<details>` element with causes, fixes and sources; its id is its code. This is an HTML string
 * because hydrating hundreds of closed entries as React elements would be the longest task while the page starts.
 */
export function entriesHtml(
  families: string,
  withBaseUrl: WithBaseUrl,
): string {
  return entriesOf(families)
    .map((entry) => entryHtml(entry, withBaseUrl))
    .join('');
}
