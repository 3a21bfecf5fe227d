/** Every route of the site; no other file in the tests lists them all. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {contentKind} from '../../checks/frontMatter';
import {readTextFile} from '../../checks/textFile';
import {routeOfText} from '../../src/lib/routes/routes';
import {listFiles, projectDirectory} from './build';
import {readProjectYaml} from './sources';

/** The routes of the specification, which stay. The routes of pages added since are derived from their files. */
export const specifiedRoutes = [
  '/',
  '/change_edition_issues',
  '/change_office_edition',
  '/change_windows_edition',
  '/changelog',
  '/check_activation_status',
  '/command_line_switches',
  '/contactus',
  '/credits',
  '/evaluation_editions',
  '/faq',
  '/genuine-installation-media',
  '/guide_links',
  '/hwid',
  '/issues_due_to_gaming_spoofers',
  '/kms38',
  '/licensing-servers-issue',
  '/news',
  '/oem-folder',
  '/office_for_mac',
  '/office_msi_links',
  '/office-license-is-not-genuine',
  '/ohook',
  '/online_kms',
  '/our_non-piracy_site',
  '/troubleshoot',
  '/unsupported_products_activation',
  '/windows10_eol',
  '/windows_10_links',
  '/windows_11_links',
  '/windows_7_links',
  '/windows_8.1_links',
  '/windows_arm_links',
  '/windows_ltsc_links',
  '/windows_server_links',
  '/windows_vista_links',
  '/windows_xp_links',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/documentation-team',
  '/blog/authors/research-team',
  '/blog/keyhole',
  '/blog/tags',
  '/blog/tags/activation',
  '/blog/tags/windows',
  '/markdown-page',
] as const;

const read = (file: string) =>
  readFileSync(path.join(projectDirectory, file), 'utf8');

/** The pages in a folder, with their front matter. */
const pagesIn = (folder: string) =>
  listFiles(path.join(projectDirectory, folder))
    .map((name) => `${folder}/${name}`)
    .filter((file) => contentKind(file) !== null)
    .map((file) => readTextFile(file, read(file)));

export const docRoutes: readonly string[] = pagesIn('docs')
  .map(routeOfText)
  .sort();

/** The posts, newest first, as the blog lists them. */
const posts = pagesIn('blog').sort((a, b) =>
  String(b.frontMatter.date).localeCompare(String(a.frontMatter.date)),
);

export const postRoutes: readonly string[] = posts.map(routeOfText);

/** Some authors have a page; each tag has one if a post has it. */
const authors = Object.entries(
  readProjectYaml('blog/authors.yml') as Record<string, {page?: true}>,
).flatMap(([name, {page}]) => (page ? name : []));
const tags = Object.keys(readProjectYaml('blog/tags.yml') as object).filter(
  (tag) =>
    posts.some(({frontMatter}) =>
      (frontMatter.tags as string[] | undefined)?.includes(tag),
    ),
);

const blogRoutes = [
  '/blog',
  '/blog/archive',
  '/blog/authors',
  ...authors.map((name) => `/blog/authors/${name}`),
  ...postRoutes,
  '/blog/tags',
  ...tags.map((name) => `/blog/tags/${name}`),
];

export const allRoutes: readonly string[] = [
  ...docRoutes,
  ...blogRoutes,
  ...pagesIn('src/pages').map(routeOfText),
];

export {fileOfRoute} from '../../src/lib/routes/routes';
