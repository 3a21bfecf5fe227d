import {expect, test} from 'vitest';
import {readOfficeWish} from '../../../../src/lib/editionPath/readOfficeWish';

test.each([
  'switch my Office 365 to Office LTSC 2021 Pro Plus',
  'change Microsoft 365 Apps to Office LTSC 2024',
  'I want Office 2019 Pro Plus instead of Microsoft 365',
  'convert Office 2021 retail to volume',
  'Can I upgrade Office 2016 to 2021?',
  'move from Office LTSC 2021 Standard to Professional Plus',
  'replace o365 with office 2024',
  'I have Microsoft 365, want Office LTSC 2024',
])('%j wishes another Office product', (text) => {
  expect(readOfficeWish(text)).toBe('volume');
});

test.each([
  'from Office LTSC 2021 I want to go to Microsoft 365',
  'convert Office 2019 volume to retail',
  'we want m365 instead of Office 2019',
])('%j wishes one that comes with an account', (text) => {
  expect(readOfficeWish(text)).toBe('account');
});

test.each([
  'move Office 365 to a new PC',
  'Office 2021 vs Microsoft 365',
  'difference from Office 2021 retail to volume',
  'change Office 365 Family to Microsoft 365 Personal',
  'switch from Windows 10 retail to volume, and Office 2021',
  'Office 2019 and Office 2021',
  'upgrade Office 2019 to 2021: error 0x80070643',
  'how do I get Office 2021',
  'change Windows Server 2016 to 2019',
  'convert Office 2016 files to 2021',
])('%j wishes none', (text) => {
  expect(readOfficeWish(text)).toBeUndefined();
});
