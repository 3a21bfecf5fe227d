/**
 * Where the facts of this site come from. A page or an entry names a source by its id, so each title and each address is
 * in one place.
 *
 * To add one that you have read: write one object at the top of the list in `errors.ts` if an entry of an error code names
 * it, otherwise in `pages.ts`. Its id is in lower case and starts with the publisher, `ms-` for Microsoft. A page that was
 * not read is no source. Then name the id, and run `npm run check:content`.
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
