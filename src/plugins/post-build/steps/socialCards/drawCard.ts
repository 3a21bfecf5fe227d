import {readFile} from 'node:fs/promises';
import type {ReactNode} from 'react';
import satori from 'satori';
import sharp from 'sharp';

/** What a card says. */
export interface SocialCard {
  title: string;
  /** Where on the site the page is. */
  section: string;
}

/** What every card looks like. */
export interface Look {
  /** The text of `static/img/logo.svg`. */
  logo: string;
  background: string;
  title: string;
  section: string;
}

/** The size that Open Graph and X recommend, in pixels. */
const size = {width: 1200, height: 630};

const weights = [400, 700] as const;

function element(
  type: string,
  style: Record<string, string | number>,
  ...children: readonly unknown[]
): ReactNode {
  // satori reads only these fields, so React is not needed.
  return {type, props: {style, children}} as unknown as ReactNode;
}

/** A longer title has smaller letters, so that three lines are enough. */
function titleSize(title: string): number {
  if (title.length <= 30) {
    return 104;
  }
  return title.length <= 60 ? 84 : 66;
}

function layout({title, section}: SocialCard, look: Look): ReactNode {
  const logo = {
    type: 'img',
    props: {
      src: `data:image/svg+xml;base64,${Buffer.from(look.logo).toString('base64')}`,
      width: 88,
      height: 88,
    },
  };
  return element(
    'div',
    {
      ...size,
      boxSizing: 'border-box',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: 80,
      borderRight: `24px solid ${look.section}`,
      background: look.background,
    },
    element(
      'div',
      {display: 'flex', alignItems: 'center'},
      logo,
      element(
        'div',
        {marginLeft: 32, fontSize: 40, color: look.section},
        section,
      ),
    ),
    element(
      'div',
      {
        fontSize: titleSize(title),
        fontWeight: 700,
        lineHeight: 1.15,
        letterSpacing: '-0.02em',
        textWrap: 'balance',
        color: look.title,
      },
      title,
    ),
  );
}

/** The picture of a card as a PNG. The same card always has the same bytes. */
export async function drawCard(card: SocialCard, look: Look): Promise<Buffer> {
  const fonts = weights.map(async (weight) => ({
    name: 'Inter',
    weight,
    data: await readFile(
      require.resolve(
        `@fontsource/inter/files/inter-latin-${weight}-normal.woff`,
      ),
    ),
  }));
  const svg = await satori(layout(card, look), {
    ...size,
    fonts: await Promise.all(fonts),
    loadAdditionalAsset: (_language, text) => {
      throw new Error(
        `The font of the social cards has no "${text}", which is in "${card.title}". Write the title with other characters.`,
      );
    },
  });
  // A palette, because with 32 bits per pixel a card takes three times as many bytes.
  return sharp(Buffer.from(svg)).png({palette: true}).toBuffer();
}
