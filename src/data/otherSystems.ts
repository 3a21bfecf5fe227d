/**
 * Systems that the advice for error codes hardly covers: most of it is for Windows 10 and 11. To add one: how people name it,
 * what makes the text one about another system, and the section that helps there.
 */
export const otherSystems: readonly {
  pattern: RegExp;
  /** A text that has this, too, is not about that system. */
  unless?: RegExp;
  name: string;
  at: string;
  /** What the steps of the card are for, if that is not Windows 10 and 11. */
  stepsFor?: string;
}[] = [
  {
    pattern: /\b(?:mac(?:s|os|book)?|os x)\b(?! address)/i,
    unless: /\bwin(?:dows|1[01])?\b|\bboot ?camp\b|\bparallels\b/i,
    name: 'Office for Mac',
    at: '/office_for_mac#if-it-does-not-work',
  },
  {
    pattern:
      /^(?=[^]*\b(?:mac(?:s|os|book)?|apple)\b)(?=[^]*\b(?:arm(?:64)?|apple silicon|m[1-5]|parallels|utm|virtual ?box|virtual machine|vms?|vmware|fusion)\b)/i,
    name: 'Windows in a virtual machine on a Mac',
    at: '/windows_arm_links#in-a-vm',
    stepsFor: 'PCs with a processor of Intel or AMD',
  },
  {
    pattern: /\b(?:win(?:dows)? ?)?xp\b/i,
    unless: /\bwin(?:dows)? ?(?:7|8|1[01])\b/i,
    name: 'Windows XP',
    at: '/windows_xp_links#activation',
  },
  {
    pattern: /\bvista\b/i,
    unless: /\bwin(?:dows)? ?(?:7|8|1[01])\b/i,
    name: 'Windows Vista',
    at: '/windows_vista_links#activation',
  },
  {
    pattern: /\bwin(?:dows)? ?7\b/i,
    unless:
      /\bwin(?:dows)? ?1[01]\b|\b(?:from|and|or) (?:win(?:dows)? )?7\b|\bto (?:win(?:dows)? )?1[01]\b/i,
    name: 'Windows 7',
    at: '/windows_7_links#activation-follows-hardware',
  },
];
