/** Reads what Microsoft writes into the name of an installation image. */

const languages = new Intl.DisplayNames('en', {type: 'language'});

/** `Win11_24H2_EnglishInternational_x64.iso`, from the public pages, and `…_64Bit_English_…` of volume media. */
const languageName =
  /^win(?:\d+|8\.1)_(?:\d\dh\d_)?(?:v\d_)?([a-z_]+?)_(?:x64|x32|arm64)|\dbit_([a-z]+)_/i;

/** `en-us_windows_11_…` of subscriptions, and `…_en-us.iso` of the Evaluation Center. */
const localeName = /(?:^|_)([a-z]{2}-[a-z]{2})(?=[_.])/i;

const architectures: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/arm64|a64fre/i, 'ARM64'],
  [/x86_x64/i, 'x86 and x64'],
  [/x64|amd64|64bit/i, 'x64'],
  [/x86|x32|32bit/i, '32-bit'],
];

const spelled: Readonly<Record<string, string>> = {xp: 'XP', vista: 'Vista'};

/** The parts of a name in words, such as `Windows 11, 24H2, English, x64`; undefined for a name of another form. */
export function describeIsoName(name: string): string | undefined {
  const version =
    /win(?:dows)?_?(?:server_(?:version_|[a-z_]+_)?)?(xp|vista|7|8[._]1|8|1[01]|1\d0\d|20\d\d(?:_r2)?)(?=[_.])/i
      .exec(name)?.[1]
      ?.replace(/_r2/i, ' R2')
      .replace('_', '.');
  const isPreview = /insider_?preview/i.test(name);
  const build = /^(\d{5})\.\d+\.\d{6}-\d{4}\./.exec(name)?.[1];
  const office = /office(?:_[a-z]+)*_20\d\d/i.exec(name)?.[0];
  if (!version && !build && !isPreview && !office) {
    return undefined;
  }
  const locale = localeName.exec(name)?.[1];
  const [, ofPage, ofVolume] = languageName.exec(name) ?? [];
  const language = (ofPage ?? ofVolume)
    ?.replaceAll('_', ' ')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  const windows = [
    /server/i.test(name) ? 'Windows Server' : 'Windows',
    version && (spelled[version.toLowerCase()] ?? version),
    build && `build ${build}`,
  ];
  return [
    office
      ?.replaceAll('_', ' ')
      .replace(/\b[a-z]/g, (letter) => letter.toUpperCase()) ??
      windows.filter(Boolean).join(' '),
    /^sw_?dvd\d|_mlf_/i.test(name) && 'volume media',
    isPreview && 'Insider Preview',
    /(?:business|consumer)_editions|(?:iot_)?enterprise_lts[bc](?:_20\d\d)?/i
      .exec(name)?.[0]
      .replaceAll('_', ' '),
    /eval/i.test(name) && 'evaluation',
    /(?<!\d)\d\dh[12]/i.exec(name)?.[0].toUpperCase(),
    language ?? (locale && languages.of(locale)),
    architectures.find(([pattern]) => pattern.test(name))?.[1],
  ]
    .filter(Boolean)
    .join(', ');
}
