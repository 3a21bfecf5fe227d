import type {ReactNode} from 'react';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import {wordsOfPath} from '@site/src/lib/routes/wordsOfPath';
import {OneBox} from '.';

/** The box, with the words of an address that no page has. */
export function WordsBox(): ReactNode {
  const route = useLocalPathname();
  return <OneBox key={route} start={wordsOfPath(route)} />;
}
