import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {DataTable} from '@site/src/components/ui/DataTable';
import type {AddressCheck} from '@site/src/data/downloadSources';
import {availabilityLabels} from '@site/src/lib/reference/availabilityLabels';
import type {
  DownloadSourceTableProps,
  ShownDownload,
  ShownProduct,
} from '@site/src/lib/reference/downloadSourceTable';
import styles from './styles.module.css';

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
    <DataTable
      label={`Official sources of ${name}`}
      caption={`${name}: official sources`}
      columns={[
        {label: 'Source', isProse: true},
        {label: 'What it gives', isProse: true},
        {label: 'Status'},
      ]}
      rows={downloads.map((download) => ({
        key: download.name,
        cells: [
          <SourceName {...download} />,
          <>
            {download.gives}{' '}
            {download.needs && (
              <span className={styles.note}>You need {download.needs}.</span>
            )}{' '}
            {download.note && (
              <span className={styles.note}>{download.note}</span>
            )}
          </>,
          status(download),
        ],
      }))}
    />
  );
}

function OverviewTable({
  products,
}: {
  products: readonly ShownProduct[];
}): ReactNode {
  return (
    <DataTable
      label="Official sources of every product"
      caption="Every product: its page on this site and its official sources"
      columns={[{label: 'Product'}, {label: 'Official sources', isProse: true}]}
      rows={products.map(({id, name, page, downloads}) => ({
        key: id,
        cells: [
          <Link to={page}>{name}</Link>,
          <ul className={styles.sources}>
            {downloads.map((download) => (
              <li key={download.name}>
                <SourceName {...download} />: {summary(download)}
              </li>
            ))}
          </ul>,
        ],
      }))}
    />
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
