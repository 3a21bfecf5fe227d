import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import type {AddressCheck, Availability} from '@site/src/data/downloadSources';
import type {
  DownloadSourceTableProps,
  ShownDownload,
  ShownProduct,
} from '@site/src/lib/reference/downloadSourceTable';
import styles from './styles.module.css';

const availabilityLabels: Readonly<Record<Availability, string>> = {
  offered: 'Offered',
  varies: 'Where still available',
  withdrawn: 'No longer public',
};

/** The mark of an address that Microsoft does not document. */
const addressMarks: Readonly<Record<AddressCheck, string | null>> = {
  documented: null,
  'in-use': 'address: reported',
  'not-opened': 'address: community',
};

function SourceName({name, url}: ShownDownload): ReactNode {
  return url ? <Link href={url}>{name}</Link> : name;
}

function status({availability, addressCheck}: ShownDownload): string {
  const offer = availabilityLabels[availability];
  const mark = addressCheck && addressMarks[addressCheck];
  return mark ? `${offer}; ${mark}` : offer;
}

/** One row of the overview; the product's page has the details. */
function summary({availability, gives}: ShownDownload): string {
  switch (availability) {
    case 'withdrawn':
      return 'no longer public';
    case 'varies':
      return `${gives}, where still available`;
    default:
      return gives;
  }
}

function ProductTable({name, downloads}: ShownProduct): ReactNode {
  return (
    <TableRegion label={`Official sources of ${name}`}>
      <table className={styles.table}>
        <caption>{name}: official sources</caption>
        <thead>
          <tr>
            <th scope="col">Source</th>
            <th scope="col">What it gives</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {downloads.map((download) => (
            <tr key={download.name}>
              <th scope="row">
                <SourceName {...download} />
              </th>
              <td>
                {download.gives}{' '}
                {download.needs && (
                  <span className={styles.note}>
                    You need {download.needs}.
                  </span>
                )}{' '}
                {download.note && (
                  <span className={styles.note}>{download.note}</span>
                )}
              </td>
              <td>{status(download)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

function OverviewTable({
  products,
}: {
  products: readonly ShownProduct[];
}): ReactNode {
  return (
    <TableRegion label="Official sources of every product">
      <table className={styles.table}>
        <caption>
          Every product: its page on this site and its official sources
        </caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Official sources</th>
          </tr>
        </thead>
        <tbody>
          {products.map(({id, name, page, downloads}) => (
            <tr key={id}>
              <th scope="row">
                <Link to={page}>{name}</Link>
              </th>
              <td>
                <ul className={styles.sources}>
                  {downloads.map((download) => (
                    <li key={download.name}>
                      <SourceName {...download} />: {summary(download)}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}

/** Where genuine installation files come from: the sources of one product, or an overview of all. */
export function DownloadSourceTable({
  kind,
  products,
  sources,
}: DownloadSourceTableProps): ReactNode {
  return (
    <>
      {kind === 'overview' ? (
        <OverviewTable products={products} />
      ) : (
        products.map((product) => (
          <ProductTable key={product.id} {...product} />
        ))
      )}
      <SourceLinks subject="this table" sources={sources} />
    </>
  );
}
