import type {LoadContext, Plugin} from '@docusaurus/types';
import {ReportContentFaults} from './ReportContentFaults';

/** Shows over the page, while `npm start` runs, what the content checks say about the texts. */
export default function contentFaultsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-faults',
    configureWebpack({mode}, isServer) {
      return mode === 'development' && !isServer
        ? {plugins: [new ReportContentFaults(siteDir)]}
        : {};
    },
  };
}
