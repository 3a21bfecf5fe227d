/**
 * The facts of this site as files for other programs, which the build writes to `/data/`. `<DataFileList />` and
 * `llms.txt` list them; `src/plugins/post-build/steps/dataFiles.ts` says what is in each. Never change a path, because
 * other programs request the file by it.
 */
export const dataFiles = [
  {
    path: '/data/error-codes.json',
    title: 'Error codes',
    holds:
      'Each meaning of an error code of Windows and Office, with its causes and what to do.',
  },
  {
    path: '/data/lifecycle.json',
    title: 'Support dates',
    holds:
      'Each version of Windows and Office, with the days of its release and of the ends of its support.',
  },
  {
    path: '/data/command-switches.json',
    title: 'Command-line switches',
    holds:
      'Each documented switch of the licensing and setup tools, with its effect, an example, and the way without VBScript.',
  },
  {
    path: '/data/edition-paths.json',
    title: 'Edition changes',
    holds:
      'Each change from one edition of Windows to another, with its support, its methods, and what it keeps.',
  },
  {
    path: '/data/office-products.json',
    title: 'Office product IDs',
    holds:
      'Each product ID of the Office Deployment Tool, with its license and its update channels.',
  },
  {
    path: '/data/support-dates.ics',
    title: 'Support dates as a calendar',
    holds:
      'Each end of support of Windows and Office as an all-day event (iCalendar).',
  },
] as const;

export type DataFile = (typeof dataFiles)[number];
