import {errorCodes} from '@site/src/data/errorCodes';
import type {ErrorCode} from '@site/src/data/errorCodes/types';
import {familiesOf, familyNames} from '@site/src/lib/errorCodes/entry';
import {entryView, type Row, type Step} from '@site/src/lib/errorCodes/view';

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

/** A command is on its own line, with where to run it and what it shows below. */
function stepHtml({text, command, where, expect}: Step): string {
  if (!command) {
    return codeText(text);
  }
  const note = `In ${where}${expect ? `. Expect: ${expect}` : ''}`;
  return `${codeText(text)}:<br>${code(escape(command))}<br><small>${codeText(note)}</small>`;
}

/** Several steps are numbered, because their order matters. */
function stepsHtml(steps: readonly Step[]): string {
  return steps.length === 1
    ? stepHtml(steps[0]!)
    : `<ol>${steps.map((step) => `<li>${stepHtml(step)}</li>`).join('')}</ol>`;
}

function descriptionsOf(row: Row, withBaseUrl: WithBaseUrl): string[] {
  switch (row.kind) {
    case 'fact':
    case 'evidence':
      return row.texts.map(codeText);
    case 'steps':
      return [stepsHtml(row.steps)];
    case 'links':
      return row.links.map(
        ({text, to}) => `<a href="${withBaseUrl(to)}">${escape(text)}</a>`,
      );
    case 'sources':
      return row.sources.map(
        ({title, url}) =>
          `<a href="${escape(url)}" target="_blank" rel="noopener noreferrer">${escape(title)}</a>`,
      );
  }
}

function entryHtml(entry: ErrorCode, withBaseUrl: WithBaseUrl): string {
  const {
    code: id,
    label,
    symbol,
    summary,
    isShared,
    meanings,
  } = entryView(entry);
  const name = label ? escape(label) : code(id);
  const parts = meanings.map(({family, rows}) => {
    const product = isShared
      ? `<p><strong>${familyNames[family]}</strong></p>`
      : '';
    const list = rows.map((row) =>
      [
        `<dt>${row.term}</dt>`,
        ...descriptionsOf(row, withBaseUrl).map((html) => `<dd>${html}</dd>`),
      ].join(''),
    );
    return `<div>${product}<dl>${list.join('')}</dl></div>`;
  });
  return [
    `<details id="${id}">`,
    `<summary>${name} ${escape(summary)}</summary>`,
    symbol ? `<p>${code(symbol)}</p>` : '',
    ...parts,
    '</details>',
  ].join('');
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

/** Loads the lookup from here, so that its chunk does not repeat the data of this one. */
export const loadAnswers = () =>
  import(
    /* webpackChunkName: "error-lookup" */ '@site/src/components/reference/ErrorAnswers'
  );
