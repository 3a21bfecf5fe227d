/**
 * Replaces prism-include-languages (3.6.1): code is highlighted at build time, so the browser needs none of Prism's
 * languages, of which upstream would add a table to every page. `src/build/highlight.ts` loads them.
 */
export default function prismIncludeLanguages(): void {
  // Nothing to register.
}
