/** Replaces SearchBar (3.6.1): the classic theme leaves this slot of the navbar empty. */
export {SearchButton as default} from '@site/src/components/search/SearchButton';
