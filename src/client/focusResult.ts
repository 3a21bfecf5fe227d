/**
 * Client module: moves the focus to the section that a result of the search leads to. A dialog that closes returns it to the
 * button that opened it, and Docusaurus moves it for an address without a hash only.
 */
import type {ClientModule} from '@docusaurus/types';
import {followed} from '@site/src/components/search/followed';

const clientModule: ClientModule = {
  onRouteDidUpdate({location: {hash}}) {
    const section =
      followed.isPending &&
      document.getElementById(decodeURIComponent(hash.slice(1)));
    if (section) {
      section.tabIndex = -1;
      section.focus({preventScroll: true});
    }
    followed.isPending = false;
  },
};

export default clientModule;
