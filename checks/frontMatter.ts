/**
 * The front matter that this site allows. Docusaurus accepts unknown keys, so a misspelled one would go unnoticed. Here
 * it stops the build, with a message that names the file, the field and the fix.
 */
import * as z from 'zod';
import {explainUnknown, isSource, listSources} from '../src/build/findSource';
import {typographicQuotes} from '../src/lib/text/format';
import type {Fault} from './fault';
import {addressPart, key, titleFault} from './rules/names';

/** What to say of a field that is missing, and of one that holds something else. */
const says = (missing: string, wrong: string) => ({
  error: ({input}: {input?: unknown}) =>
    input === undefined ? `is missing: ${missing}` : `must be ${wrong}`,
});

const QUOTE = 'text: put it into quotation marks';

const isoDate = z.iso.date(
  says('write a date such as 2026-11-21', 'a date such as 2026-11-21'),
);

/** Of a list that names something again. */
function refuseAgain(
  names: readonly string[],
  context: z.core.$RefinementCtx,
): void {
  for (const [index, name] of names.entries()) {
    if (names.indexOf(name) < index) {
      context.addIssue({
        code: 'custom',
        path: [index],
        message: `names "${name}" again: remove it`,
      });
    }
  }
}

/** The id of a source. */
const sourceId = z
  .string(
    'must be the id of a source, such as ms-kms-activation-planning: src/data/sources/pages.ts lists them',
  )
  .superRefine((id, context) => {
    if (!isSource(id)) {
      context.addIssue({
        code: 'custom',
        message: explainUnknown(id),
      });
    }
  });

const common = {
  /** Page heading and browser title. */
  title: z
    .string(says('add the heading of the page', QUOTE))
    .min(2, 'is empty: add the heading of the page')
    .superRefine((title, context) => {
      for (const message of titleFault(title)) {
        context.addIssue({code: 'custom', message});
      }
    }),
  /** Shown by search engines and in shared links; 50 to 160 characters. */
  description: z
    .string(says('say in 50 to 160 characters what the page answers', QUOTE))
    .min(50, 'is too short: use 50 to 160 characters')
    .max(160, 'is too long: use 50 to 160 characters'),
  /** The day on which a person last checked the page's facts. */
  verified: isoDate,
  /** Where the facts come from, primary sources first. */
  sources: z
    .array(sourceId, 'must be a list of ids of src/data/sources/pages.ts')
    .superRefine(refuseAgain)
    // A page carries only what it shows.
    .transform((ids) =>
      listSources(ids.filter(isSource)).map(({title, url}) => ({
        title: typographicQuotes(title),
        url,
      })),
    )
    .optional(),
  /** Words that people search for but the page does not contain. */
  aliases: z
    .array(
      z.string(`must be ${QUOTE}`),
      'must be a list of words in square brackets',
    )
    .max(12, 'is too long: 12 words at most')
    .optional(),
};

const docFrontMatter = z.strictObject({
  ...common,
  sidebar_label: z.string(`must be ${QUOTE}`).optional(),
  /** Whether the page has no list of its sections. */
  hide_table_of_contents: z.boolean('must be true or false').optional(),
  /** Whether the page shows no sidebar: the order of the docs lists it all the same. */
  displayed_sidebar: z
    .null('must be null, which shows the page without the sidebar')
    .optional(),
  slug: z
    .literal(
      '/',
      'must be /, and only on the home page: the name of the file is the address of any other page',
    )
    .optional(),
});

const blogFrontMatter = z.strictObject({
  ...common,
  slug: z
    .string(says('add the last part of the address, such as keyhole', QUOTE))
    .regex(
      new RegExp(`^${addressPart}$`),
      'must be the last part of an address, such as keyhole, of at most 100 lowercase letters, digits, hyphens and underscores',
    ),
  date: isoDate,
  /** Keys of `blog/authors.yml`. */
  authors: z
    .array(
      key,
      says(
        'list keys of blog/authors.yml',
        'a list of keys of blog/authors.yml in square brackets',
      ),
    )
    .min(1, 'needs at least one key of blog/authors.yml')
    .superRefine(refuseAgain),
  /** Keys of `blog/tags.yml`. */
  tags: z
    .array(
      key,
      says(
        'list keys of blog/tags.yml',
        'a list of keys of blog/tags.yml in square brackets',
      ),
    )
    .min(1, 'needs at least one key of blog/tags.yml')
    .superRefine(refuseAgain),
});

const pageFrontMatter = z.strictObject(common);

export type DocFrontMatter = z.infer<typeof docFrontMatter>;
export type BlogFrontMatter = z.infer<typeof blogFrontMatter>;

/** What the pages of each folder may say of themselves. */
const schemas = {
  docs: docFrontMatter,
  blog: blogFrontMatter,
  'src/pages': pageFrontMatter,
};

/** The folder of a page by its path relative to the site, or `null` for a file that is not a page. */
export function contentKind(relativePath: string): keyof typeof schemas | null {
  const [, folder] =
    /^(docs|blog|src\/pages)\/.+\.mdx?$/.exec(
      relativePath.replaceAll('\\', '/'),
    ) ?? [];
  return (folder as keyof typeof schemas | undefined) ?? null;
}

/**
 * The line of a front matter field, or of an entry of its list, such as `['sources', 2]`; 1 if the field is missing.
 * `source` is the whole file.
 */
export function lineOfField(
  source: string,
  [field, entry]: readonly PropertyKey[],
): number {
  const name = String(field);
  const lines = source.split(/\r?\n/);
  const fields = lines.slice(0, Math.max(lines.indexOf('---', 1), 0));
  const at = fields
    .map((line) => line.replace(/^["']/, ''))
    .findIndex(
      (line) =>
        line.startsWith(name) && /^["']?\s*:/.test(line.slice(name.length)),
    );
  const entries = fields.flatMap((line, index) =>
    index > at && /^\s*- /.test(line) ? [index] : [],
  );
  return (typeof entry === 'number' ? (entries[entry] ?? at) : at) + 1 || 1;
}

function faultsOf(
  kind: keyof typeof schemas,
  path: string,
  source: string,
  issue: z.core.$ZodIssue,
): Fault[] {
  const field = issue.path.join('.') || 'front matter';
  if (issue.code !== 'unrecognized_keys') {
    const line = lineOfField(source, issue.path);
    return [{path, line, message: `"${field}" ${issue.message}`}];
  }
  return issue.keys.map((key) => ({
    path,
    line: lineOfField(source, [...issue.path, key]),
    message: `"${key}" is not a field of this site: check the spelling (known: ${Object.keys(schemas[kind].shape).join(', ')})`,
  }));
}

/** Docusaurus makes addresses and names of files from these, and from some fields of other names, such as `id`. */
const addressFields = new Set<PropertyKey | undefined>([
  'slug',
  'date',
  'authors',
  'tags',
]);

export interface CheckedFrontMatter {
  faults: Fault[];
  /** Those of them that concern what the build writes, and where. */
  refusals: Fault[];
  /** The valid fields. With these, `npm start` can show the page while its author fixes the others. */
  frontMatter: Record<string, unknown>;
}

/**
 * Checks a file's front matter by its path relative to the site; a file that is not a page passes unchanged. `source`
 * is the whole file, for line numbers.
 */
export function checkFrontMatter(
  relativePath: string,
  frontMatter: Record<string, unknown>,
  source: string,
): CheckedFrontMatter {
  const kind = contentKind(relativePath);
  if (!kind) {
    return {faults: [], refusals: [], frontMatter};
  }
  const schema: z.ZodObject = schemas[kind];
  const issues = schema.safeParse(frontMatter).error?.issues ?? [];
  const atFault = new Set(issues.map(({path: [field]}) => field));
  const inOrder = Object.entries(frontMatter).filter(
    ([field]) => Object.hasOwn(schema.shape, field) && !atFault.has(field),
  );
  const faultsIn = (some: typeof issues) =>
    some.flatMap((issue) => faultsOf(kind, relativePath, source, issue));
  return {
    faults: faultsIn(issues),
    refusals: faultsIn(
      issues.filter(
        ({code, path: [field]}) =>
          code === 'unrecognized_keys' ||
          (addressFields.has(field) && Object.hasOwn(frontMatter, field!)),
      ),
    ),
    frontMatter: schema.partial().parse(Object.fromEntries(inOrder)),
  };
}
