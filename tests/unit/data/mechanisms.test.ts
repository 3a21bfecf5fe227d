import {test} from 'vitest';
import {mechanisms, type Mechanism} from '../../../src/data/mechanisms';
import {contentFiles} from '../../support/content';
import {lineInModule} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';

const pageOf = (route: string) =>
  contentFiles.find(({path}) => path === `docs/${route}.md`)!.page;

const path = 'src/data/mechanisms.ts';

test('the section that explains a method is on its page', () => {
  expectNoFaults(
    Object.entries<Mechanism>(mechanisms)
      .filter(([id, {section}]) => {
        const [route, anchor] = section.slice(1).split('#');
        return (
          route !== id ||
          pageOf(id).headings.every((heading) => heading.id !== anchor)
        );
      })
      .map(([id, {section}]) => ({
        path,
        line: lineInModule(path, ['mechanisms', id, 'section']),
        message: `there is no ${section}: write the id of a heading of docs/${id}.md`,
      })),
  );
});
