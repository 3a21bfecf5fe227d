/** The files next to pages, which are text and pictures, and the drawings of the site. */
import * as z from 'zod';
import type {Fault} from '../fault';
import {readYaml} from '../yaml';
import {checkCharacters} from './characters';

const NAME = String.raw`[A-Za-z0-9][\w-]*(?:\.[\w-]+)*`;
const ALLOWED = new RegExp(
  String.raw`^(?:(?:docs|blog|src/pages)/(?:${NAME}\.md|img/${NAME}\.(?:avif|gif|jpe?g|png|webp))|blog/(?:authors|tags)\.yml|docs/LICENSE)$`,
);

/** A file in a folder of pages: a tool or the site generator could run any other than these. */
export function checkFileName(path: string): Fault[] {
  return ALLOWED.test(path)
    ? []
    : [
        {
          path,
          line: 1,
          message:
            'this folder holds only pages such as kms38.md, and pictures such as img/settings.png, with names of letters, digits, dots, hyphens and underscores: move or rename the file',
        },
      ];
}

const text = z.string('must be text');

/** What `blog/authors.yml` and `blog/tags.yml` may say. Docusaurus hands the address of a picture to webpack. */
const lists = {
  'blog/authors.yml': z.strictObject({
    name: text,
    title: text.optional(),
    description: text.optional(),
    page: z.literal(true, 'must be true').optional(),
  }),
  'blog/tags.yml': z.strictObject({
    label: text,
    permalink: text.regex(/^\/[a-z0-9-]+$/, 'must be such as /windows'),
    description: text.optional(),
  }),
};

/** A list of authors or tags. Other files pass. */
export function checkBlogList(path: string, source: string): Fault[] {
  if (!Object.hasOwn(lists, path)) {
    return [];
  }
  const {fields, fault} = readYaml(path, source);
  const entry: z.ZodObject = lists[path as keyof typeof lists];
  const result = z.record(z.string(), entry).safeParse(fields);
  return [
    ...checkCharacters(path, source),
    ...(fault ? [fault] : []),
    ...(result.error?.issues ?? []).map((issue) => {
      const [key = ''] = issue.path.map(String);
      const row = source.split('\n').findIndex((each) => each.startsWith(key));
      const what =
        issue.code === 'unrecognized_keys'
          ? `has a field of another name, ${issue.keys.join(', ')}: use ${Object.keys(entry.shape).join(', ')}`
          : `${issue.path.slice(1).join('.')} ${issue.message}`;
      return {path, line: Math.max(row, 0) + 1, message: `"${key}" ${what}`};
    }),
  ];
}

const SHAPES =
  /^(?:svg|g|defs|title|desc|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop|clipPath|mask)$/;
const TAG = /<\/?([^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>?/g;
const ATTRIBUTE = /(?<![^\s=/"'])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** An SVG that is opened by itself is a page: it may hold shapes only, and name nothing outside it. */
export function checkSvg(path: string, source: string): Fault[] {
  const line = (index: number) => source.slice(0, index).split('\n').length;
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
      line: line(index),
      message: `a drawing holds shapes only, and names nothing outside it: remove ${what}`,
    }));
  });
}
