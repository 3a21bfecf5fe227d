/** What vNextDiag.ps1 says of licenses in the model that Microsoft 365 Apps use, as JSON blocks or as text. */
import {subscriptionOutput} from '../../../data/activationSentences';
import {readDate} from '../dates';
import type {Says} from '../facts';
import {readProductName} from '../readProductName';
import type {LicenseReport} from '../types';

/**
 * The beginning of a block, or a pair to read: `"Key":  "value",` in JSON, or `Key : value` in a PowerShell list. The
 * script prints more, including names and IDs. Every repetition is bounded, so that no text can make the search slow.
 */
const PART =
  /\{|(?<!\w)"?(type|product|licensestate|notbefore|notafter|entitlementexpiration|entitlementstatus)"?[ \t]{0,20}:[ \t]{0,20}(?:"([^"\r\n]{0,200})"|([^\s"{}[\],][^"\r\n{}[\],]{0,200}))/gi;

/** The states that the script knows. An empty one is missing; any other is not a license. */
const states = new Map<string, Says>([
  ['', {}],
  ['licensed', {status: 1}],
  ['grace', {setting: 'subscription-grace'}],
  ['rfm', {status: 0, setting: 'subscription-reduced'}],
]);

/** How a subscription is called that is not in force. */
const ended =
  /block|cancel|delet|denied|deprovision|disabl|expir|fail|inactive|invalid|lock|not|suspend|warn/i;

/** The pairs of each license. A repeated key or an opening brace starts the next one. */
function readBlocks(text: string): readonly ReadonlyMap<string, string>[] {
  const blocks: Map<string, string>[] = [];
  let block = new Map<string, string>();
  for (const [, label, quoted, bare = ''] of text.matchAll(PART)) {
    const key = label?.toLowerCase();
    if (key === undefined || block.has(key) || blocks.length === 0) {
      block = new Map();
      blocks.push(block);
    }
    if (key !== undefined) {
      block.set(key, (quoted ?? bare).trim());
    }
  }
  return blocks;
}

/** What a block says of a license; nothing if it is none. */
function readBlock(block: ReadonlyMap<string, string>): readonly Says[] {
  const valueOf = (key: string) => block.get(key) ?? '';
  const dateOf = (key: string) => readDate(valueOf(key)) ?? undefined;
  const type = valueOf('type');
  const product = valueOf('product');
  const stated = valueOf('licensestate');
  // A shared computer's token has dates and a user, but neither a type nor a state.
  const isToken = `${type}${stated}${product}` === '';
  if (isToken && !(valueOf('notbefore') && valueOf('notafter'))) {
    return [];
  }
  // Its first word: a person may write on behind it.
  const [state] = /^[a-z]*/i.exec(stated)!;
  const says = states.get(state.toLowerCase()) ?? {status: 0};
  const isInOrder = !ended.test(valueOf('entitlementstatus'));
  const date = dateOf('notafter');
  const [holder = 'unknown'] =
    /^(?:user|device)/.exec(type.toLowerCase()) ?? [];
  return [
    {
      ...says,
      ...(says.status === 1 && !isInOrder && {setting: 'subscription-problem'}),
      tool: 'vnextdiag',
      product: 'office',
      title: readProductName(product)?.title,
      channel: 'subscription',
      holder: isToken ? 'shared-computer' : (holder as LicenseReport['holder']),
      lease: date && {kind: 'date', date},
      fixedEnd: dateOf('entitlementexpiration'),
    },
  ];
}

/** What output of `vNextDiag.ps1 -action list` says of licenses. */
export const readSubscriptions = (text: string): readonly Says[] =>
  subscriptionOutput.test(text) ? readBlocks(text).flatMap(readBlock) : [];
