/**
 * Replaces prism-include-languages (3.6.1): code is highlighted at build time, so the browser needs none of Prism's
 * languages. `src/build/highlight.ts` loads them.
 */
export default function prismIncludeLanguages(): void {
  // Nothing to register.
}
