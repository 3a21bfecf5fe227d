/**
 * What people say beside two editions: a reason, another license or version, or who chose the wrong one.
 *
 * To add one: how they say it, and the section that helps.
 */
export const editionReasons: readonly {
  pattern: RegExp;
  name: string;
  at: string;
}[] = [
  {
    pattern: /\b(?:esu|extended security)\b/i,
    name: 'Extended Security Updates on your own PC',
    at: '/windows10_eol#consumer-esu',
  },
  {
    pattern:
      /\bbit ?locker\b|\bentra\b|\bgpedit\b|\bgroup policy\b|\bhyper-?v\b|\bintune\b|\brdp\b|\bremote desktop\b|\bdomain\b(?![ -]?controller)/i,
    name: 'What each edition has',
    at: '/change_windows_edition#features',
  },
  {
    pattern:
      /\b(?:install\w*|iso|set ?up|usb|vm)\b.*\b(?:accident\w*|but|instead of|not|rather than|wrong)\b/i,
    name: 'Setup picks the wrong key',
    at: '/change_edition_issues#firmware-key',
  },
  {
    pattern: /\b(?:kms|mak|oem|retail|volume)\b/i,
    name: 'What the channels mean',
    at: '/check_activation_status#channel-words',
  },
  {
    pattern: /^(?=.*\bto (?:w|win|windows )?11\b)(?!.*\b10\/11\b).*10\b/i,
    name: 'Windows 11, and how to keep apps and files',
    at: '/windows_11_links#language',
  },
  {
    pattern: /^(?=.*\bto (?:w|win|windows )?10\b)(?!.*\b11\/10\b).*11\b/i,
    name: 'Go back to Windows 10',
    at: '/change_windows_edition#older-windows',
  },
  {
    pattern: /\bserver\b.*\b20\d\d\b.*\bto\b.*\b20\d\d\b/i,
    name: 'Upgrade Windows Server in place',
    at: '/windows_server_links#upgrade-from-media',
  },
  {
    pattern: /\blts[bc]\b.*\bto\b|\bto\b.*\blts[bc]\b/i,
    name: 'Moving to and from LTSC',
    at: '/windows_ltsc_links#moving',
  },
];
