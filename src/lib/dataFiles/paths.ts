/** Where the data files are. This module must not import the facts, because a page loads it. */
import {dataFiles, dataFolder, supportCalendar} from '../../data/dataFiles';

export const jsonPath = (name: string) => `${dataFolder}/${name}.json`;
export const schemaPath = (name: string) => `${dataFolder}/${name}.schema.json`;
export const calendarPath = `${dataFolder}/${supportCalendar.file}`;

export interface PublishedFile {
  title: string;
  /** What is in it, in a sentence. */
  holds: string;
  path: string;
  /** The path of the JSON Schema that describes it. */
  schema?: string;
}

/** Every file with facts, in the order in which lists show them. */
export const listedFiles: readonly PublishedFile[] = [
  ...dataFiles.map(({name, title, holds}) => ({
    title,
    holds,
    path: jsonPath(name),
    schema: schemaPath(name),
  })),
  {
    title: supportCalendar.title,
    holds: supportCalendar.holds,
    path: calendarPath,
  },
];
