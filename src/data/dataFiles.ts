/**
 * The data of this site as files that others may use, in `/data/`: the build writes each with a JSON Schema of the same
 * name. `<DataFileList />` and `llms.txt` list them.
 *
 * To add one: describe it here, and write its rows in `src/lib/dataFiles`. Never change a name, because other programs
 * request the file by it.
 */
export interface DataFileEntry {
  /** `error-codes` is `/data/error-codes.json`, described by `/data/error-codes.schema.json`. */
  name: string;
  title: string;
  /** What one row is and what it tells, in a sentence. */
  holds: string;
  /**
   * The form of the file. The first number grows when a field goes away or changes its meaning, so that a program that
   * reads the file may fail; the second when a field, or a value of a list, is added.
   */
  version: `${number}.${number}`;
}

export const dataFiles = [
  {
    name: 'error-codes',
    title: 'Error codes',
    holds:
      'Each meaning of an error code of Windows and Office, with its causes and what to do.',
    version: '1.0',
  },
  {
    name: 'lifecycle',
    title: 'Support dates',
    holds:
      'Each version of Windows and Office, with the days of its release and of the ends of its support.',
    version: '1.0',
  },
  {
    name: 'command-switches',
    title: 'Command-line switches',
    holds:
      'Each documented switch of the licensing and setup tools, with its effect, an example, and the way without VBScript.',
    version: '1.0',
  },
  {
    name: 'edition-paths',
    title: 'Edition changes',
    holds:
      'Each change from one edition of Windows to another, with its support, its methods, and what it keeps.',
    version: '1.1',
  },
  {
    name: 'office-products',
    title: 'Office product IDs',
    holds:
      'Each product ID of the Office Deployment Tool, with its license and its update channels.',
    version: '1.0',
  },
] as const satisfies readonly DataFileEntry[];

export type DataFileName = (typeof dataFiles)[number]['name'];

/** The ends of support as days in a calendar, for calendar apps to subscribe to. */
export const supportCalendar = {
  file: 'support-dates.ics',
  title: 'Support dates as a calendar',
  holds:
    'Each end of support of Windows and Office as an all-day event (iCalendar).',
} as const;

/** The folder of the files, below the base URL. */
export const dataFolder = '/data';

/** The page that lists the files. A site without it has none. */
export const dataFilesPage = '/credits';
