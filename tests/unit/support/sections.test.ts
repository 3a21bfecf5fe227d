import {expect, test} from 'vitest';
import {readContentFile} from '../../../checks/contentFile';
import {sectionText} from '../../support/sections';

const page = readContentFile(
  'docs/page.md',
  `---
title: A page
---

The opening.

## First {#first}

Text of the first,
with \`code\`.

### Below it {#below}

<LifecycleTable product="Windows 10" versions={['22H2']} />

## Second {#second}

<LicenseStatusTable />
`,
);

test('a section ends at the next heading of its level', () => {
  expect(sectionText(page, 'first')).toMatch(/Text of the first.*Below it/);
  expect(sectionText(page, 'first')).not.toContain('Second');
  expect(sectionText(page, 'below')).not.toContain('Text of the first');
  expect(sectionText(page, 'below')).not.toContain('NON_GENUINE_GRACE');
});

test('the opening ends at the first heading', () => {
  expect(sectionText(page, null)).toBe('The opening.');
});
