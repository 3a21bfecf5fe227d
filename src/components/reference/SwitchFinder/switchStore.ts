import {useEffect, useSyncExternalStore} from 'react';

/** A row of a switch table, as the finder of the page knows it. */
export interface SwitchRow {
  /** Fragment of the page's address that leads to the row. */
  anchor: string;
  /** The switch as typed. */
  name: string;
  /** Caption of its table. */
  table: string;
  /** Everything in the row that a visitor might type, folded. */
  text: string;
}

interface Page {
  query: string;
  /** Rows of all tables of the page, in its order. */
  rows: readonly SwitchRow[];
}

/*
 * The tables stand apart in the Markdown, with prose between them, so what they share lives here and not in a component
 * around them.
 */
const empty: Page = {query: '', rows: []};
let page = empty;
const listeners = new Set<() => void>();

function update(change: Partial<Page>): void {
  page = {...page, ...change};
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is typed in the finder, and the rows of every table that is on the page. */
export function useSwitches(): Page {
  return useSyncExternalStore(
    subscribe,
    () => page,
    () => empty,
  );
}

export function setSwitchQuery(query: string): void {
  update({query});
}

/** Makes the rows of a table known while it is on the page. */
export function useSwitchRows(rows: readonly SwitchRow[]): void {
  useEffect(() => {
    update({rows: [...page.rows, ...rows]});
    return () => update({rows: page.rows.filter((row) => !rows.includes(row))});
  }, [rows]);
}
