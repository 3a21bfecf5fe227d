/** A state is said only if the text carries it: of Windows or Office, and with its negation. */
import {expect, test} from 'vitest';
import fc from 'fast-check';
import type {StatusValue} from '../../../../src/lib/activationStatus/types';
import {verdicts} from '../../../../src/lib/activationStatus/answers/verdicts';
import {readCorpus} from '../../../support/corpus';
import {explainText} from '../../../support/said';

/** A part of a text, and what it carries. */
interface Fragment {
  text: string;
  /** Whether it tells that a license is of Windows or Office. */
  isProduct?: boolean;
  /** The state that it carries; `shared`: in words that other programs print, too, so it counts beside a product only. */
  active?: 'own' | 'shared';
  inactive?: 'own' | 'shared';
}

const of = (texts: readonly string[], what: Omit<Fragment, 'text'> = {}) =>
  texts.map((text) => ({text, ...what}));

const products = of(
  [
    'Windows 11 Pro',
    'Name: Windows(R), Professional edition',
    'Windows(R), Core edition:',
    'Edition: Windows 10 Home',
    'OS Name: Microsoft Windows Server 2022 Standard',
    'LICENSE NAME: Office 24, Office24ProPlus2024VL_KMS_Client_AE edition',
    'Description: Windows(R) Operating System, RETAIL channel',
    'Application ID: 55c92734-d682-4d71-983e-d6ec3f16059f',
    'Partial Product Key: XXXXX',
    'Product Key Channel: Retail',
  ],
  {isProduct: true},
);

const states: readonly Fragment[] = [
  ...of(
    [
      'Windows is activated with a digital license',
      'The machine is permanently activated.',
      'LicenseStatus : 1',
      'Volume activation expiration: 254880 minute(s) (177 day(s))',
      '<Product activation successful>',
    ],
    {active: 'own', isProduct: true},
  ),
  ...of(
    [
      'License Status: Licensed',
      'Activation status: Activated',
      'licensed: true',
      'Lizenzstatus: Lizenziert',
      '许可证状态: 已授权',
      'Product Activation Successful',
    ],
    {active: 'shared'},
  ),
  ...of(
    [
      'Windows is not activated',
      'Windows is in Notification mode',
      'LicenseStatus : 5',
      "We can't activate Windows on this device",
      'Go to Settings to activate Windows.',
    ],
    {inactive: 'own', isProduct: true},
  ),
  ...of(
    [
      'License Status: Unlicensed',
      'License Status: Notification',
      'activated: False',
      'Lizenzstatus: Benachrichtigung',
      'Состояние лицензии: не имеет лицензии',
    ],
    {inactive: 'shared'},
  ),
];

/** Sentences, questions, headings and lines of others that carry no state, or only the contrary one. */
const nothing: readonly Fragment[] = [
  ...of([
    'Is Windows activated?',
    'Why is Windows not activated?',
    'If Windows is activated, the watermark disappears',
    'My friend says that Windows is activated',
    'How to check whether Windows is activated',
    'Make sure that Windows is activated',
    'Checking the activation of Windows ...',
    'slmgr /xpr shows whether the machine is permanently activated',
    'Windows 10 was activated until the update',
    'C:\\>cscript slmgr.vbs /ato',
    'License Status:',
    '## Windows is activated',
    '# Windows is activated with a digital license',
    'The seller promises that Windows is activated with a digital license',
    'slmgr /xpr should print "The machine is permanently activated."',
    'Licensed: 5 computers',
    'The client has sent an activation request to the key management service machine.\nInfo: 0x0, 0x0, kms.corp.example:1688',
    'The Software Protection service has completed licensing status check.\n1: 0dc876e0-7ab8-41c1-b8ba-2237d484cd26, 1, 0 [(0 [0xC004F014, 0, 0], [(?)(?)])(1 )]',
    'Eligibility Status: Ineligible',
    '---------------------------------------',
    '',
  ]),
  // A field of a KMS host.
  ...of(['Requests with License Status Licensed: 12'], {isProduct: true}),
  // Other programs, beside a product or not.
  ...of([
    'Contoso CAD License Status: Licensed',
    'Product Name: Contoso CAD\nLicense Status: Licensed\n---------------------------------------',
    'Contoso CAD is activated',
    'Contoso: trial license expired',
  ]),
  // Half a sentence turns what follows round.
  ...of(['Windows 11 Pro is not\nactivated', 'This copy is not\nlicensed.'], {
    inactive: 'own',
  }),
];

/** What a sentence in any language carries, by what its row is about. */
const carried = {
  'activated, in any language': {active: 'own', isProduct: true},
  'not activated, in any language': {inactive: 'own', isProduct: true},
  'neither, in any language': {},
} as const;

const sentences = readCorpus('reports').filter(({about}) => about in carried);

/** The sentences, and the headings above them. */
const foreign: readonly Fragment[] = [
  ...sentences
    .filter(({frame}) => frame === '%s')
    .map(({text, about}) => ({
      text,
      ...carried[about as keyof typeof carried],
    })),
  ...of([
    ...new Set(
      sentences.flatMap(({frame}) => /^([^%]+)\n\n%s$/.exec(frame)?.[1] ?? []),
    ),
  ]),
];

const fragment = fc.oneof(
  {weight: 3, arbitrary: fc.constantFrom(...products)},
  {weight: 2, arbitrary: fc.constantFrom(...states)},
  {weight: 5, arbitrary: fc.constantFrom(...nothing)},
  {weight: 3, arbitrary: fc.constantFrom(...foreign)},
);

const composed = fc.record({
  fragments: fc.array(fragment, {minLength: 1, maxLength: 5}),
  end: fc.constantFrom('\n', '\n\n', '\r\n', '\n    '),
});

/** Whether a text begins as a verdict on Windows or Office does that is only on these states. */
const saysOneOf = (...states: readonly StatusValue[]) => {
  const beginnings = verdicts
    .filter(({if: cases}) =>
      [cases]
        .flat()
        .every(
          ({status, isOfMicrosoft = true}) =>
            isOfMicrosoft &&
            [status].flat().every((each) => states.some((one) => one === each)),
        ),
    )
    .flatMap(({text}) => text.split('{')[0] || []);
  return (text: string) => beginnings.some((each) => text.startsWith(each));
};

const saysActive = saysOneOf(1);
const saysInactive = saysOneOf(0, 3, 5);

test('says no state that the fragments of a text do not carry', () => {
  fc.assert(
    fc.property(composed, ({fragments, end}) => {
      const {products: explained} = explainText(
        fragments.map(({text}) => text).join(end),
      );
      const isProduct = fragments.some(
        (each) => each.isProduct ?? /windows|office/i.test(each.text),
      );
      const carries = (state: 'active' | 'inactive') =>
        fragments.some(
          (each) =>
            each[state] === 'own' || (each[state] === 'shared' && isProduct),
        );
      for (const {title, verdict} of explained) {
        const said = `${title}: ${verdict.text}`;
        if (saysActive(verdict.text)) {
          expect(carries('active'), said).toBe(true);
        }
        if (saysInactive(verdict.text)) {
          expect(carries('inactive'), said).toBe(true);
        }
      }
    }),
    {numRuns: 5_000, seed: 20_261_126},
  );
});
