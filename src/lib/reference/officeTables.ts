import * as z from 'zod';
import type {EvidenceKind} from '../../data/evidence';
import {
  featureChannels,
  officeChannels,
  officeLicensing,
  officeMedia,
  officeProducts,
  officeVersion,
  type OfficeChannel,
  type OfficeProduct,
} from '../../data/officeProducts';
import {define} from './define';
import {listSources} from '../sources/listSources';
import type {ShownSource} from '../sources/shownSource';

export interface OfficeProductRow {
  /** Value of `Product ID` in configuration.xml. */
  id: string;
  product: string;
  note?: string;
  license: string;
  /** Short text; includes "(inferred)" if the channels are assumed. */
  channels: string;
  /** Where genuine files come from; absent if the sources do not say. */
  media?: string;
  /** Absent if a page of Microsoft lists the ID. */
  evidence?: EvidenceKind;
}

export interface OfficeProductTableProps {
  title: string;
  /** The version that all of the products report. */
  version: string;
  hasAssumedChannel: boolean;
  rows: readonly OfficeProductRow[];
  sources: readonly ShownSource[];
}

/** The channels as a short text. The six feature channels are combined. */
function channelText({channels, isChannelAssumed}: OfficeProduct): string {
  const hasFeatures = featureChannels.every((id) => channels.includes(id));
  const own = hasFeatures
    ? channels.filter((id) => !featureChannels.some((other) => other === id))
    : channels;
  const names = [...own, ...(hasFeatures ? ['any feature channel'] : [])];
  return `${names.join(', ')}${isChannelAssumed ? ' (inferred)' : ''}`;
}

function titleOf(generation?: string): string {
  if (!generation) {
    return 'Office product IDs';
  }
  return generation === 'Microsoft 365'
    ? 'Microsoft 365 product IDs'
    : `Office ${generation} product IDs`;
}

/** `<OfficeProductTable generation="2024" />`; every product without `generation`. */
export const officeProductTable = define(
  z.strictObject({generation: z.string().optional()}),
  ({generation}): OfficeProductTableProps => {
    const products = officeProducts.filter(
      (product) => !generation || product.generation === generation,
    );
    if (products.length === 0) {
      const known = new Set(
        officeProducts.map((product) => product.generation),
      );
      throw new RangeError(
        `no products of generation "${String(generation)}". Use one of "${[...known].join('", "')}".`,
      );
    }
    return {
      title: titleOf(generation),
      version: officeVersion,
      hasAssumedChannel: products.some((product) => product.isChannelAssumed),
      rows: products.map((product) => ({
        id: product.id,
        product: product.product,
        note: product.note,
        license: officeLicensing[product.licensing],
        channels: channelText(product),
        media: product.media && officeMedia[product.media],
        evidence: product.evidence,
      })),
      sources: listSources(products.map(({source}) => source)),
    };
  },
);

export interface OfficeChannelTableProps {
  channels: readonly Omit<OfficeChannel, 'source'>[];
  sources: readonly ShownSource[];
}

/** `<OfficeChannelTable />`: the update channels. */
export const officeChannelTable = define(
  z.strictObject({}),
  (): OfficeChannelTableProps => ({
    channels: officeChannels.map(({id, usedBy, support}) => ({
      id,
      usedBy,
      support,
    })),
    sources: listSources(officeChannels.map(({source}) => source)),
  }),
);
