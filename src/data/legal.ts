/** Statements in the footer of every page. */
export const legal = {
  independence:
    'MAS docs is independent and not affiliated with Microsoft. Windows, Office and other product names belong to their owners.',
  licenses: 'Code under the MIT license, text and data under CC BY 4.0.',
} as const;

/** The name that a copy of the text or the data has to give, as in `LICENSE`. */
export const creator = 'The MAS docs contributors';

/** The license of the text and of the files in `/data/`. */
export const contentLicense = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
} as const;
