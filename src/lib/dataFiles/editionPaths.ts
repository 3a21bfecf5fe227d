import * as z from 'zod';
import type {PathSupport} from '../../data/editionPaths';
import {findPath} from '../editionPath/findPath';
import type {PathStep} from '../editionPath/findPath';
import {installations} from '../editionPath/installations';
import {address, defineDataFile, oneOf, text} from './dataFile';

const installation = z.strictObject({
  id: text('Unique, and never changed.'),
  name: text('What people call it.'),
});

/** The page that the sections of methods without a page are on. */
const editionPage = '/change_windows_edition';

const productOf = ({family}: PathStep['from']) =>
  family === 'server' ? 'Windows Server' : 'Windows';

/** Every change within Windows and within Windows Server; nothing leads from one to the other. */
function everyStep(): PathStep[] {
  return installations.flatMap((from) =>
    installations.flatMap((to) => {
      const path = findPath(from, to);
      return path.direct && productOf(from) === productOf(to)
        ? [path.direct]
        : [];
    }),
  );
}

export const editionPathsFile = defineDataFile({
  name: 'edition-paths',
  modules: ['src/data/editionPaths.ts'],
  row: {
    product: z.enum(['Windows', 'Windows Server']).describe('The product.'),
    from: installation.describe('The installed edition.'),
    to: installation.describe(
      'The wanted edition. The same as `from` if only the license changes.',
    ),
    support: oneOf<PathSupport>({
      yes: 'Microsoft lists it as an upgrade or a conversion.',
      downgrade: 'Microsoft lists it as a downgrade.',
      firmware:
        'Only back to the edition that the PC came with, whose key is in its firmware.',
      unverified: 'Assumed from a similar edition, not listed itself.',
      conflicting: 'Two articles of Microsoft disagree.',
      no: 'Microsoft lists it as unsupported, or not at all.',
      'not-covered': "Outside Microsoft's tables.",
    }).describe('Whether the change is supported without a new installation.'),
    methods: z
      .array(
        z.strictObject({
          name: text('What to use; backticks mark code.'),
          url: address('The whole procedure.'),
        }),
      )
      .describe('The best-known method first; empty if none is known.'),
    keeps: text('What survives the change; backticks mark code.'),
    restart: text('Whether Windows restarts.'),
    notes: z
      .array(z.string())
      .describe('Limits, conflicts and reasons; backticks mark code.'),
  },
  rows: (addressOf) =>
    everyStep().map(({from, to, methods, notes, ...step}) => ({
      product: productOf(from),
      from: {id: from.id, name: from.name},
      to: {id: to.id, name: to.name},
      support: step.support,
      methods: methods.map(({name, section}) => ({
        name,
        url: addressOf(
          section.startsWith('#') ? `${editionPage}${section}` : section,
        ),
      })),
      keeps: step.keeps.text,
      restart: step.restart,
      notes,
      sources: [...new Set(step.sources)],
    })),
});
