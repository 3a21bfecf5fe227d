import type {ReactNode} from 'react';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {Code} from '@site/src/components/ui/Code';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import type {OfficeChannelTableProps} from '@site/src/lib/reference/officeTables';

/** Update channels of Office, who uses them, and how long one version is supported. */
export function OfficeChannelTable({
  channels,
  sources,
}: OfficeChannelTableProps): ReactNode {
  return (
    <>
      <TableRegion label="Office update channels">
        <table>
          <caption>
            Office update channels, and how long one version is supported
          </caption>
          <thead>
            <tr>
              <th scope="col">Channel value</th>
              <th scope="col">Used by</th>
              <th scope="col">Support of one version</th>
            </tr>
          </thead>
          <tbody>
            {channels.map(({id, usedBy, support}) => (
              <tr key={id}>
                <th scope="row">
                  <Code>{id}</Code>
                </th>
                <td>{usedBy}</td>
                <td>{support ?? 'Not stated'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
      <SourceLinks subject="this table" sources={sources} />
    </>
  );
}
