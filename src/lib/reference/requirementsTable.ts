import * as z from 'zod';
import {
  requirementProducts,
  systemRequirements,
  type RequirementSet,
} from '../../data/systemRequirements';
import {define} from './define';
import {listSources} from '../sources/listSources';
import type {ShownSource} from '../sources/shownSource';

export interface RequirementsTableProps {
  sets: readonly Pick<
    RequirementSet,
    'id' | 'title' | 'requirements' | 'note'
  >[];
  sources: readonly ShownSource[];
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
        requirements,
        note,
      })),
      sources: listSources(sets.flatMap((set) => set.sources)),
    };
  },
);
