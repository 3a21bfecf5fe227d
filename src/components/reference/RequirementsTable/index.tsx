import type {ReactNode} from 'react';
import {Evidence} from '@site/src/components/reference/Evidence';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import type {RequirementsTableProps} from '@site/src/lib/reference/requirementsTable';
import styles from './styles.module.css';

function RequirementSetTable({
  title,
  requirements,
  note,
}: RequirementsTableProps['sets'][number]): ReactNode {
  const kinds = new Set(requirements.map(({evidence}) => evidence));
  // Once for all rows if they have the same.
  const [shared] = kinds.size === 1 ? kinds : [];
  return (
    <TableRegion label={`Requirements of ${title}`}>
      <table>
        <caption>
          {title}: minimum requirements {shared && <Evidence kind={shared} />}
          {note && <span className={styles.note}>{note}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Minimum</th>
          </tr>
        </thead>
        <tbody>
          {requirements.map(({component, minimum, evidence}) => (
            <tr key={component}>
              <th scope="row">{component}</th>
              <td>
                {minimum} {evidence && !shared && <Evidence kind={evidence} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
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
