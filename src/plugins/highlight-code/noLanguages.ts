/** Replaces the theme's loader of Prism languages, which has nothing to load in the browser. */
export default function prismIncludeLanguages(): void {
  // Languages are loaded where the code is highlighted: src/lib/code/highlight.ts.
}
