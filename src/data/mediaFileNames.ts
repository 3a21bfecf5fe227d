/**
 * Names of genuine images with their parts, drawn on /genuine-installation-media. They are examples of the forms that
 * Microsoft uses and does not document. Leave out a form whose parts nobody can name.
 */

export interface MediaFileName {
  /** Where Microsoft gives out files with such a name. */
  origin: string;
  /** In order; joined, they are the name. */
  parts: readonly {text: string; meaning: string}[];
}

export const mediaFileNames: readonly MediaFileName[] = [
  {
    origin: 'Public download page',
    parts: [
      {text: 'Win11', meaning: 'Windows'},
      {text: '_25H2', meaning: 'release'},
      {text: '_English', meaning: 'language'},
      {text: '_x64', meaning: 'architecture'},
      {text: '.iso', meaning: 'disc image'},
    ],
  },
  {
    origin: 'Evaluation Center',
    parts: [
      {text: '26100', meaning: 'build'},
      {text: '.1742', meaning: 'revision'},
      {text: '.240906-0331', meaning: 'date and time'},
      {text: '.ge_release_svc_refresh', meaning: 'branch'},
      {
        text: '_CLIENTENTERPRISEEVAL',
        meaning: 'edition: Enterprise Evaluation',
      },
      {text: '_OEMRET', meaning: 'channel'},
      {text: '_x64FRE', meaning: 'architecture'},
      {text: '_en-us', meaning: 'language'},
      {text: '.iso', meaning: 'disc image'},
    ],
  },
  {
    origin: 'Visual Studio subscription',
    parts: [
      {text: 'en-us', meaning: 'language'},
      {text: '_windows_11', meaning: 'Windows'},
      {text: '_business_editions', meaning: 'editions'},
      {text: '_version_25h2', meaning: 'release'},
      {text: '_x64', meaning: 'architecture'},
      {text: '_dvd_1a2b3c4d', meaning: 'number of the image'},
      {text: '.iso', meaning: 'disc image'},
    ],
  },
];
