import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {site as identity} from '../../../../data/site';
import {colorOf} from '../../../../build/designTokens';
import {cardOfRoute, siteCard} from '../../../../lib/routes/routes';
import {addressOf, addTo, type BuiltPage, type BuiltSite} from '../../pages';
import type {SocialCard, Look} from './drawCard';

/** Grows when the same card would be drawn differently. */
const drawingVersion = 2;

const siteName = `${identity.title} docs`;

/** The card of pages without their own, such as lists of posts. */
const cardOfSite: SocialCard = {title: identity.tagline, section: siteName};

/** The card of a doc, a post or a page. */
function cardOf(
  {route, content}: BuiltPage,
  {docGroups}: BuiltSite,
): SocialCard {
  const group = docGroups.find(({routes}) => routes.includes(route));
  const section = content.kind === 'post' ? 'Blog' : group?.title;
  return {
    title: content.title,
    section: section ? `${siteName} / ${section}` : siteName,
  };
}

function readLook(siteDir: string): Look {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const sheet = read('src/css/tokens.css');
  const color = (name: string) =>
    colorOf(sheet, 'dark', `--site-color-${name}`);
  return {
    logo: read('static/img/logo.svg'),
    background: color('bg'),
    title: color('heading'),
    section: color('accent'),
  };
}

/** Writes the picture of a card, from an earlier build if that had the same card. */
async function writeCard(
  file: string,
  card: SocialCard,
  {look, cache}: {look: Look; cache: string},
): Promise<void> {
  const hash = createHash('sha256')
    .update(JSON.stringify([drawingVersion, card, look]))
    .digest('hex');
  const cached = path.join(cache, `${hash}.png`);
  if (!existsSync(cached)) {
    // Loaded here, because a build with a full cache draws nothing.
    const {drawCard} = await import('./drawCard');
    // Another build may read the cache meanwhile, so a file appears there when it is complete.
    const draft = `${cached}.${process.pid}`;
    await writeFile(draft, await drawCard(card, look));
    await rename(draft, cached);
  }
  await mkdir(path.dirname(file), {recursive: true});
  await copyFile(cached, file);
}

/** The text of a card for those who do not see it, as an element of the head. */
function altTag({title, section}: SocialCard): string {
  const text = `${section}: ${title}`
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
  return `<meta property="og:image:alt" content="${text}">`;
}

/**
 * Draws the pictures that other sites and apps show with a link to a page. The theme already names the picture in the
 * head of the page; this adds its text.
 */
export async function writeSocialCards(site: BuiltSite): Promise<void> {
  const names = (page: BuiltPage, image: string) =>
    page.html.includes(addressOf(site, `/${image}`));
  const cards = new Map<string, SocialCard>();
  for (const page of site.documents) {
    const own = cardOfRoute(page.route);
    const [image, card] = names(page, own)
      ? ([own, cardOf(page, site)] as const)
      : ([siteCard, cardOfSite] as const);
    if (names(page, image)) {
      cards.set(image, card);
      addTo('head', page, altTag(card));
    }
  }
  if (cards.size === 0) {
    return;
  }
  const cache = path.join(site.siteDir, 'node_modules/.cache/social-cards');
  await mkdir(cache, {recursive: true});
  const look = readLook(site.siteDir);
  for (const [image, card] of cards) {
    await writeCard(path.join(site.outDir, image), card, {look, cache});
  }
}
