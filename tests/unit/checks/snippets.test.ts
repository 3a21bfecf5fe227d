/**
 * Tries the checks for authors with the texts in `tests/corpus/checks`. A file has checks by their names below, of each what it
 * says, and the texts of which it says so. A fault is on the first line, or on the one in front of the text. A text with several
 * faults is in the list of each, and the check says nothing else of it; of the texts under `nothing`, it says nothing at all.
 */
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isMap, isSeq, LineCounter, parseDocument, type Node} from 'yaml';
import {expect, test} from 'vitest';
import {checkFrontMatter} from '../../../checks/frontMatter';
import {readMarkdown} from '../../../checks/markdown';
import {imageFault, linkFault} from '../../../checks/rules/address';
import {checkCodeBlocks} from '../../../checks/rules/codeBlocks';
import {
  checkBlogList,
  checkFileName,
  checkPicture,
  checkSvg,
} from '../../../checks/rules/files';
import {checkHeadings} from '../../../checks/rules/headings';
import {checkImages} from '../../../checks/rules/images';
import {
  checkLinkLabels,
  checkLinkTargets,
  type LinkTargets,
} from '../../../checks/rules/links';
import {key} from '../../../checks/rules/names';
import {
  checkDownloadAndRun,
  checkHosts,
  checkKmsHosts,
  checkProductKeys,
} from '../../../checks/rules/scope';
import {checkProductNames} from '../../../checks/rules/spelling';
import {frontMatterRefusals, readTextFile} from '../../../checks/textFile';
import {readYaml} from '../../../checks/yaml';
import {referenceComponents} from '../../../src/build/reference';
import {selectRows} from '../../../src/plugins/reference-data/selectRows';
import {projectFiles, readProject} from '../../support/sources';

interface Said {
  line: number;
  message: string;
}

const path = 'docs/x.md';
const doc = (text: string) => readMarkdown(path, text);
const page = (text: string) => readMarkdown('src/pages/x.md', text);
const onLine1 = (messages: readonly string[]): Said[] =>
  messages.map((message) => ({line: 1, message}));

const targets: LinkTargets = {
  anchors: new Map([
    [path, new Set(['own'])],
    ['docs/kms38.md', new Set(['undo'])],
    ['docs/windows_8.1_links.md', new Set<string>()],
  ]),
  routes: new Map([
    ['/kms38', 'docs/kms38.md'],
    ['/blog/tags', null],
  ]),
};

const names = {
  PowerShell: ['Power Shell'],
  'Windows 11': ['Win 11', 'Windows11'],
  macOS: ['OS X'],
};

const complete = {
  title: 'KMS38',
  description:
    'What KMS38 was, what Microsoft removed, and how to recognize and undo it.',
  verified: '2026-11-21',
  sources: ['ms-kms-activation-planning'],
};
const completePost = {
  ...complete,
  slug: 'keyhole',
  date: '2026-11-21',
  authors: ['documentation-team'],
  tags: ['windows-11'],
};

const mdx = unified().use(remarkParse).use(remarkMdx);

/** What stops the build. */
function checkComponents(text: string): Said[] {
  try {
    selectRows(mdx.parse(text), path, referenceComponents);
    return [];
  } catch (error) {
    const [, line, message = ''] =
      /^docs\/x\.md:(\d+): (.+)$/.exec((error as Error).message) ?? [];
    return [{line: Number(line), message}];
  }
}

/** What is said of a complete page of which a text has some fields otherwise. */
const checkFields = (file: string, all: object, text: string) =>
  checkFrontMatter(
    file,
    {...all, ...readYaml(file, text).fields},
    `${text}\n---`,
  );

const withoutField = (file: string, all: object, field: string) =>
  checkFrontMatter(
    file,
    Object.fromEntries(Object.entries(all).filter(([name]) => name !== field)),
    '',
  ).faults;

/** In a text, `{-}` is five groups joined by a hyphen, and `{l-}` the same in lower case, so that no file has such a text. */
const withKeys = (text: string) =>
  text.replace(/\{(l?)(.+?)\}/g, (_, isLower, separator) => {
    const groups = ['ABCDE', 'FGHIJ', '12345', 'KLMNO', 'P6789'];
    const joined = groups.join(separator);
    return isLower ? joined.toLowerCase() : joined;
  });

/** A text is the name of a picture, a space, and how the file begins. */
function checkBeginning(text: string) {
  const [, file = '', beginning = ''] = /^(\S+) ?(.*)$/s.exec(text) ?? [];
  return checkPicture(file, beginning);
}

const post = 'blog/2026-11-21-x.md';
const reviewed = [
  {host: 'good.org', reason: 'test'},
  {host: 'code.org', reason: 'test', paths: ['/team/']},
];

const checks: Readonly<Record<string, (text: string) => readonly Said[]>> = {
  markup: (text) => doc(text).refusals,
  components: checkComponents,
  headings: (text) => checkHeadings(doc(text)),
  'headings of a page that has its title in the text': (text) =>
    checkHeadings(page(text)),
  'code blocks': (text) => checkCodeBlocks(doc(text)),
  'link labels': (text) => checkLinkLabels(doc(text)),
  'link targets': (text) => checkLinkTargets(doc(text), targets),
  'link targets elsewhere': (text) => checkLinkTargets(page(text), targets),
  images: (text) =>
    checkImages(doc(text), new Set(['docs/img/a.png', 'static/img/logo.svg'])),
  'product names': (text) => checkProductNames(path, doc(text).text, names),
  // What is refused of a link is refused of an image, too.
  addresses: (url) => onLine1(imageFault(url).length > 0 ? linkFault(url) : []),
  'addresses of links': (url) => onLine1(linkFault(url)),
  'addresses of images': (url) => onLine1(imageFault(url)),
  'file names': checkFileName,
  'keys of authors and tags': (name) =>
    onLine1(
      key.safeParse(name).error?.issues.map((each) => each.message) ?? [],
    ),
  authors: (text) => checkBlogList('blog/authors.yml', text),
  tags: (text) => checkBlogList('blog/tags.yml', text),
  pictures: checkBeginning,
  drawings: (text) => checkSvg('static/img/x.svg', text),
  'product keys': (text) => checkProductKeys({path, text: withKeys(text)}),
  'commands that run what they download': (text) =>
    checkDownloadAndRun({path, text}),
  'KMS hosts': (text) =>
    checkKmsHosts({path, text}, [{host: 'kms.vendor.com', reason: 'test'}]),
  hosts: (text) => checkHosts({path, text}, reviewed),
  'front matter': (text) => frontMatterRefusals(readTextFile(path, text)),
  fields: (text) => checkFields(path, complete, text).faults,
  'refused fields': (text) => checkFields(path, complete, text).refusals,
  'fields of a post': (text) => checkFields(post, completePost, text).faults,
  'refused fields of a post': (text) =>
    checkFields(post, completePost, text).refusals,
  'a field that is missing': (field) => withoutField(path, complete, field),
  'a field that a post lacks': (field) =>
    withoutField(post, completePost, field),
};

interface Row {
  check: string;
  text: string;
  says: string;
  line: number;
  /** Of the text in its file: `tests/corpus/checks/markup.yaml:12`. */
  place: string;
}

function readRows(file: string): Row[] {
  const counter = new LineCounter();
  const tree = parseDocument<Node>(readProject(file), {lineCounter: counter});
  expect(tree.errors, file).toEqual([]);
  const pairs = (node: unknown) =>
    isMap<Node, Node>(node)
      ? node.items.map((each) => [each.key.toJSON(), each.value!] as const)
      : [];
  return pairs(tree.contents).flatMap(([check, faults]) =>
    pairs(faults).flatMap(([says, texts]) =>
      (isSeq<Node>(texts) ? texts.items : [texts]).map((each): Row => {
        const [[line, node] = [1, each]] = pairs(each);
        const place = `${file}:${counter.linePos(node.range![0]).line}`;
        return {check, text: String(node.toJSON()), says, line, place};
      }),
    ),
  );
}

/** The rows of each text. */
const rowsOf = new Map<string, Row[]>();
for (const row of projectFiles('tests/corpus/checks').flatMap(readRows)) {
  const key = `${row.check}: ${row.text}`;
  rowsOf.set(key, [...(rowsOf.get(key) ?? []), row]);
}

const write = ({line, says}: Row) => `${line}: ${says}`;

test.each([...rowsOf.values()].map((rows) => [rows[0]!.place, rows] as const))(
  '%s',
  (place, rows) => {
    const {check, text} = rows[0]!;
    const said = checks[check]!(text).map(({line, message}) => {
      const row = rows.find(
        (each) => each.line === line && message.includes(each.says),
      );
      return row ? write(row) : `${line}: ${message}`;
    });
    const wanted = rows.filter(({says}) => says !== 'nothing').map(write);
    expect(
      [...new Set(said)].sort(),
      `${place}: ${check} of ${JSON.stringify(text)}`,
    ).toEqual(wanted.sort());
  },
);

test('there are texts for each check, and no other', () => {
  const tried = new Set([...rowsOf.values()].flat().map(({check}) => check));
  expect([...tried].sort()).toEqual(Object.keys(checks).sort());
});
