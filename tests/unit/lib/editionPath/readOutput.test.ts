import fc from 'fast-check';
import {expect, test} from 'vitest';
import {windowsEditionNames} from '../../../../src/data/editionIds';
import {
  describeOutput,
  describeTarget,
} from '../../../../src/lib/editionPath/describeOutput';
import {readOutput} from '../../../../src/lib/editionPath/readOutput';
import {readQuestions} from '../../../../src/lib/editionPath/readWishes';
import {findPath} from '../../../../src/lib/editionPath/findPath';
import {findInstallation} from '../../../../src/lib/editionPath/installations';

const banner = `Deployment Image Servicing and Management tool
Version: 10.0.26100.1150

Image Version: 10.0.26100.4061
`;

const currentHome = `${banner}
Current edition is:

Current Edition : Core

The operation completed successfully.`;

const targetsOfHome = `${banner}
Editions that can be upgraded to:

Target Edition : Professional
Target Edition : ProfessionalEducation
Target Edition : ProfessionalWorkstation
Target Edition : Education
Target Edition : ProfessionalCountrySpecific
Target Edition : ServerRdsh

The operation completed successfully.`;

test('reads a question of up to 500 characters', () => {
  expect(readQuestions('home to pro'.padEnd(500, '.'))).toHaveLength(1);
  expect(readQuestions('home to pro'.padEnd(501, '.'))).toEqual([]);
});

test('tells whether DISM lists the wanted edition', () => {
  const tell = (text: string, from: string, to: string) => {
    const [start, wanted] = [from, to].map((id) => findInstallation(id)!);
    return describeTarget(readOutput(text), wanted!, findPath(start!, wanted!));
  };
  const both = `${currentHome}\n${targetsOfHome}`;
  expect(tell(both, 'home', 'pro')).toContain('can change in place');
  expect(tell(both, 'home', 'iot-enterprise')).toContain('does not list IoT');
  expect(tell(currentHome, 'home', 'pro')).toBeUndefined();
  expect(
    tell(
      '(The current edition cannot be upgraded to any target editions.)',
      'home',
      'pro',
    ),
  ).toContain('does not list Pro');
  // DISM lists it on some PCs, and the answer says that nothing leads there.
  expect(
    tell('Target Edition : CloudEdition', 'pro', 'windows-11-se'),
  ).toContain('do not support the change');
});

test('every id of an edition that the finder has is read', () => {
  const unread = Object.entries(windowsEditionNames).filter(
    ([id]) => !readOutput(`Current Edition : ${id}`).current,
  );
  expect(unread.map(([id]) => id).join(' ')).toBe(
    'business starter homebasic homepremium ultimate serverrdsh serverenterprise serverweb serverfoundation',
  );
});

test('never throws, and never repeats the text', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({unit: 'binary'}),
          fc.constantFrom(
            'Current Edition : ',
            'Target Edition : ',
            'Core\n',
            'constructor\n',
            'Windows 11 ',
            '__proto__',
            'EditionID REG_SZ ',
          ),
        ),
      ),
      (parts) => {
        const secret = 'zqx-secret';
        const reading = readOutput(parts.join('') + secret);
        expect(describeOutput(reading)).not.toContain(secret);
      },
    ),
  );
});
