/**
 * The license tables show all of `src/data/licenseStates.ts` on one page, so the components import it directly. Only the
 * sources, which all pages share, are selected here.
 */
import * as z from 'zod';
import {licenseChannels, licenseStateSources} from '../../data/licenseStates';
import {listSources} from '../sources/listSources';
import type {ShownSource} from '../sources/shownSource';
import {define} from './define';

export interface LicenseSourcesProps {
  sources: readonly ShownSource[];
}

/** `<LicenseStatusTable />` */
export const licenseStatusTable = define(
  z.strictObject({}),
  (): LicenseSourcesProps => ({sources: listSources(licenseStateSources)}),
);

/** `<LicenseChannelTable />` */
export const licenseChannelTable = define(
  z.strictObject({}),
  (): LicenseSourcesProps => ({
    sources: listSources(
      licenseChannels.flatMap(({source}) => (source ? [source] : [])),
    ),
  }),
);
