import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {themeColor} from '../../../src/data/site';

/** Contrast of the color tokens that are used together, in both modes, by the formula of WCAG 2.2 (1.4.3, 1.4.11). */

const sheet = readFileSync(
  path.resolve(__dirname, '../../../src/css/tokens.css'),
  'utf8',
);

/** The declarations of every rule whose selector list contains `selector`. */
function declarations(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors, body] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors!.replace(/\/\*[\s\S]*?\*\//g, '').split(',');
    if (names.some((name) => name.trim() === selector)) {
      for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
        found.set(name!, value!.trim());
      }
    }
  }
  return found;
}

const palette = declarations(':root');

function color(mode: Map<string, string>, name: string): string {
  let value = mode.get(name) ?? palette.get(name);
  while (value?.startsWith('var(')) {
    value = palette.get(value.slice(4, -1));
  }
  if (!value?.startsWith('#')) {
    throw new Error(`${name} is not a color of tokens.css`);
  }
  return value;
}

function luminance(hex: string): number {
  const full =
    hex.length === 4
      ? [...hex.slice(1)].map((digit) => digit + digit).join('')
      : hex.slice(1);
  const [red, green, blue] = [0, 2, 4]
    .map((at) => parseInt(full.slice(at, at + 2), 16) / 255)
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

for (const mode of ['light', 'dark']) {
  const tokens = declarations(`[data-theme='${mode}']`);
  describe(`contrast in ${mode} mode`, () => {
    for (const [pairs, least] of [
      [text, 4.5],
      [controls, 3],
    ] as const) {
      for (const [front, back] of pairs) {
        test(`${front} on ${back} is at least ${least}:1`, () => {
          const measured = contrast(
            color(tokens, `--site-color-${front}`),
            color(tokens, `--site-color-${back}`),
          );
          expect(measured).toBeGreaterThanOrEqual(least);
        });
      }
    }
  });
}

test('both modes define the same tokens', () => {
  const [light, dark] = ['light', 'dark'].map((mode) =>
    [...declarations(`[data-theme='${mode}']`).keys()].sort(),
  );
  expect(dark).toEqual(light);
});

test("the color of the browser's toolbar is the page background", () => {
  for (const mode of ['light', 'dark'] as const) {
    const background = color(
      declarations(`[data-theme='${mode}']`),
      '--site-color-bg',
    );
    expect(luminance(themeColor[mode])).toBeCloseTo(luminance(background), 6);
  }
});
