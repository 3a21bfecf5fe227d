import * as z from 'zod';
import {downloadProductIds, downloadProducts} from '../../data/downloadSources';
import {define} from './define';

const productId = z.enum(downloadProductIds);

/** `<DownloadSourceTable product="windows-11" />`; an overview of all products without `product`. */
export const downloadSourceTable = define(
  z.strictObject({product: productId.optional()}),
  ({product}) => ({
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
export type DownloadSourceTableProps = ReturnType<typeof downloadSourceTable>;

/** `<DownloadButton product="windows-11" />`: the first source of the product that has a `button`. */
export const downloadButton = define(
  z.strictObject({product: productId}),
  ({product}) => {
    const {downloads} = downloadProducts.find(({id}) => id === product)!;
    for (const {button, url} of downloads) {
      if (button !== undefined && url !== null) {
        return {label: button, url};
      }
    }
    throw new RangeError(`no source of "${product}" has a "button"`);
  },
);
export type DownloadButtonProps = ReturnType<typeof downloadButton>;

/** `<ProductTiles />` */
export const productTiles = define(z.strictObject({}), () => ({
  products: downloadProducts
    .filter(({isMain}) => isMain)
    .map(({name, page}) => ({name, page})),
}));
export type ProductTilesProps = ReturnType<typeof productTiles>;
