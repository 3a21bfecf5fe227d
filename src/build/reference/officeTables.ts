import * as z from 'zod';
import {
  featureChannels,
  officeChannels,
  officeLicensing,
  officeMedia,
  officeProducts,
  officeVersion,
  type OfficeProduct,
} from '../../data/officeProducts';
import {define} from './define';

/** The channels as a short text. The six feature channels are combined. */
function channelText({channels}: OfficeProduct): string {
  const hasFeatures = featureChannels.every((id) => channels.includes(id));
  const own = hasFeatures
    ? channels.filter((id) => !featureChannels.some((other) => other === id))
    : channels;
  const names = [...own, ...(hasFeatures ? ['any feature channel'] : [])];
  return names.join(', ');
}

function titleOf(generation: string): string {
  return generation === 'Microsoft 365'
    ? 'Microsoft 365 product IDs'
    : `Office ${generation} product IDs`;
}

/** `<OfficeProductTable generation="2024" />` */
export const officeProductTable = define(
  z.strictObject({
    generation: z.enum([
      ...new Set(officeProducts.map((product) => product.generation)),
    ]),
  }),
  ({generation}) => ({
    title: titleOf(generation),
    /** The version that all of the products report. */
    version: officeVersion,
    rows: officeProducts
      .filter((product) => product.generation === generation)
      .map((product) => ({
        /** Value of `Product ID` in configuration.xml. */
        id: product.id,
        product: product.product,
        note: product.note,
        license: officeLicensing[product.licensing],
        channels: channelText(product),
        /** Where genuine files come from; absent if the sources do not say. */
        media: officeMedia[product.licensing],
      })),
  }),
);
export type OfficeProductTableProps = ReturnType<typeof officeProductTable>;

/** `<OfficeChannelTable />`: the update channels. */
export const officeChannelTable = define(z.strictObject({}), () => ({
  channels: officeChannels.map(({id, usedBy, support}) => ({
    id,
    usedBy,
    support,
  })),
}));
export type OfficeChannelTableProps = ReturnType<typeof officeChannelTable>;
