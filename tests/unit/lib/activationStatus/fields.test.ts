import {expect, test} from 'vitest';
import type {FieldId} from '../../../../src/data/activationFields';
import type {Says} from '../../../../src/lib/activationStatus/facts';
import {fieldReaders} from '../../../../src/lib/activationStatus/rules/fields';

/** A value of each field, with its label where that counts, and what it says. */
const rows: readonly [
  field: FieldId,
  value: string,
  says: Says,
  label?: string,
][] = [
  [
    'name',
    'Windows(R), Core edition',
    {product: 'windows', title: 'Windows Home', otherwise: {}},
  ],
  [
    'name',
    'Windows(R) Besturingssysteem, RETAIL-kanaal',
    {
      channel: 'retail',
      channelWord: 'RETAIL',
      otherwise: {product: 'windows'},
    },
  ],
  [
    'edition',
    'Professional',
    {product: 'windows', title: 'Windows Pro', otherwise: {}},
  ],
  ['target', 'Education', {targets: ['Windows Education']}],
  ['target', 'something else', {}],
  [
    'description',
    'Windows(R) Operating System, TIMEBASED_EVAL channel',
    {
      channel: 'evaluation',
      channelWord: 'TIMEBASED_EVAL',
      isEvaluation: true,
      otherwise: {product: 'windows'},
    },
  ],
  ['channel', 'Volume:MAK', {channel: 'mak', channelWord: 'VOLUME:MAK'}],
  ['channel', 'something else', {}],
  ['status', 'Notification', {status: 5}],
  ['status', 'Licensiert', {}],
  ['active', 'True', {status: 1}],
  ['active', 'no', {status: 0}],
  ['active', '5 computers', {}],
  ['reason', '0xC004F034.', {reason: '0xC004F034'}],
  ['errorCode', '0x00000000', {}],
  [
    'minutes',
    '254880 minute(s) (177 day(s))',
    {lease: {kind: 'minutes', minutes: 254_880, days: 177}},
    'Time remaining',
  ],
  [
    'minutes',
    '10080 minute(s) (7 day(s))',
    {
      lease: {kind: 'minutes', minutes: 10_080, days: 7},
      status: 1,
      channel: 'virtual-machine',
    },
    'Automatic VM activation expiration',
  ],
  [
    'minutes',
    '259200',
    {
      lease: {kind: 'minutes', minutes: 259_200, days: 180},
      status: 1,
      channel: 'kms-client',
    },
    'Volume activation expiration',
  ],
  ['minutes', '0', {}],
  ['minutes', 'Unlimited', {}],
  ['minutes', '████', {lease: {kind: 'unreadable'}}],
  [
    'evaluationEnd',
    '2027-01-20',
    {fixedEnd: {days: ['2027-01-20']}, isEvaluation: true},
  ],
  ['evaluationEnd', '1/1/1601', {}],
  ['betaExpiry', '2027-01-20', {fixedEnd: {days: ['2027-01-20']}}],
  ['windowsRearms', '1001', {rearms: 1001}],
  ['appRearms', '4294967295', {}],
  ['skuRearms', '0', {skuRearms: 0}],
  ['trustedTime', '11/21/2026', {trustedTime: {days: ['2026-11-21']}}],
  ['directoryObject', 'anything', {renewedBy: 'directory'}],
  ['kmsCount', '12', {kmsCount: 12}],
  [
    'kmsHostFixed',
    'kms.corp.example',
    {host: {name: 'kms.corp.example', isFixed: true}, renewedBy: 'kms'},
  ],
  ['kmsHostFromDns', 'DNS auto-discovery: KMS name not available', {}],
  ['kmsAddress', '10.0.0.5', {address: '10.0.0.5'}],
  ['partialKey', '', {hasKey: false}],
  ['partialKey', 'XXXXX', {hasKey: true}],
  ['version', '24h2', {version: '24H2'}],
  ['build', '10.0.26100.8036', {build: 26_100}],
  ['serviceVersion', '10.0.26100.8036', {serviceBuild: 26_100}],
];

test.each(rows)('%s: %j says %j', (field, value, says, label = '') => {
  const facts = fieldReaders[field]!(value, label);
  expect(JSON.parse(JSON.stringify(facts))).toEqual(says);
});

test.each([
  ['172 of 180 days', 172],
  ['172/180 days', 172],
  ['180 days (172 day(s) remaining)', 172],
  ['172 days left of 180', 172],
  ['180 days (259200 minutes)', 180],
  ['12 Tage', 12],
  ['12 jours', 12],
  ['8 дней', 8],
  ['180 days', 180],
])('%s is a time of %d days', (value, days) => {
  expect(fieldReaders.minutes!(value, 'Time remaining')).toEqual({
    lease: {kind: 'minutes', minutes: days * 24 * 60, days},
  });
});

test('every field that is read alone has a row', () => {
  expect([...new Set(rows.map(([field]) => field))]).toEqual(
    Object.keys(fieldReaders),
  );
});
