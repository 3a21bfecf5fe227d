/** What is unusual about a license or needs attention, by its case. */
import {any, type AnswerRow} from '../cases';

/** What is unusual or needs attention, most important first: all rows that fit. */
export const findings: readonly AnswerRow[] = [
  {
    if: {renewal: 'kms38'},
    tone: 'warning',
    text: 'An end in January 2038 is a sign of KMS38.',
    link: '/kms38',
  },
  {
    if: {renewal: 'long'},
    tone: 'warning',
    text: 'The end is further away than the 180 days that a KMS host or Active Directory gives.',
    link: '/online_kms',
  },
  {
    if: {host: 'public-name'},
    text: "The KMS host's name is in a public domain, but its address is private. Organizations often use their own domain this way. Check that it's yours.",
    link: '/online_kms',
  },
  {
    if: {host: 'public'},
    tone: 'warning',
    badge: 'Unusual KMS host',
    text: "The KMS host has a public name or address. An organization's host is normally inside its own network. If you don't know this host, read on.",
    link: '/online_kms',
  },
  {
    if: {host: 'cloud'},
    text: 'The KMS host is that of Azure or Google Cloud. It activates only virtual machines of its cloud.',
    link: '/licensing-servers-issue#cloud',
  },
  {
    if: {host: 'this-pc'},
    tone: 'warning',
    badge: 'Unusual KMS host',
    text: "The KMS host is this PC itself. For Windows, that's a sign of KMS38 or another activator. An organization's KMS host is a different computer.",
    link: '/kms38',
  },
  {
    if: {host: 'left-behind'},
    tone: 'warning',
    badge: 'Unusual KMS host',
    text: "The KMS host has an address that some tools leave: Online KMS without its task, and for Office, Ohook and others. An organization's own host can have it, too.",
    link: '/online_kms',
  },
  {
    if: {host: ['private', 'unknown'], isHostFixed: true},
    text: 'Someone set the KMS host by hand. Normally, the PC finds it through DNS. It should belong to your organization.',
    link: '/online_kms',
  },
  {
    if: {isEvaluation: true},
    tone: 'warning',
    text: "This is an evaluation edition. A key for the full edition can't activate it without a conversion or a new installation.",
    link: '/evaluation_editions',
  },
  {
    if: {status: [2, 3, 4, 6]},
    tone: 'warning',
    text: "This isn't activated. It's a limited time (grace period) that ends by itself.",
  },
  {
    if: {status: 5, title: /^Windows(?: 1[01])? Enterprise$/},
    text: 'Does your organization provide Enterprise as a subscription? Then Windows Pro must be activated on this PC first, and somebody with a license has to sign in.',
    link: '/change_windows_edition#change-many-pcs',
  },
  {
    if: {status: 0, tool: 'cim', hasKey: undefined},
    text: 'In a list of every license, 0 is normal for entries without a key. The entry in use has one.',
  },
  {
    if: {renewal: 'overdue'},
    tone: 'warning',
    badge: 'Renewal overdue',
    text: 'With {$timeLeft} of 180 left, the last renewal is months old.',
    link: '/online_kms',
  },
  {
    if: {renewal: 'late'},
    text: 'With {$timeLeft} of 180 left, the last renewal is over a week old.',
    link: '/online_kms',
  },
  {
    if: [{rearms: 0}, {skuRearms: 0}],
    text: "No rearm is left: you can't reset the grace period again.",
  },
  {
    if: {ahead: any},
    tone: 'warning',
    badge: 'Clock is ahead',
    text: "The PC's clock is {$ahead} ahead of this browser's clock. A wrong clock makes activation fail.",
    link: '/licensing-servers-issue',
  },
  {
    if: {isSupported: false, release: 'Windows 10'},
    text: 'It no longer gets regular updates: support has ended.',
    link: '/windows10_eol',
  },
  {
    if: {isSupported: false},
    text: 'It no longer gets regular updates: support has ended.',
  },
];
