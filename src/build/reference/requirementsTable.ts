import * as z from 'zod';
import {
  requirementProducts,
  systemRequirements,
  type Requirement,
  type RequirementSet,
} from '../../data/systemRequirements';
import {define} from './define';

export interface RequirementsTableProps {
  sets: readonly (Pick<RequirementSet, 'id' | 'title' | 'note'> & {
    requirements: readonly Pick<Requirement, 'component' | 'minimum'>[];
  })[];
}

/** `<RequirementsTable product="Windows 11" />`: one table for each release with different requirements. */
export const requirementsTable = define(
  z.strictObject({product: z.string()}),
  ({product}): RequirementsTableProps => {
    const sets = systemRequirements.filter(({products}) =>
      products.some((name) => name === product),
    );
    if (sets.length === 0) {
      throw new RangeError(
        `the requirements have no product "${product}". Use one of "${requirementProducts.join('", "')}".`,
      );
    }
    return {
      sets: sets.map(({id, title, requirements, note}) => ({
        id,
        title,
        requirements: requirements.map(({component, minimum}) => ({
          component,
          minimum,
        })),
        note,
      })),
    };
  },
);
