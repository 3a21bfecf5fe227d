/** The sections of a page, ready to show. The build writes a file for each page, and an answer loads the one that it needs. */
import {nameOfRoute} from '../routes/routes';
import {searchFolder} from './indexFile';

/** The file of a page, below the base URL. It has the HTML of each section, without controls, by the section's anchor. */
export const sectionsFileOf = (route: string): string =>
  `${searchFolder}/sections/${nameOfRoute(route)}.json`;
