import {load} from 'cheerio';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {answerCommands} from '@site/src/components/answer/CommandAnswer';
import {switchAnchor, switchGroups} from '@site/src/data/commandSwitches';
import {otherCommands} from '@site/src/data/otherCommands';
import {readCommands} from '@site/src/lib/input/readCommand';

const listed = switchGroups.flatMap(({tool, switches}) =>
  switches.map((each) => `/command_line_switches#${switchAnchor(tool, each)}`),
);

/** The links of the cards of a command whose text says that they lead to the list. */
function linksToList(command: string): (string | undefined)[] {
  const answer = answerCommands(readCommands(command));
  const page = load(answer ? renderToStaticMarkup(answer.node) : '');
  return page('a')
    .filter((_, link) => page(link).text().endsWith('in the list of commands'))
    .toArray()
    .map((link) => page(link).attr('href'));
}

test('a link that says that it leads to the list of commands does', () => {
  const others = otherCommands.flatMap(({starts}) => starts);
  const astray = others.flatMap((name) =>
    linksToList(name).filter((to) => !listed.includes(to ?? '')),
  );
  expect(astray).toEqual([]);
  expect(linksToList('slmgr /ato')).toEqual([
    '/command_line_switches#slmgr/ato',
  ]);
});
