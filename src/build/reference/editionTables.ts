/**
 * The edition tables show all of `src/data/editionPaths.ts` on one page, so the components import it directly. Only the
 * sources, which all pages share, are selected here.
 */
import * as z from 'zod';
import {
  clientEditions,
  editionPaths,
  licenseTerms,
  nKnRules,
  sModePaths,
  serverConversions,
  type ClientEdition,
} from '../../data/editionPaths';
import {sources, type SourceId} from '../../data/sources';
import {define} from './define';
import {shownSource} from '../../lib/text/shownSource';

/** `<EditionPathFinder />`: answers for any two editions, so it needs the sources of all paths. */
export const editionPathFinder = define(z.strictObject({}), () => {
  const rows = [
    editionPaths,
    sModePaths,
    nKnRules,
    serverConversions,
    licenseTerms,
  ].flat();
  const ids = rows.flatMap((row): readonly SourceId[] => row.sources);
  return {
    /** Every source of a path, by id. */
    sources: Object.fromEntries(
      ids.map((id) => [id, shownSource(sources[id])]),
    ),
  };
});
export type EditionPathFinderProps = ReturnType<typeof editionPathFinder>;

export type EditionPathTableProps =
  | {kind: 'client'; from: ClientEdition}
  | {kind: 's-mode' | 'n-kn' | 'server'; from?: undefined};

/** `<EditionPathTable kind="client" from="Home" />`; the other kinds have no `from`. */
export const editionPathTable = define(
  z.discriminatedUnion('kind', [
    z.strictObject({kind: z.literal('client'), from: z.enum(clientEditions)}),
    z.strictObject({kind: z.enum(['s-mode', 'n-kn', 'server'])}),
  ]),
  (attributes): EditionPathTableProps => attributes,
);
