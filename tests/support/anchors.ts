import {errorCodes} from '../../src/data/errorCodes';
import type {ContentFile} from '../../checks/contentFile';

/** Ids that components render, by component name. */
const componentIds: Readonly<Record<string, readonly string[]>> = {
  ErrorCodeLookup: ['error-lookup'],
  ErrorReference: errorCodes.map(({code}) => code),
};

/** The ids on a page that links may name: those of its headings, and those of its components. */
export function anchorsOf({page}: ContentFile): Set<string> {
  return new Set([
    ...page.headings.flatMap(({id}) => id ?? []),
    ...Object.entries(componentIds).flatMap(([name, ids]) =>
      page.tags.some((tag) => tag.name === name) ? ids : [],
    ),
  ]);
}
