import type {ReactNode} from 'react';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import {
  featureChannels,
  officeLicensing,
  officeMedia,
  officeProducts,
  officeSources,
  officeVersion,
} from '@site/src/data/officeProducts';
import type {
  OfficeGeneration,
  OfficeProduct,
} from '@site/src/data/officeProducts';
import styles from './styles.module.css';

interface Props {
  /** Version line. Without it every product is shown. */
  generation?: OfficeGeneration;
}

function selectProducts(generation?: string): readonly OfficeProduct[] {
  const products = officeProducts.filter(
    (product) => !generation || product.generation === generation,
  );
  if (products.length === 0) {
    const known = new Set(officeProducts.map((product) => product.generation));
    throw new RangeError(
      `OfficeProductTable: no products of generation "${String(generation)}". Use one of "${[...known].join('", "')}".`,
    );
  }
  return products;
}

/** The channels in few words: the six feature channels are named as one. */
function channelText({channels, isChannelAssumed}: OfficeProduct): string {
  const hasFeatures = featureChannels.every((id) => channels.includes(id));
  const own = hasFeatures
    ? channels.filter((id) => !featureChannels.some((other) => other === id))
    : channels;
  const names = [...own, ...(hasFeatures ? ['any feature channel'] : [])];
  return `${names.join(', ')}${isChannelAssumed ? ' (assumed)' : ''}`;
}

/** Product IDs for the Office Deployment Tool with the channels they can use. */
export function OfficeProductTable({generation}: Props): ReactNode {
  const products = selectProducts(generation);
  const title =
    generation === 'Microsoft 365' || !generation
      ? `${generation ?? 'Office'} product IDs`
      : `Office ${generation} product IDs`;
  return (
    <>
      <TableRegion label={title}>
        <table>
          <caption>{title} for the Office Deployment Tool</caption>
          <thead>
            <tr>
              <th scope="col">Product ID</th>
              <th scope="col">Product</th>
              <th scope="col">License</th>
              <th scope="col">Channel</th>
              <th scope="col">Genuine files from</th>
              <th scope="col">Basis</th>
            </tr>
          </thead>
          <tbody>
            {products.map((product) => (
              <tr key={product.id}>
                <th scope="row">
                  <code>{product.id}</code>
                </th>
                <td>
                  {product.product}
                  {product.note && (
                    <span className={styles.note}>{product.note}</span>
                  )}
                </td>
                <td>{officeLicensing[product.licensing]}</td>
                <td>{channelText(product)}</td>
                <td>
                  {product.media ? officeMedia[product.media] : 'Not stated'}
                </td>
                <td>
                  {product.confidence === 'documented'
                    ? 'Documented'
                    : 'Third-party list; check before use'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <p className={styles.legend}>
        Every one of these products reports version {officeVersion}.
        {products.some(({isChannelAssumed}) => isChannelAssumed) &&
          ' Assumed: no page read lists the channels of these retail products; Current is the default of the tool.'}
      </p>
      <SourceLinks
        subject="this table"
        sources={products.map(({source}) => officeSources[source])}
      />
    </>
  );
}
