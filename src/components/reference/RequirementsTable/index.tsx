import type {ReactNode} from 'react';
import {Evidence} from '@site/src/components/reference/Evidence';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {DataTable} from '@site/src/components/ui/DataTable';
import type {RequirementsTableProps} from '@site/src/lib/reference/requirementsTable';

function RequirementSetTable({
  title,
  requirements,
  note,
}: RequirementsTableProps['sets'][number]): ReactNode {
  const kinds = new Set(requirements.map(({evidence}) => evidence));
  // Once for all rows if they have the same.
  const [shared] = kinds.size === 1 ? kinds : [];
  return (
    <DataTable
      label={`Requirements of ${title}`}
      caption={`${title}: minimum requirements`}
      note={
        (shared ?? note) && (
          <>
            {shared && <Evidence kind={shared} />} {note}
          </>
        )
      }
      columns={[{label: 'Component'}, {label: 'Minimum', isProse: true}]}
      rows={requirements.map(({component, minimum, evidence}) => ({
        key: component,
        cells: [
          component,
          <>
            {minimum} {evidence && !shared && <Evidence kind={evidence} />}
          </>,
        ],
      }))}
    />
  );
}

/** The minimum hardware and software of a product: one table per set of requirements. */
export function RequirementsTable({
  sets,
  sources,
}: RequirementsTableProps): ReactNode {
  return (
    <>
      {sets.map((set) => (
        <RequirementSetTable key={set.id} {...set} />
      ))}
      <SourceLinks subject="these requirements" sources={sources} />
    </>
  );
}
