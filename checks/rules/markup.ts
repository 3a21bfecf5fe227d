/**
 * A page is text: it holds Markdown and the components of `src/data/pageComponents.ts`, and no code. So a change of a
 * page can neither run anything while the site is built nor in a visitor's browser.
 */
import type {Nodes, Paragraph} from 'mdast';
import {
  noteKinds,
  pageComponents,
  pageElements,
} from '../../src/data/pageComponents';
import {nearestName} from '../../src/build/nearestName';
import type {Fault} from '../fault';
import {
  childrenOf,
  isTag,
  lineOf,
  readAttribute,
  type Attribute,
  type TagNode,
} from '../markdownTree';
import {imageFault, linkFault} from './address';

const attributesOf = new Map<string, readonly string[] | undefined>([
  ...pageElements.map((name) => [name, []] as const),
  ...pageComponents.map(({name, attributes}) => [name, attributes] as const),
]);

function checkName(name: string): string[] {
  if (attributesOf.has(name)) {
    return [];
  }
  const nearest = nearestName(name, [...attributesOf.keys()]);
  const fix = nearest
    ? `did you mean <${nearest}>?`
    : 'write Markdown, or put it into backticks if it is text';
  return [`pages may not use <${name}>: ${fix}`];
}

function checkAttribute(tag: string, attribute: Attribute): string[] {
  try {
    const [name] = readAttribute(attribute);
    const allowed = attributesOf.get(tag);
    if (!allowed || allowed.includes(name)) {
      return [];
    }
    const known =
      allowed.length > 0 ? `use ${allowed.join(', ')}` : 'it takes none';
    return [`<${tag}> has no attribute "${name}": ${known}`];
  } catch (error) {
    return [`<${tag}>: ${(error as Error).message}`];
  }
}

/** The children of a tag, as its component sees them: a paragraph of nothing but tags isn't one. */
function partsOf(node: Nodes): Nodes[] {
  return childrenOf(node).flatMap((child) => {
    if (child.type === 'paragraph') {
      return partsOf(child);
    }
    return child.type === 'text' && child.value.trim() === '' ? [] : [child];
  });
}

/** The component of the theme throws for what is refused here, without the place. */
function checkTabs(tag: TagNode): string[] {
  const parts = partsOf(tag);
  const tabs = parts.filter(isTag).filter(({name}) => name === 'TabItem');
  if (tabs.length === 0 || tabs.length < parts.length) {
    return [
      '<Tabs> holds one <TabItem> or more, and nothing beside them: move other text into one, or out of <Tabs>',
    ];
  }
  const values = tabs.map(
    ({attributes}) =>
      attributes.find((each) => 'name' in each && each.name === 'value')?.value,
  );
  if (!values.every((value) => typeof value === 'string' && value !== '')) {
    return ['each <TabItem> needs a value, such as value="windows-11"'];
  }
  const again = values.find((value, index) => values.indexOf(value) < index);
  return again === undefined
    ? []
    : [
        `two tabs have the value ${JSON.stringify(again)}: give each <TabItem> its own`,
      ];
}

function checkTag(tag: TagNode): string[] {
  const {attributes} = tag;
  const name = tag.name ?? '';
  const faults = checkName(name);
  return faults.length > 0
    ? faults
    : [
        ...attributes.flatMap((attribute) => checkAttribute(name, attribute)),
        ...(name === 'Tabs' ? checkTabs(tag) : []),
      ];
}

const knownNotes = noteKinds.map((kind) => `:::${kind}`).join(' or ');

type DirectiveNode = Extract<
  Nodes,
  {type: 'containerDirective' | 'leafDirective' | 'textDirective'}
>;

function checkDirective(node: DirectiveNode): string[] {
  const {type, name, attributes, children} = node;
  if (
    type === 'containerDirective' &&
    !noteKinds.some((kind) => kind === name)
  ) {
    return [`there is no note of the kind "${name}": write ${knownNotes}`];
  }
  // Docusaurus shows a colon and a word as text.
  if (
    type === 'leafDirective' ||
    (type === 'textDirective' && children.length > 0)
  ) {
    return [
      `a colon before "${name}" starts a directive, which pages do not have: write a backslash before it`,
    ];
  }
  return Object.keys(attributes ?? {}).length > 0
    ? [
        'a note takes nothing in braces: write its title in square brackets, as in :::tip[Title]',
      ]
    : [];
}

/** A paragraph that only looks like a note. */
function checkParagraph({children: [first]}: Paragraph): string[] {
  const text = first && 'value' in first ? first.value : '';
  if (text.startsWith(':::')) {
    return [
      'the title of a note is in square brackets, as in :::tip[Title]: add them, or correct the line',
    ];
  }
  return /^\[!(?:note|tip|important|warning|caution)\]/i.test(text)
    ? [
        `notes are written in another way here: put ${knownNotes} on the line before the text, and ::: on the line after it`,
      ]
    : [];
}

/** What is wrong with a node, not counting its children. */
function faultsOf(node: Nodes): string[] {
  if (isTag(node)) {
    return checkTag(node);
  }
  switch (node.type) {
    case 'mdxjsEsm':
      return node.data?.estree?.body.every(
        ({type}) => type === 'ImportDeclaration',
      )
        ? [
            'pages import nothing: delete the import, and write the tag of the component alone',
          ]
        : ['an export would run as code: delete it, because a page is text'];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [
        node.value.trim().startsWith('/*')
          ? 'a comment in braces is code: write it as <!-- … -->'
          : 'text in braces would run as code: put it into backticks, or write &#123; for the opening brace',
      ];
    case 'html':
      return ['pages may not use HTML: write Markdown'];
    case 'containerDirective':
    case 'leafDirective':
    case 'textDirective':
      return checkDirective(node);
    case 'paragraph':
      return checkParagraph(node);
    case 'link':
    case 'definition':
      return linkFault(node.url);
    case 'image':
      return imageFault(node.url);
    case 'imageReference':
      // Docusaurus would leave it as it is, without the image.
      return [
        'the address of an image follows its text: write ![what it shows](img/name.png)',
      ];
    default:
      return [];
  }
}

const HEADING_IN_TAB =
  'a link to a heading in a tab does not open the tab: move it out of <Tabs>, or write it in bold';

/** `tree` is the page as Docusaurus parses it, or as `readMarkdown` does. */
export function checkMarkup(
  path: string,
  tree: Nodes,
  isInTab = false,
): Fault[] {
  const line = lineOf(tree);
  const faults =
    isInTab && tree.type === 'heading' ? [HEADING_IN_TAB] : faultsOf(tree);
  const areInTab = isInTab || (isTag(tree) && tree.name === 'TabItem');
  return [
    ...faults.map((message) => ({path, line, message})),
    ...childrenOf(tree).flatMap((child) => checkMarkup(path, child, areInTab)),
  ];
}
