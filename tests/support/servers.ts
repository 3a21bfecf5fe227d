/** Where the browser tests find the site. */
export const servers = {
  site: {port: 4173, url: 'http://localhost:4173/'},
  wrongBase: {port: 4174, url: 'http://localhost:4174/wrong/'},
  preview: {port: 4175, url: 'http://localhost:4175/preview/'},
} as const;
