/**
 * How the search does with queries of each kind that its words were not collected for: a report without a threshold.
 * `npm run report:search` prints it, with the queries that have no right page among the first three.
 */
import {expect, test} from 'vitest';
import rows from '../fixtures/searchQueries.json';
import {builtEngine, sharesOf} from '../support/builtSearch';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

test('the search', async () => {
  const engine = await builtEngine();
  const kinds = ['all', ...new Set(rows.map(({kind}) => kind))];
  const lines = kinds.map((kind) => {
    const own = rows.filter((row) => kind === 'all' || row.kind === kind);
    const {first, amongThree, empty, missed} = sharesOf(engine, own);
    return `${kind}: ${own.length} queries, first ${percent(first)}, among three ${percent(amongThree)}, empty ${percent(empty)}. ${missed.map(({query}) => query).join('; ')}`;
  });
  expect(lines).not.toEqual([]);
  process.stdout.write(`${lines.slice(1).join('\n')}\n${lines[0]!}\n`);
});
