import type {LoadContext, Plugin} from '@docusaurus/types';
import {ReportContentFaults} from './ReportContentFaults';

/** Shows the results of the content checks in an overlay while `npm start` runs. */
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
