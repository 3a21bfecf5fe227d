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
  z.strictObject({product: z.enum(requirementProducts)}),
  ({product}): RequirementsTableProps => ({
    sets: systemRequirements
      .filter(({products}) => products.includes(product))
      .map(({id, title, requirements, note}) => ({
        id,
        title,
        requirements: requirements.map(({component, minimum}) => ({
          component,
          minimum,
        })),
        note,
      })),
  }),
);
