// @ts-check
/**
 * A webpack loader for the generated list of chunks: keeps how each is loaded, and leaves out its path and its weak
 * reference, which only server rendering reads. It is CommonJS because webpack loads loaders itself.
 */

/** What stands in each entry behind its `() => import(…)`. */
const serverOnly = /, ("(?:[^"\\]|\\.)*"), require\.resolveWeak\(\1\)\]/g;

/**
 * @param {string} source
 * @returns {string}
 * @throws {Error} when an entry is not as expected, as after an update of Docusaurus
 */
module.exports = function leanRegistry(source) {
  const lean = source.replace(serverOnly, ']');
  if (lean.includes('resolveWeak')) {
    throw new Error(
      'registry.js has changed its form: mend src/plugins/lean-bundle/leanRegistry.cjs.',
    );
  }
  return lean;
};
