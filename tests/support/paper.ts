import type {Page} from '@playwright/test';
import {expect} from './test';

/** The margin of a sheet in inches, as in Chromium's print dialog. */
const margin = 0.4;

const pointsPerInch = 72;

/** A heading on paper. */
interface PrintedHeading {
  title: string;
  /** Points from its top edge to the lower margin of the sheet. */
  fromFoot: number;
}

/** The page as printed on A4, with what Chromium writes without compression: its sheets, and its headings as outline. */
export async function print(
  page: Page,
): Promise<{sheets: number; headings: PrintedHeading[]}> {
  const side = `${margin}in`;
  const file = await page.pdf({
    format: 'A4',
    margin: {top: side, right: side, bottom: side, left: side},
    outline: true,
    tagged: true,
  });
  const source = file.toString('latin1');
  const sheets = source.match(/\/Type \/Page\b/g)?.length ?? 0;
  const headings = Array.from(
    source.matchAll(/\/Title \((.*)\)\s+\/Dest \[\d+ 0 R \/XYZ \S+ (\S+) 0\]/g),
    ([, title, fromFoot]) => ({
      title: title!,
      fromFoot: Number(fromFoot) - margin * pointsPerInch,
    }),
  );
  expect(sheets, 'sheets of paper').toBeGreaterThan(0);
  expect(headings.length, 'headings on paper').toBeGreaterThan(0);
  return {sheets, headings};
}
