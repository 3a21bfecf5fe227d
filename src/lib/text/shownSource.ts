import type {Source} from '../../data/sources/source';

/** The parts of a source that a page shows. Nothing else ends up in the page. */
export interface ShownSource {
  /** With the publisher: "Microsoft Learn: KMS activation planning". */
  title: string;
  /** Public https address. */
  url: string;
}

export function shownSource({publisher, title, url}: Source): ShownSource {
  return {title: `${publisher}: ${title}`, url};
}
