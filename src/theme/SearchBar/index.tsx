/** Replaces SearchBar (3.6.1): the classic theme leaves this slot of the navbar empty. */
import type {ReactNode} from 'react';
import {SearchButton} from '@site/src/components/search/SearchButton';

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
