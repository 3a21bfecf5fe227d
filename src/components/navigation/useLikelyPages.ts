import {useEffect, useState} from 'react';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {titlesFile, type PageTitle} from '@site/src/lib/routes/pageTitles';

async function findLikely(
  route: string,
  baseUrl: string,
): Promise<PageTitle[]> {
  const [{nearestPages}, response] = await Promise.all([
    import(
      /* webpackChunkName: "nearest-pages" */ '@site/src/lib/search/nearestPages'
    ),
    fetch(baseUrl + titlesFile),
  ]);
  const titles = (await response.json()) as readonly PageTitle[];
  return nearestPages(route.slice(1), titles);
}

/**
 * The pages that an unknown address was most likely meant for. Computed in the browser only: one file, 404.html, serves
 * every unknown address. What finds them is loaded on demand, because every page's frame contains this code. If it does
 * not load, nothing is suggested.
 */
export function useLikelyPages(): readonly PageTitle[] {
  const route = useLocalPathname();
  const baseUrl = useBaseUrl('/');
  const [likely, setLikely] = useState<readonly PageTitle[]>([]);

  useEffect(() => {
    let isCurrent = true;
    findLikely(route, baseUrl).then(
      (pages) => isCurrent && setLikely(pages),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [route, baseUrl]);

  return likely;
}
