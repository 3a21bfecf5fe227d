/** The sections of a page, ready to show. The build writes a file for each page, and an answer loads the one that it needs. */
import {nameOfRoute} from '../routes/routes';
import {searchFolder} from './indexFile';

/** The file of a page, below the base URL. It has the HTML of each section, without controls, by the section's anchor. */
export const sectionsFileOf = (route: string): string =>
  `${searchFolder}/sections/${nameOfRoute(route)}.json`;

/** The HTML of a section. Throws if the file has none, or is something else, such as a page that the host sent instead. */
export function readSection(file: unknown, anchor: string): string {
  const html = (file as Readonly<Record<string, unknown>> | null)?.[anchor];
  if (typeof html !== 'string') {
    throw new Error(`The file has no section "${anchor}".`);
  }
  return html;
}
