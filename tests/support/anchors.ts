import {errorCodes} from '../../src/data/errorCodes';
import type {ContentFile} from '../../checks/contentFile';
import {routeOfText} from '../../src/lib/routes/routes';
import {contentFiles} from './content';

/** Ids that components render, by component name. */
const componentIds: Readonly<Record<string, readonly string[]>> = {
  ActivationStatusReader: ['read-your-own-output'],
  EditionPathFinder: ['find-your-path'],
  ErrorCodeLookup: ['error-lookup'],
  FileHashVerifier: ['check-a-file'],
  SwitchFinder: ['find-a-switch'],
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

const files = new Map(contentFiles.map((file) => [routeOfText(file), file]));

/** Whether a page has what a link names: a section, or a tool. */
export function hasAnchor(route: string, id: string): boolean {
  const file = files.get(route);
  return file !== undefined && anchorsOf(file).has(id);
}
