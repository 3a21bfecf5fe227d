/**
 * Where the facts of this site come from. A page or an entry names a source by its id, so each title and each address is
 * in one place.
 *
 * To add one that you have read: write one object below the day in `errors.ts` if an entry of an error code names it,
 * otherwise in `pages.ts`; add the day if it is new, and move what you read again. An id is in lower case and starts with
 * the publisher, `ms-` for Microsoft. Leave out `publisher` and `kind` if the address tells them, as `publishers` lists. A
 * page that was not read isn't a source. Then name the id, and run `npm run check:content`.
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
export type SourceRow = Pick<Source, 'title' | 'url'> &
  Partial<Pick<Source, 'publisher' | 'kind'>>;

/**
 * - `documentation`: describes a product, and its maker publishes it
 * - `header`: a header file of Microsoft's Windows SDK
 * - `download`: gives out genuine files
 * - `data`: a collection of dates or builds, also by others if it names Microsoft's page for each
 * - `press`: the press, researchers, and other established third parties
 * - `community`: users, forums, and issues
 */
export type SourceKind =
  'documentation' | 'header' | 'download' | 'data' | 'press' | 'community';

/** The publisher at an address, and the kind of source. The first row that fits counts. */
const publishers: readonly (readonly [RegExp, string, SourceKind])[] = [
  [/\/learn\.microsoft\.com\//, 'Microsoft Learn', 'documentation'],
  [/\/support\.microsoft\.com\//, 'Microsoft Support', 'documentation'],
  [/\/MicrosoftDocs\/lifecycle-data/, 'Microsoft lifecycle data', 'data'],
  [
    /\/MicrosoftDocs\/[^/]+\/(?:issues|pull)\//,
    'Microsoft documentation feedback',
    'community',
  ],
  [/\/MicrosoftDocs\//, 'Microsoft documentation on GitHub', 'documentation'],
  [/\/github\.com\/[^/]+\/[^/]+\/issues\//, 'GitHub', 'community'],
  [/\/OfficeDocs-AlchemyInsights-pr/, 'Microsoft', 'documentation'],
  [/\/microsoft\/win32metadata\//, 'Microsoft Windows SDK', 'header'],
  [/\/endoflife-date\//, 'endoflife.date', 'data'],
  [/\/DataForGeeks\//, 'DataForGeeks', 'data'],
  [/\.microsoft\.com\/evalcenter\//, 'Microsoft Evaluation Center', 'download'],
  [/\/www\.microsoft\.com\//, 'Microsoft', 'documentation'],
  [/\/Mido\b/, 'Mido, a community downloader on GitHub', 'community'],
  [/\/blog\.talosintelligence\.com\//, 'Cisco Talos', 'press'],
  [/\/www\.windowscentral\.com\//, 'Windows Central', 'press'],
  [/\/winbuzzer\.com\//, 'WinBuzzer', 'press'],
  [/\.topedia\.com\//, 'Topedia', 'press'],
  [/\/softantenna\.com\//, 'SoftAntenna', 'press'],
  [/\/windowsforum\.com\//, 'WindowsForum', 'community'],
];

/** If neither the row nor its address tells the publisher and the kind, the publisher is empty. `npm run check:content` says so. */
function toSource(row: SourceRow, read: string): Source {
  const [, publisher = row.publisher, kind = row.kind] =
    publishers.find(([address]) => address.test(row.url)) ?? [];
  return kind
    ? {publisher: publisher ?? '', kind, ...row, read}
    : {...row, publisher: '', kind: 'community', read};
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
