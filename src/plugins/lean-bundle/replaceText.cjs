// @ts-check
/**
 * A webpack loader: replaces a piece of a module's text. It is CommonJS because webpack loads loaders itself.
 */

/**
 * @this {{getOptions(): {from: string, to: string}, resourcePath: string}}
 * @param {string} source
 * @returns {string}
 * @throws {Error} when the piece is not there exactly once, as after an update of the package
 */
module.exports = function replaceText(source) {
  const {from, to} = this.getOptions();
  const [before, after, ...more] = source.split(from);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(
      `${this.resourcePath} does not hold "${from}" once: mend src/plugins/lean-bundle.`,
    );
  }
  return before + to + after;
};
