import type {ReactNode} from 'react';
import {DataTable} from '@site/src/components/ui/DataTable';
import type {RequirementsTableProps} from '@site/src/build/reference/requirementsTable';

/** The minimum hardware and software of a product: one table per set of requirements. */
export function RequirementsTable({sets}: RequirementsTableProps): ReactNode {
  return sets.map(({id, title, requirements, note}) => (
    <DataTable
      key={id}
      caption={`${title}: minimum requirements`}
      note={note}
      columns={[{label: 'Component'}, {label: 'Minimum', isProse: true}]}
      rows={requirements.map(({component, minimum}) => ({
        key: component,
        cells: [component, minimum],
      }))}
    />
  ));
}
