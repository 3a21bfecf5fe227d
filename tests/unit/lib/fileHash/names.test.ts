import {expect, test} from 'vitest';
import {describeIsoName} from '../../../../src/lib/fileHash/isoName';
import {quotedName, visibleName} from '../../../../src/lib/fileHash/fileName';

test('shows characters that turn a name around', () => {
  expect(visibleName('Windows\u202egpj.exe')).toBe('Windows[U+202E]gpj.exe');
  expect(visibleName('a\u200b\u2066b\n.iso')).toBe(
    'a[U+200B][U+2066]b[U+000A].iso',
  );
  expect(visibleName('Windows 11 (1).iso')).toBe('Windows 11 (1).iso');
});

test('isolates a name in a right-to-left script only', () => {
  expect(quotedName('Windows.iso')).toBe('“Windows.iso”');
  expect(quotedName('ويندوز.iso')).toBe('“\u2068ويندوز.iso\u2069”');
});

test.each(
  Object.entries({
    'Win11_25H2_German_x64.iso': 'Windows 11, 25H2, German, x64',
    'cn_office_professional_plus_2019_x86_x64_dvd_5e5be643.iso':
      'Office Professional Plus 2019, x86 and x64',
    'Win10_22H2_EnglishInternational_x64v1.iso':
      'Windows 10, 22H2, English International, x64',
    '22631.2428.231001-0608.23H2_NI_RELEASE_SVC_REFRESH_CLIENTENTERPRISEEVAL_OEMRET_x64FRE_en-us.iso':
      'Windows build 22631, evaluation, 23H2, American English, x64',
    'en-us_windows_11_business_editions_version_25h2_x64_dvd_1a2b3c4d.iso':
      'Windows 11, business editions, 25H2, American English, x64',
    'Win11_24H2_Chinese_Simplified_Arm64.iso':
      'Windows 11, 24H2, Chinese Simplified, ARM64',
    'en_windows_xp_professional_with_service_pack_3_x86_cd_x14-80428.iso':
      'Windows XP, 32-bit',
    'en_windows_server_version_1709_x64_dvd_100090904.iso':
      'Windows Server 1709, x64',
    'Windows11_InsiderPreview_Client_x64_en-us_27774.iso':
      'Windows 11, Insider Preview, American English, x64',
    'Windows_InsiderPreview_ServerHypercore_17692.iso':
      'Windows Server, Insider Preview',
    'en_windows_server_2012_r2_x64_dvd_6052708.iso':
      'Windows Server 2012 R2, x64',
    'SW_DVD5_Office_Professional_Plus_2016_64Bit_English_MLF_X20-42432.ISO':
      'Office Professional Plus 2016, volume media, English, x64',
    'ubuntu-24.04.iso': undefined,
    'winrar.exe': undefined,
  }),
)('reads the name %s', (name, text) => {
  expect(describeIsoName(name)).toBe(text);
});
