import {titlesFile, type PageTitle} from '../../../lib/routes/pageTitles';
import {writeBuilt, type BuiltSite} from '../pages';

export function listTitles({pages}: Pick<BuiltSite, 'pages'>): PageTitle[] {
  return pages.flatMap(({route, content: {title}}) =>
    title ? {route, title} : [],
  );
}

/** Writes the titles of all pages, which the not-found page loads. */
export const writePageTitles = (site: BuiltSite): Promise<void> =>
  writeBuilt(site, titlesFile, JSON.stringify(listTitles(site)));
