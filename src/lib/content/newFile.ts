/** Drafts for `npm run new`: a page or a post whose front matter passes the checks. */
import {minimumWords} from '../../data/pageExceptions';

export interface NewFile {
  /** Relative to the project. */
  path: string;
  /** The whole file. */
  source: string;
  /** What is left to do, one sentence per step. */
  steps: readonly string[];
}

/** The command's arguments, and what it needs to know about the site. */
export interface NewFileRequest {
  kind: string;
  title: string;
  /** ISO date. */
  today: string;
  /** Every content file of the site, by path relative to the project, with its front matter. */
  existing: readonly {path: string; frontMatter: Record<string, unknown>}[];
  /** Keys of `blog/authors.yml` and `blog/tags.yml`; a post starts with the first of each. */
  authors: readonly string[];
  tags: readonly string[];
}

/** An invalid request. The message says why and, if useful, shows a valid one. */
export class NewFileError extends Error {
  public override readonly name = 'NewFileError';
}

const usage =
  'Write: npm run new -- page "Check a key sticker", or: npm run new -- post "What changed in 2026"';

/** The last part of the address: `Check a key sticker: how?` is `check-a-key-sticker-how`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** A description that passes the checks but is obviously a placeholder. */
const describe = (title: string) =>
  `TODO: say in 50 to 160 characters what this page answers. (${title})`.slice(
    0,
    160,
  );

function pageSource(title: string, today: string): string {
  return `---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(describe(title))}
verified: ${today}
sources: []
---

TODO: the answer, in at most three sentences.

**Applies to:** TODO

## TODO: the first step {#first-step}

## If it does not work {#if-it-does-not-work}

## Related {#next}
`;
}

function postSource(
  {title, today, authors, tags}: NewFileRequest,
  slug: string,
): string {
  return `---
title: ${JSON.stringify(title)}
slug: ${slug}
description: ${JSON.stringify(describe(title))}
authors: [${authors[0] ?? ''}]
tags: [${tags[0] ?? ''}]
date: ${today}
verified: ${today}
sources: []
---

TODO: what this post says, in one paragraph. It is shown in the list of posts.

<!-- truncate -->

## TODO: the first section {#first-section}
`;
}

/** The file for a request. Throws a {@link NewFileError} for an unknown kind, an unusable title or a name in use. */
export function planNewFile(request: NewFileRequest): NewFile {
  const {kind, title, today, existing} = request;
  if (kind !== 'page' && kind !== 'post') {
    throw new NewFileError(`"${kind}" is neither a page nor a post. ${usage}`);
  }
  const slug = slugOf(title);
  if (slug === '') {
    throw new NewFileError(
      `The title "${title}" has no letter or digit to make an address from. ${usage}`,
    );
  }
  const isPage = kind === 'page';
  const path = isPage ? `docs/${slug}.md` : `blog/${today}-${slug}.md`;
  const taken = existing.find((file) =>
    isPage
      ? file.path.toLowerCase().replace(/_/g, '-') === path
      : file.path.startsWith('blog/') && file.frontMatter.slug === slug,
  );
  if (taken) {
    throw new NewFileError(
      `${taken.path} already uses this name. Change that file, or choose another title.`,
    );
  }
  const sameTitle = existing.find(
    ({frontMatter}) =>
      String(frontMatter.title).toLowerCase() === title.toLowerCase(),
  );
  if (sameTitle) {
    throw new NewFileError(
      `${sameTitle.path} already has the title "${title}". Choose one that distinguishes the two.`,
    );
  }
  return {
    path,
    source: isPage ? pageSource(title, today) : postSource(request, slug),
    steps: [
      `Replace each TODO in ${path}, and list the ids of what you read under sources (src/data/sources/pages.ts). A page has ${minimumWords.page} words or more.`,
      isPage
        ? `sidebars.ts: add '${slug}' where visitors would look for it.`
        : 'Choose authors and tags from blog/authors.yml and blog/tags.yml.',
      '.ci/settings/words.txt: add words that the spelling check does not know.',
      'Run: npm run check:content',
    ],
  };
}
