import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

type LayOut = typeof import('./layOut');
type Maps = Awaited<ReturnType<LayOut['layOutMaps']>>;

/**
 * Lays out the maps of the edition changes and writes them to `@generated/edition-maps/default/maps.json`, which only
 * their component imports. A plugin does this because the layout library answers later, while the selectors of
 * `reference-data` and React's rendering cannot wait; and so that the library (1.5 MB) stays out of the bundle.
 */
export default function editionMaps({siteDir}: LoadContext): Plugin<Maps> {
  return {
    name: 'edition-maps',
    getPathsToWatch: () => [
      path.join(siteDir, 'src/data/edition*.ts'),
      path.join(siteDir, 'src/lib/drawings/editionMap.ts'),
    ],
    async loadContent() {
      const {layOutMaps} = (await loadFreshModule(
        path.join(__dirname, 'layOut.ts'),
      )) as LayOut;
      return layOutMaps();
    },
    async contentLoaded({content, actions}) {
      await actions.createData('maps.json', content);
    },
  };
}
