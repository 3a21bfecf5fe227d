/**
 * Systems that the advice for error codes hardly covers: most of it is for Windows 10 and 11. To add one: how people name it, and
 * the section that helps there.
 */
export const otherSystems: readonly {
  pattern: RegExp;
  name: string;
  at: string;
}[] = [
  {
    pattern: /\b(?:mac(?:s|os|book)?|os x)\b(?! address)/i,
    name: 'Office for Mac',
    at: '/office_for_mac#if-it-does-not-work',
  },
  {
    pattern: /\b(?:win(?:dows)? ?)?xp\b/i,
    name: 'Windows XP',
    at: '/windows_xp_links#activation',
  },
  {
    pattern: /\bvista\b/i,
    name: 'Windows Vista',
    at: '/windows_vista_links#activation',
  },
  {
    pattern: /\bwin(?:dows)? ?7\b/i,
    name: 'Windows 7',
    at: '/windows_7_links#activation-follows-hardware',
  },
];
