import {expect, test} from 'vitest';
import {dataFiles} from '../../src/data/dataFiles';
import {copyOfRoute} from '../../src/lib/routes/routes';
import {readMarkdown} from '../../checks/markdown';
import {readBuilt} from '../support/build';
import {pageOf, plain, textOfRoute} from '../support/builtPages';
import {allRoutes, docRoutes} from '../support/routes';

test.each(allRoutes)(
  '%s has a Markdown copy with its title, sections and tables, and no boilerplate',
  (route) => {
    const copy = copyOfRoute(route);
    const markdown = readBuilt(copy);
    const page = readMarkdown(copy, markdown);
    const $ = pageOf(route);

    const links = $('head link[rel="alternate"][type="text/markdown"]');
    expect(links.length).toBe(1);
    expect(links.attr('href')).toBe(`/${copy}`);

    expect(markdown.split('\n').slice(0, 3).map(plain)).toEqual([
      `# ${plain($('main h1').text())}`,
      '',
      `- Address: ${$('link[rel="canonical"]').attr('href')}`,
    ]);

    const text = page.text.map((line) => line.text).join('\n');
    expect(markdown.match(/^\|(?: --- \|)+$/gm) ?? []).toHaveLength(
      $('main table').length,
    );
    const written = plain(markdown.replace(/[`\\]/g, ''));
    for (const heading of $('main h2, main h3').toArray()) {
      expect(written).toContain(plain($(heading).text()));
    }

    expect(page.tags).toEqual([]);
    expect(text).not.toMatch(
      /Edit this page|On this page|Direct link to|Skip to main content|\u200b/,
    );
    expect(
      [...page.links, ...page.images].filter(
        ({target}) => !/^(?:https?:\/\/|mailto:)/.test(target),
      ),
    ).toEqual([]);
  },
);

test('a copy says when its facts were last checked, as the page does, and ends with its sources', () => {
  const routes = docRoutes.filter(
    (route) => textOfRoute.get(route)!.frontMatter.sources,
  );
  expect(routes.length).toBeGreaterThan(30);
  for (const route of routes) {
    const {frontMatter} = textOfRoute.get(route)!;
    const copy = readBuilt(copyOfRoute(route));
    expect(copy, route).toContain(
      `\n- Facts last checked: ${String(frontMatter.verified)}\n`,
    );
    expect(copy, route).toMatch(/\n## Sources\n\n(?:- \[.+\]\(https:.+\)\n)+$/);
  }
});

test('the troubleshooter has its error codes as sections and no tree of questions, the switches as tables', () => {
  const copy = readBuilt('troubleshoot.md');
  expect(copy).toMatch(/^#### `0xC004F074` /m);
  expect(copy).toContain('## Find the cause');
  expect(copy).not.toMatch(/branch/);
  expect(readBuilt('command_line_switches.md')).toMatch(
    /^\| `slmgr \/dlv` \| \S.*\. Argument:/m,
  );
});

test('llms.txt lists the copy of every page and every data file once, with its description, in groups', () => {
  const text = readBuilt('llms.txt');
  expect(text).toMatch(/^# MAS\n\n> .+\n\n## Start here\n\n- .+\/index\.md\)/);
  expect(text.match(/(?<=^## ).+/gm)).toEqual([
    'Start here',
    ...pageOf('/guide_links')('main .markdown > h2')
      .toArray()
      .map((group) => plain(pageOf('/guide_links')(group).text())),
    ...['Blog', 'Data', 'Optional'],
  ]);
  expect(text).toMatch(
    /\n## Blog\n\n(?:- .+\/blog\/[\w-]+\.md\).+\n)+\n## Data/,
  );
  const listed = [
    ...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S.{49,}$/gm),
  ].map(([, address]) => new URL(address!).pathname);
  const files = dataFiles.map(({path}) => path);
  expect(listed.sort()).toEqual(
    [...allRoutes.map((route) => `/${copyOfRoute(route)}`), ...files].sort(),
  );
});
