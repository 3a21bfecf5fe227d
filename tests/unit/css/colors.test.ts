import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {
  colorOf,
  declarationsOf,
  resolveColor,
  type ColorMode,
} from '../../../src/build/designTokens';
import {themeColor} from '../../../src/data/site';
import type {Fault} from '../../../checks/fault';
import {projectDirectory} from '../../support/build';
import {lineInModule} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';
import {readProject} from '../../support/sources';

const tokensFile = 'src/css/tokens.css';
const sheet = readProject(tokensFile);

/** The declarations of every rule whose selector list contains `selector`. */
const declarations = (selector: string): Map<string, string> =>
  declarationsOf(sheet, selector);

/** The value of a color token, always with six digits: `#ffffff`. */
const tokenColor = (mode: ColorMode, name: string): string =>
  colorOf(sheet, mode, name);

/** The line that defines a color token's value. */
function lineOfColor(mode: ColorMode, name: string): number {
  const start = `${resolveColor(sheet, mode, name).name}:`;
  const lines = sheet
    .split('\n')
    .flatMap((line, index) => (line.trim().startsWith(start) ? index + 1 : []));
  // Light comes before dark.
  return lines.at(mode === 'light' ? 0 : -1) ?? 1;
}

/** The accent of the light mode is the color of the logo, the icons and the installed app. */
const brand = tokenColor('light', '--site-color-accent');

/** A fault at the text, unless it is the brand color. */
function differs(file: string, pattern: RegExp): Fault[] {
  const text = readProject(file);
  const match = pattern.exec(text);
  return match?.[1]?.toLowerCase() === brand
    ? []
    : [
        {
          path: file,
          line: text.slice(0, match?.index).split('\n').length,
          message: `the color is ${match?.[1] ?? 'missing'}, but --site-color-accent in ${tokensFile} is ${brand}: write ${brand}`,
        },
      ];
}

test('the logo and the manifest have the brand color', () => {
  expectNoFaults([
    ...differs('static/img/logo.svg', /<rect[^>]* fill="(#[\da-f]+)"/i),
    ...differs('static/manifest.webmanifest', /"theme_color": "(#[\da-f]+)"/i),
  ]);
});

test('the icons were drawn with the brand color', async () => {
  const icons = await Promise.all(
    ['apple-touch-icon', 'icon-192', 'icon-512'].map(async (name) => {
      const file = `static/img/${name}.png`;
      const pixels = await sharp(path.join(projectDirectory, file))
        .raw()
        .toBuffer();
      return {file, corner: `#${pixels.toString('hex', 0, 3)}`};
    }),
  );
  expectNoFaults(
    icons
      .filter(({corner}) => corner !== brand)
      .map(({file, corner}) => ({
        path: file,
        line: 1,
        message: `the icon has the color ${corner} instead of ${brand}: draw the images again with npm run build && node .ci/authoring/make-images.mjs`,
      })),
  );
});

test("the color of the browser's toolbar is the page background", () => {
  expect(Object.keys(themeColor)).toEqual(['light', 'dark']);
  const file = 'src/data/site.ts';
  expectNoFaults(
    (['light', 'dark'] as const)
      .map((mode) => ({mode, color: tokenColor(mode, '--site-color-bg')}))
      .filter(({mode, color}) => themeColor[mode] !== color)
      .map(({mode, color}) => ({
        path: file,
        line: lineInModule(file, ['themeColor', mode]),
        message: `the ${mode} background in ${tokensFile} is ${color}: write that`,
      })),
  );
});

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
  ['text', 'choice'],
  ['text', 'accent-surface'],
  ['link', 'accent-surface'],
  ['link-hover', 'accent-surface'],
  ...[
    'text',
    'text-muted',
    'code-keyword',
    'code-string',
    'code-function',
    'code-number',
  ].flatMap((token) => [
    [token, 'code-surface'],
    [token, 'warning-surface'],
  ]),
] as [string, string][];
const controls: [string, string][] = [
  ...backgrounds.flatMap((on): [string, string][] => [
    ['border-strong', on],
    ['accent', on],
  ]),
  ['accent', 'accent-surface'],
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
            tokenColor(mode, pair.front),
            tokenColor(mode, pair.back),
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
