import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {DataTable} from '@site/src/components/ui/DataTable';
import type {DownloadSourceTableProps} from '@site/src/build/reference/downloadSourceTable';

type Product = DownloadSourceTableProps['products'][number];

function SourceName({name, url}: Product['downloads'][number]): ReactNode {
  const shown = <CodeText>{name}</CodeText>;
  return url ? <Link href={url}>{shown}</Link> : shown;
}

function ProductTable({name, downloads}: Product): ReactNode {
  return (
    <DataTable
      caption={`${name}: official sources`}
      columns={[
        {label: 'Source', isProse: true},
        {label: 'What it gives', isProse: true},
      ]}
      rows={downloads.map((download) => ({
        key: download.name,
        cells: [
          <SourceName {...download} />,
          [
            download.gives,
            download.needs && `You need ${download.needs}.`,
            download.note,
          ],
        ],
      }))}
    />
  );
}

function OverviewTable({products}: DownloadSourceTableProps): ReactNode {
  return (
    <DataTable
      caption="Every product: its page on this site and its official sources"
      columns={[{label: 'Product'}, {label: 'Official sources', isProse: true}]}
      rows={products.map(({id, name, page, isWithdrawn, downloads}) => ({
        key: id,
        cells: [
          <Link to={page}>{name}</Link>,
          <>
            {isWithdrawn && 'No public download any more.'}
            <ul>
              {downloads.map((download) => (
                <li key={download.name}>
                  <SourceName {...download} />:{' '}
                  <CodeText>{download.gives}</CodeText>
                </li>
              ))}
            </ul>
          </>,
        ],
      }))}
    />
  );
}

/** Where genuine installation files come from: the sources of one product, or an overview of all. */
export function DownloadSourceTable({
  products,
}: DownloadSourceTableProps): ReactNode {
  return products.length > 1 ? (
    <OverviewTable products={products} />
  ) : (
    <ProductTable {...products[0]!} />
  );
}
