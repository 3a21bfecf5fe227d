/**
 * What the box says in a sentence about a text in which there is nothing to look up.
 *
 * To add one: how such a text looks, what to say, and the sections that say more. The first that fits counts.
 */
import {licensedPrograms} from './activationSentences';
import {legal} from './legal';
import {sshKey} from './sshKey';
import {wholeKey} from './wholeKey';

export interface TextNote {
  title: string;
  /** For the line below the field while somebody types, instead of the title. */
  seen?: string;
  text: string;
  links: readonly {name: string; at: string}[];
}

interface KnownNote extends TextNote {
  pattern: RegExp;
  /** A text that has this, too, is about something else. */
  unless?: RegExp;
}

const ofLicense =
  '(?:activate|activation|key|license|register|serial|subscription|trial)';

const links = [{name: 'What these pages cover', at: '/guide_links'}];

export const notes: readonly KnownNote[] = [
  {
    // Or a placeholder that a tool shows.
    pattern: new RegExp(
      String.raw`${wholeKey.source}|(?<!\S)(?=[^\n]{0,24}\d)(?:(?!X{5})[A-Z\d]{5} ){4}(?!X{5})[A-Z\d]{5}(?!\S)`,
    ),
    title: 'A product key',
    seen: 'Product key: keep it private; nothing here needs it',
    text: "No key is checked or needed here, so keep yours to yourself. `slmgr /dli` shows the last five characters of the installed key. If there's no key to read, a key tool shows a placeholder, such as a row of the letter B. A generic key sets the edition, but activates nothing.",
    links: [
      {
        name: 'Why does a key finder show another key, or only BBBBB?',
        at: '/faq#key-finder',
      },
      {name: 'What is a generic or default key?', at: '/faq#generic-keys'},
    ],
  },
  {
    pattern: sshKey.pattern,
    title: 'The fingerprint of an SSH key',
    text: sshKey.text,
    links: [],
  },
  {
    pattern: /^\s*\d(?=[\d., ]{3})[\d, ]{0,14}(?:\.\d{1,9})?\s*$/,
    // A year names a version.
    unless: /^\W*20\d\d\W*$/,
    title: 'A number',
    text: 'It is neither a checksum nor an error code that these pages know. If a program showed it, paste the whole line.',
    links: [{name: 'Find the error code', at: '/troubleshoot#read-the-code'}],
  },
  {
    pattern: /^\s*(?:https?:\/\/\S+|(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?)\s*$/i,
    title: 'An address',
    text: 'Nothing in it is looked up here, and nothing is sent there. If there is a message or a code next to it, paste that.',
    links: [
      {
        name: 'Addresses that activation needs',
        at: '/licensing-servers-issue#endpoints',
      },
    ],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:${licensedPrograms}|photoshop)(?: \w+){0,2} ${ofLicense}|\b${ofLicense}\w*(?: (?:for|my|of|the))* (?:${licensedPrograms}|photoshop)\b`,
      'i',
    ),
    unless: /\b(?:clone|guest|office|virtual|vm|windows)\b/i,
    title: 'Not about Windows or Office',
    text: 'These pages are about the licenses of Windows and Office as Microsoft makes them. For another program, ask its maker.',
    links,
  },
  {
    // A part of the PC, or a secret, that has nothing to do with a license.
    pattern:
      /\b(?:bluetooth|blue ?screens?|camera|crash(?:e[ds]|ing)?|headset|keyboard|monitor|mouse|(?:not|\w{2,5}n'?t) charg(?:e|ing)|no sound|printers?|slow(?:er)?|speed up|wi-?fi)\b|\b(?:forg[eo]t(?:ten)?|lost|reset)\b.{0,80}\b(?:password|pin)\b/i,
    // What these pages are about, or what goes with it.
    unless:
      /activ|clean|drives?\b|edition|enterprise|error|esu\b|genuin|home\b|hwid|install|iso\b|key\b|kms|licen|ltsc|mas\b|media|office|ohook|outlook|powershell|\bpro\b|rufus|script|server|setup|slmgr|slui|s ?mode|spoof|sppsvc|tpm|tsforge|upgrad|usb|virtual|\bvm\b|watermark|\bword\b|0x/i,
    title: 'Not about activation',
    text: 'These pages are about activating Windows and Office, their editions and downloads. For another problem with a PC, ask its maker or Microsoft.',
    links,
  },
  {
    pattern:
      /^\W*(?:(?:are you|is this(?: page| site| wiki)?) (?:(?:an?|by|from|of|official|part|real|the) )*(?:microsoft|official)(?: page| site| wiki)?|who (?:are you|(?:is behind|made|makes|owns|runs|wrote) (?:it|this)(?: page| site| wiki)?))(?=\W*$| or )/i,
    title: 'Who runs this site?',
    text: legal.independence,
    links: [{name: 'Contact', at: '/contactus'}],
  },
];
