import * as z from 'zod';
import {
  downloadProductIds,
  downloadProducts,
  type DownloadProduct,
  type DownloadSource,
} from '../../data/downloadSources';
import {define} from './define';

export type ShownDownload = Pick<
  DownloadSource,
  'name' | 'url' | 'gives' | 'needs' | 'note'
>;

export interface DownloadSourceTableProps {
  /** One product, or all. */
  products: readonly (Pick<
    DownloadProduct,
    'id' | 'name' | 'page' | 'isWithdrawn'
  > & {downloads: readonly ShownDownload[]})[];
}

export interface DownloadButtonProps {
  label: string;
  url: string;
}

export interface ProductTilesProps {
  products: readonly Pick<DownloadProduct, 'name' | 'page'>[];
}

const productId = z.enum(downloadProductIds);

/** `<DownloadSourceTable product="windows-11" />`; an overview of all products without `product`. */
export const downloadSourceTable = define(
  z.strictObject({product: productId.optional()}),
  ({product}): DownloadSourceTableProps => ({
    products: downloadProducts
      .filter(({id}) => product === undefined || id === product)
      .map(({id, name, page, isWithdrawn, downloads}) => ({
        id,
        name,
        page,
        isWithdrawn,
        downloads: downloads.map((download) => ({
          name: download.name,
          url: download.url,
          gives: download.gives,
          needs: download.needs,
          note: download.note,
        })),
      })),
  }),
);

/** `<DownloadButton product="windows-11" />`: the first source of the product that has a `button`. */
export const downloadButton = define(
  z.strictObject({product: productId}),
  ({product}): DownloadButtonProps => {
    const {downloads} = downloadProducts.find(({id}) => id === product)!;
    for (const {button, url} of downloads) {
      if (button !== undefined && url !== null) {
        return {label: button, url};
      }
    }
    throw new RangeError(`no source of "${product}" has a "button"`);
  },
);

/** `<ProductTiles />` */
export const productTiles = define(
  z.strictObject({}),
  (): ProductTilesProps => ({
    products: downloadProducts
      .filter(({isMain}) => isMain)
      .map(({name, page}) => ({name, page})),
  }),
);
