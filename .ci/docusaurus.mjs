/**
 * Docusaurus without its "Update available" box, which suggests a command that would break the site: .github/UPGRADING.md
 * says how to upgrade. A script, because npm scripts cannot set a variable in a way that all shells understand.
 */
process.env.NO_UPDATE_NOTIFIER = '1';
// @ts-expect-error It has no types.
await import('@docusaurus/core/bin/docusaurus.mjs');
