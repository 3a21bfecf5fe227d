import type {ReactNode} from 'react';
import {SourceList} from '@site/src/components/reference/SourceList';
import {TableRegion} from '@site/src/components/ui/TableRegion';
import {
  requirementProducts,
  systemRequirements,
} from '@site/src/data/systemRequirements';
import type {
  RequirementConfidence,
  RequirementProduct,
  RequirementSet,
} from '@site/src/data/systemRequirements';

interface Props {
  product: RequirementProduct;
}

const basis: Readonly<Record<RequirementConfidence, string>> = {
  read: 'Microsoft documentation',
  secondary: 'Quoted from Microsoft by a third party, not confirmed',
  'general-knowledge': 'General knowledge, no source read',
};

function selectSets(product: string): readonly RequirementSet[] {
  const sets = systemRequirements.filter(({products}) =>
    products.some((name) => name === product),
  );
  if (sets.length === 0) {
    throw new RangeError(
      `The requirements have no product "${product}". Use one of "${requirementProducts.join('", "')}".`,
    );
  }
  return sets;
}

function RequirementSetTable({
  title,
  requirements,
  note,
}: RequirementSet): ReactNode {
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

/** The minimum hardware and software of a product: one table for each release that differs. */
export function RequirementsTable({product}: Props): ReactNode {
  const sets = selectSets(product);
  return (
    <>
      {sets.map((set) => (
        <RequirementSetTable key={set.id} {...set} />
      ))}
      <SourceList
        subject="these requirements"
        ids={sets.flatMap((set) => set.sources)}
      />
    </>
  );
}
