import {readDate} from './dates';
import {readProductName} from './readProductName';
import type {SubscriptionReport, ToolMessage} from './types';

/** The keys to read. vNextDiag.ps1 prints more, including names and IDs. */
const keys = [
  'type',
  'product',
  'licensestate',
  'notbefore',
  'notafter',
  'entitlementexpiration',
  'entitlementstatus',
] as const;
type Key = (typeof keys)[number];
type Block = Partial<Record<Key, string>>;

/**
 * `"Key":  "value",` in JSON, or `Key : value` in a PowerShell list. Every repetition is bounded, so that no text can
 * make the search slow.
 */
const PAIR =
  /(?<![\w])"?([A-Za-z]{4,24})"?[ \t]{0,20}:[ \t]{0,20}(?:"([^"\r\n]{0,200})"|([^\s"{}[\],][^"\r\n{}[\],]{0,200}))/g;

/** The states that the script knows. An empty one is missing; any other is not a license. */
const states = new Map<string, SubscriptionReport['state']>([
  ['', undefined],
  ['licensed', 'licensed'],
  ['grace', 'grace'],
  ['rfm', 'reduced'],
]);

/** How a subscription is called that is not in force. */
const ended =
  /block|cancel|delet|denied|deprovision|disabl|expir|fail|inactive|invalid|lock|not|suspend|warn/i;

/** Splits the text into one block per license. A repeated key or an opening brace starts the next block. */
function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const piece of text.split('{')) {
    let block: Block = {};
    const close = () => {
      if (Object.keys(block).length > 0) {
        blocks.push(block);
      }
      block = {};
    };
    for (const [, label, quoted, bare] of piece.matchAll(PAIR)) {
      const key = keys.find((known) => known === label!.toLowerCase());
      if (!key) {
        continue;
      }
      if (key in block) {
        close();
      }
      block[key] = (quoted ?? bare ?? '').trim();
    }
    close();
  }
  return blocks;
}

function readBlock(block: Block): SubscriptionReport | null {
  const type = block.type?.toLowerCase() ?? '';
  // Its first word: a person may write on behind it.
  const stated = /^[a-z]*/i.exec(block.licensestate ?? '')![0].toLowerCase();
  const state = states.has(stated) ? states.get(stated) : 'none';
  // A shared computer's token has dates and a user, but neither a type nor a state.
  const isToken = !block.type && !block.licensestate && !block.product;
  if (isToken && !(block.notbefore && block.notafter)) {
    return null;
  }
  return {
    kind: 'subscription',
    title: readProductName(block.product ?? '')?.title,
    holder: isToken
      ? 'shared-computer'
      : ((/^(?:user|device)/.exec(type)?.[0] as 'user' | 'device') ??
        'unknown'),
    state,
    notAfter: readDate(block.notafter ?? '') ?? undefined,
    isInOrder: !ended.test(block.entitlementstatus ?? ''),
    entitlementEnd: readDate(block.entitlementexpiration ?? '') ?? undefined,
  };
}

/** True for output of vNextDiag.ps1. */
export function isSubscriptionOutput(text: string): boolean {
  return /vNext licenses found|Device licenses found|Mode per ProductReleaseId|"?LicenseState"?[ \t]{0,20}:/i.test(
    text,
  );
}

/** Reads output of `vNextDiag.ps1 -action list`, as JSON blocks or as text; empty for any other text. */
export function parseSubscriptions(text: string): {
  products: SubscriptionReport[];
  messages: ToolMessage[];
} {
  if (!isSubscriptionOutput(text)) {
    return {products: [], messages: []};
  }
  const products = readBlocks(text)
    .map(readBlock)
    .filter((product) => product !== null);
  const messages: ToolMessage[] = [];
  if (
    /^[ \t]{0,20}[a-z0-9]{4,60}[ \t]{0,20}=[ \t]{0,20}legacy\b/im.test(text)
  ) {
    messages.push({id: 'legacy-model'});
  }
  if (products.length === 0 && /No licenses found/i.test(text)) {
    messages.push({id: 'no-subscription'});
  }
  return {products, messages};
}
