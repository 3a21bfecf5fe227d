import {useEffect, useMemo, useSyncExternalStore} from 'react';
import {
  findSwitches,
  type SearchedSwitch,
} from '@site/src/lib/switches/findSwitches';

/** A row of a switch table. */
export interface SwitchRow extends SearchedSwitch {
  /** URL fragment of the row. */
  anchor: string;
  /** Caption of its table. */
  table: string;
  /** A complete command line. */
  example: string;
  /** What to know before using it. */
  note?: string;
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

/** The text in the finder, the rows of every table on the page, and those that fit the text, best first. */
export function useSwitches(): Page & {found: readonly SwitchRow[]} {
  const {query, rows} = useSyncExternalStore(
    subscribe,
    () => page,
    () => empty,
  );
  const found = useMemo(() => findSwitches(query, rows), [query, rows]);
  return {query, rows, found};
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
