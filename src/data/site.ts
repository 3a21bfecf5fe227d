/**
 * What the site is called and where its people meet.
 *
 * The address and the repository are not here: they come from `homepage` and `repository` in `package.json`
 * (see `src/lib/identity`). The chat address below is a reserved example name; set it once for the real community.
 */
export const site = {
  title: 'MAS',
  tagline:
    'Documentation for activating, repairing and reinstalling Windows and Office',
  /** Shown in search results and shared links where a page has no description of its own. */
  description:
    'Independent documentation on Windows and Office activation: check the status, fix errors, change editions and find genuine installation media.',
  chatUrl: 'https://chat.example.org/mas',
  /** The branch that edit links point at. */
  branch: 'main',
} as const;

/** Background of the page in each mode, for browsers that color their own bars; the same as in src/css/tokens.css. */
export const themeColor = {light: '#ffffff', dark: '#141b20'} as const;
