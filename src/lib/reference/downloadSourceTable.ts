import * as z from 'zod';
import {
  downloadProductIds,
  downloadProducts,
  type DownloadProduct,
  type DownloadSource,
} from '../../data/downloadSources';
import {availabilityLabels} from './availabilityLabels';
import {define} from './define';
import {listSources} from '../sources/listSources';
import type {ShownSource} from '../sources/shownSource';

export type ShownDownload = Omit<DownloadSource, 'sources'>;

export interface ShownProduct extends Omit<DownloadProduct, 'downloads'> {
  downloads: readonly ShownDownload[];
}

export interface DownloadSourceTableProps {
  /** One product in detail, or an overview of all. */
  kind: 'product' | 'overview';
  products: readonly ShownProduct[];
  sources: readonly ShownSource[];
}

export interface ProductTilesProps {
  products: readonly (Pick<DownloadProduct, 'name' | 'page'> & {
    /** Whether the best source still offers it. */
    offer: string;
  })[];
}

function withoutSources({
  downloads,
  ...product
}: DownloadProduct): ShownProduct {
  return {
    ...product,
    downloads: downloads.map(({sources, ...shown}) => (void sources, shown)),
  };
}

/** `<DownloadSourceTable product="windows-11" />`; an overview of all products without `product`. */
export const downloadSourceTable = define(
  z.strictObject({product: z.string().optional()}),
  ({product}): DownloadSourceTableProps => {
    const selected = downloadProducts.filter(
      ({id}) => product === undefined || id === product,
    );
    if (selected.length === 0) {
      throw new RangeError(
        `the download sources have no product "${String(product)}". Use one of "${downloadProductIds.join('", "')}".`,
      );
    }
    return {
      kind: product === undefined ? 'overview' : 'product',
      products: selected.map(withoutSources),
      sources: listSources(
        selected.flatMap(({downloads}) =>
          downloads.flatMap((download) => download.sources),
        ),
      ),
    };
  },
);

/** `<ProductTiles />` */
export const productTiles = define(
  z.strictObject({}),
  (): ProductTilesProps => ({
    products: downloadProducts.map(({name, page, downloads: [best]}) => ({
      name,
      page,
      offer: availabilityLabels[best!.availability],
    })),
  }),
);
