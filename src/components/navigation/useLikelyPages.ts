import {useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {belowBase} from '@site/src/lib/routes/routes';
import {
  parseTitles,
  titlesFile,
  type PageTitle,
} from '@site/src/lib/routes/pageTitles';

async function findLikely(
  pathname: string,
  baseUrl: string,
): Promise<PageTitle[]> {
  const [{nearestPages}, response] = await Promise.all([
    import(
      /* webpackChunkName: "nearest-pages" */ '@site/src/lib/search/nearestPages'
    ),
    fetch(baseUrl + titlesFile),
  ]);
  return nearestPages(
    belowBase(pathname, baseUrl).slice(1),
    parseTitles(await response.json()),
  );
}

/**
 * The pages that an unknown address was most likely meant for. Computed in the browser only: one file, 404.html, serves
 * every unknown address. What finds them is loaded on demand, because every page's frame contains this code. If it does
 * not load, nothing is suggested.
 */
export function useLikelyPages(): readonly PageTitle[] {
  const {pathname} = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [likely, setLikely] = useState<readonly PageTitle[]>([]);

  useEffect(() => {
    let isCurrent = true;
    findLikely(pathname, baseUrl).then(
      (pages) => isCurrent && setLikely(pages),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [pathname, baseUrl]);

  return likely;
}
