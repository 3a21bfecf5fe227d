import * as z from 'zod';
import {
  requirementProducts,
  systemRequirements,
} from '../../data/systemRequirements';
import {define} from './define';

/** `<RequirementsTable product="Windows 11" />`: one table for each release with different requirements. */
export const requirementsTable = define(
  z.strictObject({product: z.enum(requirementProducts)}),
  ({product}) => ({
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
export type RequirementsTableProps = ReturnType<typeof requirementsTable>;
