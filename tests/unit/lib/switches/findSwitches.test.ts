import {expect, test} from 'vitest';
import {switchGroups} from '../../../../src/data/commandSwitches';
import {switchExamples} from '../../../../src/data/examples';
import {findSwitches} from '../../../../src/lib/switches/findSwitches';
import {fold} from '../../../../src/lib/text/matchWords';

const switches = switchGroups.flatMap(({tool, switches: own}) =>
  own.map(({name, effect, note, example}) => ({
    id: `${tool} ${name}`,
    name,
    effect,
    text: fold([tool, name, effect, note, example].join(' ')),
  })),
);

const ids = (query: string) => findSwitches(query, switches).map(({id}) => id);

test.each([
  ['remove product key', 'slmgr /upk'],
  ['uninstall the product key', 'slmgr /upk'],
  ['Delete product key', 'slmgr /upk'],
  ['full license report', 'slmgr /dlv'],
])('the first answer to "%s" is %s', (query, first) => {
  expect(ids(query)[0]).toBe(first);
});

test.each(switchExamples)('the example "%s" finds a switch', (query) => {
  expect(ids(query)).not.toEqual([]);
});

test('a name is found alone, with or without its slash and colon', () => {
  for (const query of ['/ipk', 'ipk', 'IPK']) {
    expect(ids(query), query).toEqual(['slmgr /ipk']);
  }
  expect(ids('unpkey')).toEqual(['ospp /unpkey:']);
});

test('finds all without a query, and nothing for words that no switch has', () => {
  expect(ids(' ')).toEqual(switches.map(({id}) => id));
  expect(ids('zebra')).toEqual([]);
});
