/**
 * Words and phrases that mean the same to someone who searches: a query with one of a group also finds the others. Forms of
 * one word, such as "activate" and "activated", find each other without a group.
 *
 * To add a group, add a line: lower case, words separated by one space. A word for a single page goes into the
 * `aliases` of its front matter instead. `tests/site/search-queries.test.ts` shows how a change affects the ranking.
 */
export const searchSynonyms: readonly (readonly string[])[] = [
  ['license', 'licence', 'lic'],
  ['windows 11', 'win11', 'win 11', 'w11'],
  ['windows 10', 'win10', 'win 10', 'w10'],
  ['windows 8.1', 'windows 8', 'win8', 'win8.1', 'win 8', 'w8'],
  ['windows 7', 'win7', 'win 7', 'w7'],
  ['windows vista', 'win vista'],
  ['windows xp', 'winxp', 'win xp'],
  ['windows server', 'win server'],
  ['ltsc', 'ltsb', 'long-term servicing channel'],
  [
    'end of support',
    'end of life',
    'end of service',
    'out of support',
    'no more updates',
    'eol',
  ],
  ['esu', 'extended security updates'],
  ['microsoft 365', 'office 365', 'm365', 'o365'],
  ['mac', 'macos', 'macbook', 'os x'],
  ['iso', 'installation media', 'install media', 'disc image'],
  ['arm', 'arm64', 'apple silicon'],
  ['32-bit', '32 bit', '32bit', 'x86'],
  ['64-bit', '64 bit', '64bit', 'x64'],
  ['enterprise', 'ent'],
  ['education', 'edu', 'school', 'student'],
  ['professional', 'pro'],
  ['remove', 'uninstall', 'delete', 'undo', 'revert', 'get rid', 'rid'],
  ['fix', 'repair'],
  ['broken', 'broke', 'damaged'],
  ['check', 'chk'],
  ['download', 'dl'],
  ['reset', 'rebuild'],
  ['expire', 'expiry'],
  ['antivirus', 'anti-virus', 'defender', 'virus', 'malware', 'trojan', 'av'],
  ['hash', 'checksum', 'sha256', 'sha-256', 'sha1'],
  ['edition', 'version', 'sku'],
  ['grayed', 'greyed'],
  ['organization', 'organisation', 'company'],
  ['pc', 'computer', 'device', 'laptop', 'machine'],
  ['disk', 'hard drive', 'ssd'],
  ['processor', 'cpu'],
  ['firmware', 'bios', 'uefi'],
  ['hardware change', 'motherboard', 'mainboard', 'mobo'],
  ['virtual machine', 'vm'],
  ['method', 'mas', 'microsoft activation scripts'],
  ['telephone', 'phone'],
  ['sign-in', 'sign in', 'log in', 'login'],
  ['oem', '$oem$'],
  ['usb', 'flash drive', 'thumb drive', 'pendrive', 'usb stick'],
  ['legal', 'illegal', 'legally'],
  ['genuine', 'legit', 'original'],
  ['not genuine', 'non-genuine', 'nongenuine', 'isnt genuine'],
  ['counterfeit', 'fake', 'pirated', 'scam'],
];

/** What people type who do not know this site's word for it: the words before the arrow find those after it. */
export const searchMeanings: Readonly<Record<string, readonly string[]>> = {
  change: ['swap', 'switch', 'replace'],
  office: ['word', 'excel', 'outlook', 'powerpoint'],
  personalization: ['wallpaper', 'desktop background', 'background'],
  watermark: ['bottom right corner', 'ghost writing'],
  'product key': ['25 character code', '25 characters', 'cd key'],
  marketplace: ['ebay', 'seller'],
  's mode': ['apps from the store', 'store apps'],
};
