import {publishers, type SourceKind} from './publishers';

/**
 * Where the facts of this site come from. A page or an entry names a source by its id, so each title and each address is
 * in one place.
 *
 * To add one that you have read: write one object below the day in `errors.ts` if an entry of an error code names it,
 * otherwise in `pages.ts`; add the day if it is new, and move what you read again. An id is in lower case and starts with
 * the publisher, `ms-` for Microsoft. If its address is new, say in `publishers.ts` whose it is. A page that was not read
 * isn't a source. Then name the id, and run `npm run check:content`.
 */
export interface Source {
  /** The title that the page itself has, without the publisher; the date of a copy in parentheses. */
  title: string;
  /** Public https address. Link a file of a repository only if the address of its published page is uncertain. */
  url: string;
  /** Shown before the title. */
  publisher: string;
  kind: SourceKind;
  /**
   * ISO date on which somebody last read it for this site. Sources from before this field have the date on which the
   * facts of the page or module that names them were last checked.
   */
  read: string;
}

/** A source as it is written down, without what its address and its list tell. */
type SourceRow = Pick<Source, 'title' | 'url'>;

const addresses = Object.entries(publishers).flatMap(([kind, starts]) =>
  Object.entries(starts).map(([start, publisher]) => ({
    kind: kind as SourceKind,
    publisher,
    address: new RegExp(
      `^https://${start.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}`,
    ),
  })),
);

/** If `publishers.ts` does not have the address, the publisher is empty. `npm run check:content` says so. */
function toSource(row: SourceRow, read: string): Source {
  const {publisher = '', kind = 'community'} =
    addresses.find(({address}) => address.test(row.url)) ?? {};
  return {...row, publisher, kind, read};
}

/** The sources that were read on a day, each with all its fields. */
export function readOn<Id extends string>(
  day: string,
  rows: Readonly<Record<Id, SourceRow>>,
): Readonly<Record<Id, Source>> {
  return Object.fromEntries(
    Object.entries<SourceRow>(rows).map(([id, row]) => [
      id,
      toSource(row, day),
    ]),
  ) as Record<Id, Source>;
}
