/** The files next to pages, which are text and pictures, and the drawings of the site. */
import * as z from 'zod';
import {lineAt, type Fault} from '../fault';
import {readYaml} from '../yaml';
import {checkCharacters, checkEncoding} from './characters';
import {addressPart, key} from './names';

const PAGE = String.raw`${addressPart}\.md`;
const PICTURE = String.raw`img/${addressPart}\.(?:avif|gif|jpe?g|png|webp)`;

/** What a folder of pages may hold next to pictures, and how to say that. */
const folders = [
  {folder: 'docs', allowed: `${PAGE}|LICENSE`, kinds: 'pages such as kms38.md'},
  {
    folder: 'blog',
    allowed: String.raw`\d{4}-\d\d-\d\d-${PAGE}|(?:authors|tags)\.yml`,
    kinds:
      'posts such as 2026-11-21-keyhole.md, two lists, authors.yml and tags.yml,',
  },
  {
    folder: 'src/pages',
    allowed: PAGE,
    kinds: 'pages such as markdown-page.md',
  },
].map(({folder, allowed, kinds}) => ({
  pattern: new RegExp(`^${folder}/(?:${allowed}|${PICTURE})$`),
  folder,
  kinds,
}));

/** A file in a folder of pages: a tool or the site generator could run any other than these. Other files pass. */
export function checkFileName(path: string): Fault[] {
  return folders
    .filter(
      ({folder, pattern}) =>
        path.startsWith(`${folder}/`) && !pattern.test(path),
    )
    .map(({kinds}) => ({
      path,
      line: 1,
      message: `this folder holds only ${kinds} and pictures such as img/settings.png, with names of at most 100 lowercase letters, digits, hyphens and underscores that Windows accepts: move or rename the file`,
    }));
}

const text = z
  .string('must be text')
  // The theme writes names into a script for search engines, where a tag would end the script.
  .regex(/^[^<]*$/, 'holds an angle bracket: write it without');

/**
 * What `blog/authors.yml` and `blog/tags.yml` may say of each key, which is the last part of its address. Docusaurus hands the
 * address of a picture to webpack.
 */
const lists = {
  'blog/authors.yml': z.strictObject({
    name: text,
    title: text.optional(),
    description: text.optional(),
    page: z.literal(true, 'must be true').optional(),
  }),
  'blog/tags.yml': z.strictObject({
    label: text,
    description: text.optional(),
  }),
};

/** A list of authors or tags. Other files pass. */
export function checkBlogList(path: string, source: string): Fault[] {
  if (!Object.hasOwn(lists, path)) {
    return [];
  }
  const [unreadable] = checkEncoding(path, source);
  if (unreadable) {
    return [unreadable];
  }
  const {fields, fault} = readYaml(path, source);
  const entry: z.ZodObject = lists[path as keyof typeof lists];
  const lines = source.split('\n');
  const faults = Object.entries(fields).flatMap(([name, value]) => {
    const line = lines.findIndex((each) => each.startsWith(name)) + 1 || 1;
    const issues = [key.safeParse(name), entry.safeParse(value)].flatMap(
      ({error}) => error?.issues ?? [],
    );
    return issues.map((issue) => {
      const what =
        issue.code === 'unrecognized_keys'
          ? `has a field of another name, ${issue.keys.join(', ')}: use ${Object.keys(entry.shape).join(', ')}`
          : [...issue.path, issue.message].join(' ');
      return {path, line, message: `"${name}" ${what}`};
    });
  });
  return [
    ...checkCharacters(path, source),
    ...(fault ? [fault] : []),
    ...faults,
  ];
}

/** How the files of each kind begin, as Latin-1. An AVIF has the size of its first part before the name of that. */
const beginnings = new Map([
  ['avif', /^\0\0\0.ftypavif/s],
  ['gif', /^GIF8[79]a/],
  ['jpeg', /^\xff\xd8\xff/],
  ['jpg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['svg', /^<svg[\s>]/],
  ['webp', /^RIFF.{4}WEBPVP8/s],
]);

/**
 * A picture of the kind that its name says. Docusaurus reads the size of any kind, and of some without an end (image-size
 * 1.2.1). Other files pass.
 */
export function checkPicture(path: string, source: string): Fault[] {
  const [, ending = ''] = /\.(\w+)$/.exec(path.toLowerCase()) ?? [];
  return beginnings.get(ending)?.test(source) === false
    ? [
        {
          path,
          line: 1,
          message: `the file does not begin as a .${ending} does: save the picture in that format, or change the ending of its name`,
        },
      ]
    : [];
}

const SHAPES =
  /^(?:svg|g|defs|title|desc|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop|clipPath|mask)$/;
const TAG = /<\/?([^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>?/g;
const ATTRIBUTE = /(?<![^\s=/"'])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** An SVG that is opened by itself is a page: it may hold shapes only, and name nothing outside it. */
export function checkSvg(path: string, source: string): Fault[] {
  return [...source.matchAll(TAG)].flatMap(({index, 1: name, 2: rest}) => {
    const wrong = SHAPES.test(name!)
      ? [...rest!.matchAll(ATTRIBUTE)]
          .filter(([, attribute, one, other]) => {
            const value = one ?? other ?? '';
            return attribute === 'xmlns'
              ? value !== 'http://www.w3.org/2000/svg'
              : /^on|href|style|:/i.test(attribute!) ||
                  /[&\\:]|url\((?!#)/i.test(value);
          })
          .map(([written]) => written)
      : [`<${name}>`];
    return wrong.map((what) => ({
      path,
      line: lineAt(source, index),
      message: `a drawing holds shapes only, and names nothing outside it: remove ${what}`,
    }));
  });
}
