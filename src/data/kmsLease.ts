/**
 * How long a KMS activation lasts, for the drawings on `/online_kms` and `/kms38`. Both pages say the same in words, and
 * list the sources.
 */
export const kmsLease = {
  days: 180,
  renewalDays: 7,
  noticeDays: 30,
} as const;

/** The marks on the ring of an activation, in order. */
export const leaseMarks = [
  {
    at: 'start',
    text: 'The host answers. The KMS activation lasts 180 days.',
  },
  {
    at: 'renewal',
    text: 'The client tries to renew it every 7 days. Each success starts the 180 days again.',
  },
  {
    at: 'notice',
    text: 'When renewals have failed, Windows shows a notice in the last 30 days (gray).',
  },
  {
    at: 'end',
    text: 'After 180 days without an answer, Windows and Office leave the licensed state.',
  },
] as const;

/** The period that KMS38 stored. Its first day is an example. */
export const kms38Period = {start: '2025-01-01', end: '2038-01-19'} as const;
