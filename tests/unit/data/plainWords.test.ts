import {test} from 'vitest';
import {plainWords, type PlainWords} from '../../../src/data/plainWords';
import {routeOfText} from '../../../src/lib/routes/fileRoutes';
import {anchorsOf} from '../../support/anchors';
import {contentFiles} from '../../support/content';
import {faultsOf, type DataList} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';

const list: DataList<PlainWords> = {
  path: 'src/data/plainWords.ts',
  name: 'plainWords',
  entries: plainWords,
  titleOf: ({at}) => at,
};

const files = new Map(contentFiles.map((file) => [routeOfText(file), file]));

test('plain words are at sections that exist, each listed once', () => {
  expectNoFaults([
    ...faultsOf(
      list,
      ({at}) => {
        const [route = '', anchor] = at.split('#');
        const file = files.get(route);
        return (
          file !== undefined &&
          (anchor === undefined || anchorsOf(file).has(anchor))
        );
      },
      ({at}) =>
        `there is no ${at}: name the section that answers these words now`,
      'at',
    ),
    ...faultsOf(
      list,
      ({at}) => plainWords.filter((other) => other.at === at).length === 1,
      'is listed twice: put the words into one entry',
      'at',
    ),
    ...faultsOf(
      list,
      ({texts}) => texts.length > 0,
      'has no words: add some, or remove the entry',
      'texts',
    ),
  ]);
});
