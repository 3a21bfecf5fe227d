/**
 * Words and phrases that mean the same to someone who searches. A query with one of a group also finds the others,
 * ranked a little lower.
 *
 * To add a group, add a line: lower case, words separated by one space. A word for a single page goes into the
 * `aliases` of its front matter instead. `tests/site/search-queries.test.ts` shows how a change affects the ranking.
 */
export const searchSynonyms: readonly (readonly string[])[] = [
  ['activate', 'activation', 'activated', 'activates', 'activating'],
  [
    'license',
    'licence',
    'licenses',
    'licences',
    'licensed',
    'licensing',
    'licencing',
  ],
  ['windows 11', 'win11', 'win 11', 'w11'],
  ['windows 10', 'win10', 'win 10', 'w10'],
  ['windows 8.1', 'windows 8', 'win8', 'win8.1', 'win 8'],
  ['windows 7', 'win7', 'win 7'],
  ['windows xp', 'winxp'],
  ['ltsc', 'ltsb', 'long-term servicing channel'],
  ['eol', 'end of life', 'end of support'],
  ['esu', 'extended security updates'],
  ['microsoft 365', 'office 365', 'm365', 'o365'],
  ['mac', 'macos', 'macbook', 'os x'],
  ['iso', 'installation media', 'install media', 'disc image'],
  ['arm', 'arm64'],
  ['remove', 'uninstall', 'delete', 'undo'],
  ['fix', 'repair'],
  ['expire', 'expires', 'expired', 'expiration', 'expiry'],
  ['install', 'installation', 'installing', 'installed'],
  ['antivirus', 'anti-virus', 'defender', 'virus', 'malware', 'trojan'],
  ['hash', 'checksum', 'sha256', 'sha-256', 'sha1'],
  ['edition', 'editions', 'version', 'sku'],
  ['grayed', 'greyed'],
  ['organization', 'organisation', 'company'],
  ['pc', 'computer', 'device'],
  ['mainboard', 'motherboard', 'hardware change'],
  ['oem', '$oem$'],
  ['usb', 'flash drive', 'thumb drive', 'pendrive'],
  ['legal', 'illegal'],
  ['not genuine', 'non-genuine', 'nongenuine'],
];
