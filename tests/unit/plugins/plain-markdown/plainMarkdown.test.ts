import type {Nodes, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {childrenOf, isTag} from '../../../../checks/markdownTree';
import {plainMarkdown} from '../../../../src/plugins/plain-markdown/plainMarkdown';

const compiler = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(plainMarkdown as never)
  .freeze();

function compile(value: string) {
  const file = {path: '/site/docs/x.md', cwd: '/site', value};
  return compiler.runSync(compiler.parse(file), file) as Root;
}

const importsOf = (value: string) =>
  compile(value)
    .children.filter((node) => node.type === 'mdxjsEsm')
    .flatMap(({data}) => data!.estree!.body)
    .map((statement) => {
      type Import = Extract<typeof statement, {type: 'ImportDeclaration'}>;
      const {source, specifiers} = statement as Import;
      const {type, local} = specifiers[0]!;
      return [type, local.name, source.value];
    });

test('a page imports each component that it uses once, and no other', () => {
  expect(
    importsOf(
      `Ended on <SupportEnd id="windows-7-sp1" />.

<LifecycleTable product="Windows 10" />

<Tabs>
<TabItem value="a" label="A">

- Ends on <SupportEnd id="windows-8" />

</TabItem>
</Tabs>`,
    ),
  ).toEqual([
    ['ImportDefaultSpecifier', 'Tabs', '@theme/Tabs'],
    ['ImportDefaultSpecifier', 'TabItem', '@theme/TabItem'],
    [
      'ImportSpecifier',
      'LifecycleTable',
      '@site/src/components/reference/LifecycleTable',
    ],
    [
      'ImportSpecifier',
      'SupportEnd',
      '@site/src/components/reference/SupportEnd',
    ],
    [
      'ImportSpecifier',
      'PartBoundary',
      '@site/src/components/feedback/PartBoundary',
    ],
  ]);
  expect(importsOf('Only text, `<LifecycleTable />`, <kbd>A</kbd>.')).toEqual(
    [],
  );
});

test('a crash of a tool or a table stays in it: each has its own boundary, also in a tab', () => {
  const tags = (node: Nodes): string[] =>
    childrenOf(node).flatMap((child) =>
      isTag(child)
        ? [`${isTag(node) ? node.name : ''} > ${child.name}`, ...tags(child)]
        : tags(child),
    );
  const page = compile(
    `<Diagnosis />

<Tabs>
<TabItem value="a" label="A">

- Ends on <SupportEnd id="windows-8" />.

<LifecycleTable product="Windows 10" />

</TabItem>
</Tabs>`,
  );
  expect(tags(page)).toEqual([
    ' > PartBoundary',
    'PartBoundary > Diagnosis',
    ' > Tabs',
    'Tabs > TabItem',
    ' > SupportEnd',
    'TabItem > PartBoundary',
    'PartBoundary > LifecycleTable',
  ]);
});

test('code stops the compilation with one sentence per fault', () => {
  expect(() => compile('One.\n\n{a()}\n\n<script />\n')).toThrow(
    /^Markdown to fix:\ndocs\/x\.md:3: text in braces .*\ndocs\/x\.md:5: pages may not use <script>.*$/,
  );
});
