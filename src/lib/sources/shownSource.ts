import type {Source} from '../../data/sources/source';

/** What a page shows of a source, and all that it carries. */
export interface ShownSource {
  /** With the publisher: "Microsoft Learn: KMS activation planning". */
  title: string;
  /** Public https address. */
  url: string;
}

export function shownSource({publisher, title, url}: Source): ShownSource {
  return {title: `${publisher}: ${title}`, url};
}
