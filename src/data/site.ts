/**
 * The name of the site, and how to reach its community and its maintainers.
 *
 * The address and the repository are not here: they come from `homepage` and `repository` in `package.json`
 * (see `src/build/resolveIdentity.ts`). The two addresses below have reserved example names; set them once for the real community.
 */
export const site = {
  title: 'MAS',
  tagline:
    'Documentation for activating, repairing and reinstalling Windows and Office',
  /** Shown in search results and shared links for pages without their own description. */
  description:
    'Independent documentation on Windows and Office activation: check the status, fix errors, change editions and find genuine installation media.',
  chatUrl: 'https://chat.example.org/mas',
  /** For private reports of vulnerabilities; the same as in `.github/SECURITY.md`. */
  securityEmail: 'maintainers@docs.example.org',
  /** The branch that edit links point to. */
  branch: 'main',
} as const;

/** Page background by color mode, for browsers that tint their toolbars; same as in src/css/tokens.css. */
export const themeColor = {light: '#ffffff', dark: '#141b20'} as const;
