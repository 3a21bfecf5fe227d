import {expect, test} from 'vitest';
import {expectNoFaults} from '../../support/faults';
import {
  colorOf,
  declarations,
  lineOfColor,
  tokensFile,
} from '../../support/tokens';

/** Contrast of the color tokens that are used together, in both modes, by the formula of WCAG 2.2 (1.4.3, 1.4.11). */

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) =>
      part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    );
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

const backgrounds = ['bg', 'surface', 'surface-strong', 'overlay'];
const text = [
  ...['heading', 'text', 'text-muted', 'link', 'link-hover'].flatMap((name) =>
    backgrounds.map((on) => [name, on]),
  ),
  ...['info', 'success', 'warning', 'danger'].flatMap((signal) => [
    [`${signal}-text`, 'bg'],
    [`${signal}-text`, 'surface'],
    [`${signal}-text`, `${signal}-surface`],
    ['text', `${signal}-surface`],
    ['link', `${signal}-surface`],
  ]),
  ['text', 'accent-surface'],
  ['link', 'accent-surface'],
  ['link-hover', 'accent-surface'],
  ['on-accent', 'accent'],
  ...['text', 'keyword', 'string', 'function', 'number', 'comment'].flatMap(
    (token) => [
      [`code-${token}`, 'code-surface'],
      [`code-${token}`, 'accent-surface'],
    ],
  ),
] as [string, string][];
const controls: [string, string][] = [
  ...backgrounds.flatMap((on): [string, string][] => [
    ['border-strong', on],
    ['focus', on],
    ['accent', on],
  ]),
  ['focus', 'accent-surface'],
];

for (const mode of ['light', 'dark'] as const) {
  for (const [pairs, least] of [
    [text, 4.5],
    [controls, 3],
  ] as const) {
    test(`every pair has a contrast of at least ${least}:1 in ${mode} mode`, () => {
      const tooLow = pairs
        .map(([front, back]) => ({
          front: `--site-color-${front}`,
          back: `--site-color-${back}`,
        }))
        .map((pair) => ({
          ...pair,
          line: lineOfColor(mode, pair.front),
          measured: contrast(
            colorOf(mode, pair.front),
            colorOf(mode, pair.back),
          ),
        }))
        .filter(({measured}) => measured < least)
        .sort((a, b) => a.measured - b.measured);
      // A color has many pairs; its lowest contrast is enough to know.
      const lowest = tooLow.filter(
        ({line}, index) =>
          tooLow.findIndex((other) => other.line === line) === index,
      );
      expectNoFaults(
        lowest.map(({front, back, line, measured}) => ({
          path: tokensFile,
          line,
          message: `${front} on ${back} has a contrast of ${measured.toFixed(2)}:1 in ${mode} mode: choose two colors with at least ${least}:1`,
        })),
      );
    });
  }
}

test('both modes define the same tokens', () => {
  const [light, dark] = ['light', 'dark'].map((mode) =>
    [...declarations(`[data-theme='${mode}']`).keys()].sort(),
  );
  expect(dark).toEqual(light);
});
