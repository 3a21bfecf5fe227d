import type {ReactNode} from 'react';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import type {RequirementConfidence} from '@site/src/data/systemRequirements';
import type {RequirementsTableProps} from '@site/src/lib/reference/requirementsTable';

const basis: Readonly<Record<RequirementConfidence, string>> = {
  documented: 'Documented',
  reported: 'Reported',
  community: 'Community',
};

function RequirementSetTable({
  title,
  requirements,
  note,
}: RequirementsTableProps['sets'][number]): ReactNode {
  return (
    <TableRegion label={`Requirements of ${title}`}>
      <table>
        <caption>
          {title}: minimum requirements.{note && ` ${note}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Minimum</th>
            <th scope="col">Basis</th>
          </tr>
        </thead>
        <tbody>
          {requirements.map(({component, minimum, confidence}) => (
            <tr key={component}>
              <th scope="row">{component}</th>
              <td>{minimum}</td>
              <td>{basis[confidence]}</td>
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
