import {Resvg} from '@resvg/resvg-js';
import {expect, test} from 'vitest';
import {encodePng} from '../../../../../src/plugins/post-build/steps/socialCards/encodePng';

/** Decodes a PNG with a library. */
function decode(png: Buffer, width: number, height: number): Uint8Array {
  const image = `data:image/png;base64,${png.toString('base64')}`;
  return new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${image}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`,
  ).render().pixels;
}

/** A picture that has the given colors in turn. */
function picture(
  colors: readonly (readonly [number, number, number])[],
  pixels: number,
): Uint8Array {
  return Uint8Array.from(
    Array.from({length: pixels}, (_, index) => [
      ...colors[index % colors.length]!,
      255,
    ]).flat(),
  );
}

test('a picture of few colors arrives unchanged, in any size', () => {
  const colors = [
    [20, 27, 32],
    [255, 255, 255],
    [11, 110, 107],
  ] as const;
  for (const [width, height] of [
    [1, 1],
    [7, 3],
    [40, 21],
  ] as const) {
    const pixels = picture(colors, width * height);
    expect([
      ...decode(encodePng(pixels, width, height), width, height),
    ]).toEqual([...pixels]);
  }
});

test('a rare color becomes the nearest one of the frequent ones', () => {
  const grays = Array.from({length: 64}, (_, index) => {
    const gray = index * 4;
    return [gray, gray, gray] as const;
  });
  const pixels = picture(grays, 64 * 2 + 1);
  pixels.set([101, 101, 102, 255], 64 * 2 * 4);
  const decoded = decode(encodePng(pixels, 129, 1), 129, 1);
  expect([...decoded.slice(-4)]).toEqual([100, 100, 100, 255]);
  expect([...decoded.slice(0, -4)]).toEqual([...pixels.slice(0, -4)]);
});

test('the same picture always has the same bytes', () => {
  const pixels = picture(
    Array.from({length: 200}, (_, index) => [index, 0, 255 - index] as const),
    2000,
  );
  expect(encodePng(pixels, 50, 40).equals(encodePng(pixels, 50, 40))).toBe(
    true,
  );
});
