import {useEffect, useSyncExternalStore} from 'react';

/** A row of a switch table. */
export interface SwitchRow {
  /** URL fragment of the row. */
  anchor: string;
  /** The switch as typed. */
  name: string;
  /** Caption of its table. */
  table: string;
  /** All text of the row that a visitor might type, folded. */
  text: string;
}

interface Page {
  query: string;
  /** Rows of all tables of the page, in its order. */
  rows: readonly SwitchRow[];
}

/* The Markdown has prose between the tables, so no component wraps them all; their shared state is here. */
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

/** The text in the finder, and the rows of every table on the page. */
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

/** Registers the rows of a table while it is on the page. */
export function useSwitchRows(rows: readonly SwitchRow[]): void {
  useEffect(() => {
    update({rows: [...page.rows, ...rows]});
    return () => update({rows: page.rows.filter((row) => !rows.includes(row))});
  }, [rows]);
}
