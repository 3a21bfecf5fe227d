import type {startSearch} from '@site/src/components/search/startSearch';
import {indexFile} from '@site/src/lib/search/indexFile';
import type {SearchFile} from '@site/src/lib/search/records';

/** Everything that the search needs beyond the button and the empty dialog. */
export type LoadedSearch = ReturnType<typeof startSearch>;

/** Milliseconds for a server to begin its answer. */
const patience = 10_000;

/** Rejects if the server reports a fault, or does not begin its answer in time. */
export async function fetchInTime(
  url: string,
  milliseconds: number,
  cache: RequestCache = 'default',
): Promise<Response> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), milliseconds);
  const response = await fetch(url, {cache, signal: controller.signal}).finally(
    () => clearTimeout(timer),
  );
  if (!response.ok) {
    throw new Error(`${url} answered with status ${response.status}.`);
  }
  return response;
}

async function load(baseUrl: string): Promise<LoadedSearch> {
  const script = import(
    /* webpackChunkName: "search" */ '@site/src/components/search/startSearch'
  );
  // A failure of both is reported once.
  script.catch(() => undefined);
  // Its name stays, so the browser asks whether its copy is still current.
  const index = await fetchInTime(baseUrl + indexFile, patience, 'no-cache');
  const file = (await index.json()) as SearchFile;
  const {startSearch} = await script;
  return startSearch(file);
}

let loading: Promise<LoadedSearch> | null = null;

/**
 * Loads the result list, engine and index once; after a failure the next call tries again. Nothing else imports the engine or
 * requests the index, so neither loads until someone searches.
 */
export function loadSearch(baseUrl: string): Promise<LoadedSearch> {
  loading ??= load(baseUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
