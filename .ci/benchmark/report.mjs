// @ts-check
/**
 * @typedef {object} Row a line of the table
 * @property {string} name
 * @property {string} unit
 * @property {number} [own]
 * @property {number} [stock]
 * @property {string} [target] in words; without one the line only informs
 * @property {boolean} [met]
 */

/** @param {number} number @param {number} digits */
const rounded = (number, digits) => Number(number.toFixed(digits));

/**
 * Compares with the stock build; `limit` is the highest ratio allowed.
 * @param {string} name @param {string} unit @param {number} own @param {number} stock @param {number} [limit]
 * @returns {Row}
 */
export const ratio = (name, unit, own, stock, limit) => ({
  ...{name, unit, own, stock},
  ...(limit && {target: `≤ ${limit} of stock`, met: own <= limit * stock}),
});

/** @param {string} name @param {string} unit @param {number} own @param {number} limit @returns {Row} */
export const atMost = (name, unit, own, limit) => ({
  ...{name, unit, own},
  ...{target: limit === 0 ? '0' : `≤ ${limit} ${unit}`, met: own <= limit},
});

/** @param {string} name @param {number} own @param {number} least @returns {Row} */
export const score = (name, own, least) => ({
  ...{name, unit: '', own},
  ...{target: String(least), met: own >= least},
});

const verdicts = ['MISSED', 'met'];

/** @param {Row[]} rows */
export function formatTable(rows) {
  /** @param {number | undefined} number @param {string} unit */
  const cell = (number, unit) =>
    number === undefined
      ? ''
      : `${rounded(number, number < 10 ? 2 : 1)} ${unit}`.trim();
  const lines = rows.map(({name, unit, own, stock, target, met}) => [
    name,
    cell(own, unit),
    cell(stock, unit),
    own === undefined || !stock ? '' : String(rounded(own / stock, 2)),
    target ?? '',
    met === undefined ? '' : (verdicts[Number(met)] ?? ''),
  ]);
  const header = ['', 'this build', 'stock', 'ratio', 'target', ''];
  const widths = header.map((title, column) =>
    Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  /** @param {string[]} line */
  const draw = (line) =>
    `| ${line.map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0))).join(' | ')} |`;
  return [
    draw(header),
    `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`,
    ...lines.map(draw),
  ].join('\n');
}
