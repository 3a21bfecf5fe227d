// @ts-check
/**
 * A webpack loader: leaves keys out of a generated module that holds one JSON value, wherever in the value they stand.
 * It is CommonJS because webpack loads loaders itself.
 */

/**
 * @this {{getOptions(): {keys: string[]}}}
 * @param {string} source JSON, with or without `export default` in front
 * @returns {string}
 */
module.exports = function leaveOut(source) {
  const keys = new Set(this.getOptions().keys);
  const [, head = '', json = '', end = ''] =
    /^([^{]*?(?:export default )?)(\{[^]*\})(;?\s*)$/.exec(source) ?? [];
  try {
    const value = JSON.parse(json, (key, part) =>
      keys.has(key) ? undefined : part,
    );
    return head + JSON.stringify(value) + end;
  } catch (cause) {
    throw new Error(
      `Docusaurus generated no JSON value here, but: ${source.slice(0, 80)}. Compare the file with src/plugins/lean-bundle.`,
      {cause},
    );
  }
};
