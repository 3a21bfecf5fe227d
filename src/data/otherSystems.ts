/**
 * Systems and kinds of copies that the advice for error codes hardly covers: most of it is for licensed Windows 10 and 11. To add one: how people name it,
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
    // The message of an ended evaluation has steps of its own.
    pattern:
      /^(?=[^]*\b0x)(?=[^]*\b(?:eval|evaluation)\b)(?=[^]*\b(?:domain[ -]?controller|ad ?dc\b))/i,
    name: 'An evaluation that is a domain controller',
    at: '/evaluation_editions#domain-controllers',
    stepsFor: 'other PCs',
  },
  {
    pattern:
      /^(?=[^]*\b0x)(?=[^]*\b(?:eval|evaluation)\b)(?=[^]*\b(?:datacenter|server)\b)/i,
    name: 'Convert a Windows Server evaluation',
    at: '/evaluation_editions#convert-server',
    stepsFor: 'licensed copies',
  },
  {
    pattern: /^(?=[^]*\b0x)(?=[^]*\b(?:eval|evaluation)\b)/i,
    unless: /\boffice\b/i,
    name: 'Move from a client evaluation to a licensed copy',
    at: '/evaluation_editions#client',
    stepsFor: 'licensed copies',
  },
  {
    pattern:
      /\bazure\b(?! (?:active|ad|arc|devops|portal|stack)\b)|\bavd\b|\b(?:gcp|google cloud)\b/i,
    unless: /\baadsts|\boffice\b|\bsign(?:ing)?[ -]in\b/i,
    name: 'Windows in Azure or Google Cloud',
    at: '/licensing-servers-issue#cloud',
    stepsFor: 'other PCs',
  },
  {
    pattern: /\b(?:mac(?:s|os|book)?|os x)\b(?! address)/i,
    unless:
      /\bwin(?:dows|1[01])?\b|\bboot ?camp\b|\bparallels\b|\bvalidate the product key\b/i,
    name: 'Office for Mac',
    at: '/office_for_mac#if-it-does-not-work',
  },
  {
    pattern:
      /^(?=[^]*\b(?:mac(?:s|os|book)?|apple)\b)(?=[^]*\b(?:arm(?:64)?|apple silicon|m[1-5]|parallels|utm|validate the product key|virtual ?box|virtual machine|vms?|vmware|fusion)\b)/i,
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
