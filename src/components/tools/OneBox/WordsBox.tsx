import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {belowBase} from '@site/src/lib/routes/routes';
import {wordsOfPath} from '@site/src/lib/routes/wordsOfPath';
import {OneBox} from '.';

/** The box, with the words of an address that no page has. */
export function WordsBox(): ReactNode {
  const {pathname} = useLocation();
  const words = wordsOfPath(belowBase(pathname, useBaseUrl('/')));
  return <OneBox key={pathname} start={words} />;
}
