import * as z from 'zod';
import {errorCodes} from '../../data/errorCodes';
import {errorAreas} from '../../data/errorCodes/areas';
import {
  commandShells,
  errorProducts,
  relatedPages,
  repairSections,
  type ErrorArea,
  type ErrorCaveat,
  type ErrorMeaning,
  type ErrorStep,
} from '../../data/errorCodes/types';
import {branchTitles, familyNames, sectionPath} from '../errorCodes/entry';
import {troubleshooterLink} from '../errorCodes/troubleshooterLink';
import {
  address,
  defineDataFile,
  evidenceField,
  oneOf,
  text,
  type AddressOf,
} from './dataFile';

const step = z.strictObject({
  pc: oneOf(branchTitles)
    .describe('Present if the step is not for every PC.')
    .optional(),
  text: text('What to do; backticks mark code.'),
  command: text('One line to paste.').optional(),
  shell: oneOf(commandShells).describe('Where to run the command.').optional(),
  expect: text('What the command shows if all is well.').optional(),
  url: address('Where this site says more.').optional(),
});

type Pc = keyof typeof branchTitles;

function toSteps(steps: readonly ErrorStep[], pc?: Pc) {
  return steps.map((each) =>
    typeof each === 'string'
      ? {pc, text: each}
      : {
          pc,
          text: each.text,
          command: each.command,
          shell: each.shell,
          expect: each.expect,
        },
  );
}

/** Where this site helps with a meaning. */
function linksOf({section, page}: ErrorMeaning, addressOf: AddressOf) {
  return [
    ...(section
      ? [
          {
            title: repairSections[section],
            url: addressOf(sectionPath(section)),
          },
        ]
      : []),
    ...(page ? [{title: relatedPages[page], url: addressOf(page)}] : []),
  ];
}

/** The codes that have an entry of their own: a row for each meaning. */
const entryRows = (addressOf: AddressOf) =>
  errorCodes.flatMap(({code, label, symbol, meanings}) =>
    meanings.map((meaning) => ({
      code,
      label,
      symbol,
      family: meaning.family,
      context: meaning.context,
      meaning: meaning.meaning,
      products: meaning.products,
      causes: meaning.causes,
      steps: [
        ...toSteps(meaning.fixes),
        ...toSteps(meaning.branches?.private ?? [], 'private'),
        ...toSteps(meaning.branches?.work ?? [], 'work'),
      ],
      note: meaning.note,
      evidence: meaning.evidence ?? 'documented',
      caveats: meaning.caveats,
      links: linksOf(meaning, addressOf),
      url: addressOf(troubleshooterLink(code)),
      sources: meaning.sources,
    })),
  );

/** The other codes of an area, which share what to do. */
const areaRows = (
  {title, about, advice, codes, evidence, sources}: ErrorArea,
  addressOf: AddressOf,
) =>
  codes.map(({code, symbol, meaning}) => ({
    code,
    symbol,
    area: {title, about},
    meaning,
    steps: advice.map(({text, to}) => ({
      text,
      url: to && addressOf(sectionPath(to)),
    })),
    evidence: evidence ?? 'documented',
    url: addressOf(troubleshooterLink(code, false)),
    sources,
  }));

export const errorCodesFile = defineDataFile({
  name: 'error-codes',
  modules: ['windows', 'office', 'licensingAreas', 'systemAreas'].map(
    (name) => `src/data/errorCodes/${name}.ts`,
  ),
  row: {
    code: text(
      'The code as the product prints it, such as 0xC004F074 or 30015-1011; a name in lower case if there is no code. A code with several meanings has a row for each.',
    ),
    label: text('What to show if the product prints no code.').optional(),
    symbol: text("The name in Microsoft's SDK headers.").optional(),
    family: oneOf(familyNames)
      .describe(
        'Which product explains the code so. Absent for the codes of an area.',
      )
      .optional(),
    area: z
      .strictObject({
        title: text('Its name.'),
        about: text('What its codes report; backticks mark code.'),
      })
      .describe(
        'The part of Windows or Office that reports the code. Its codes share their steps.',
      )
      .optional(),
    context: text(
      'What reports the code, if it may surprise; backticks mark code.',
    ).optional(),
    meaning: text('What the code reports.'),
    products: z
      .array(oneOf(errorProducts))
      .describe('What it belongs to, most general first.')
      .optional(),
    causes: z
      .array(z.string())
      .describe('Likely causes, most likely first; backticks mark code.')
      .optional(),
    steps: z
      .array(step)
      .describe(
        'What to do, in order: first on every PC, then on a private or on a work PC.',
      ),
    note: text('What to know besides; backticks mark code.').optional(),
    evidence: evidenceField,
    caveats: z
      .array(
        oneOf<ErrorCaveat>({
          'cause-inferred':
            'The source names the code and its repair, but no cause.',
          'fixes-inferred':
            'The source gives the meaning; the steps are partly inferred.',
          'windows-docs':
            'Microsoft documents the code for Windows; Office uses the same service.',
        }),
      )
      .describe('What the evidence does not cover.')
      .optional(),
    links: z
      .array(
        z.strictObject({
          title: text('Its title.'),
          url: address('Its address.'),
        }),
      )
      .describe('Sections and pages of this site that help.')
      .optional(),
    url: address('Where this site explains the code.'),
  },
  rows: (addressOf) => [
    ...entryRows(addressOf),
    ...errorAreas.flatMap((area) => areaRows(area, addressOf)),
  ],
});
