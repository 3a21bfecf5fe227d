import {afterEach, expect, test, vi} from 'vitest';
import {readApart} from '@site/src/components/answer/readApart';
import {findPath} from '@site/src/lib/editionPath/findPath';
import {installations} from '@site/src/lib/editionPath/installations';
import {readOutput} from '@site/src/lib/editionPath/readOutput';
import {answerErrors} from '@site/src/lib/errorCodes/answerErrors';
import {parseActivationStatus} from '@site/src/lib/activationStatus/parse';
import {readSums} from '@site/src/lib/fileHash/readSums';
import {readInput} from '@site/src/lib/input/readInput';

const lengthOf = (text: string) => text.length;
const long = 'x'.repeat(2_000);

/** A worker that answers as told. */
function workersThat(act: (worker: Worker) => void) {
  const ended: unknown[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: unknown) => void;
      onerror?: () => void;
      postMessage() {
        act(this as unknown as Worker);
      }
      terminate() {
        ended.push(this);
      }
    },
  );
  return ended;
}

const says = (worker: Worker, data: unknown) =>
  worker.onmessage?.({data} as MessageEvent);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('only a text of 2,000 characters is read in a worker', async () => {
  workersThat((worker) => says(worker, {kind: 'read', value: 'apart'}));
  const here = (text: string) => text.length as never;
  expect(await readApart('sums', long.slice(1), here)).toBe(1_999);
  expect(await readApart('sums', long, here)).toBe('apart');
});

test.each([
  ['refuses to start', undefined],
  ['has no script', (worker: Worker) => worker.onerror?.({} as ErrorEvent)],
  ['has no reader', (worker: Worker) => says(worker, {kind: 'failed'})],
])('a text is read here if the worker %s', async (_, act) => {
  if (act) {
    workersThat(act);
  } else {
    vi.stubGlobal('Worker', function refuse() {
      throw new DOMException('', 'SecurityError');
    });
  }
  expect(await readApart('sums', long, lengthOf as never)).toBe(2_000);
});

test('a script that never arrives is waited for ten seconds, a reader as long as it takes', async () => {
  vi.useFakeTimers();
  const ended = workersThat(() => undefined);
  const reading = readApart('sums', long, lengthOf as never);
  let read: unknown;
  void reading.then((value) => (read = value));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(read).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toBe(2_000);
  expect(ended).toHaveLength(1);

  workersThat((worker) => {
    says(worker, {kind: 'here'});
    setTimeout(() => says(worker, {kind: 'read', value: 'late'}), 60_000);
  });
  const late = readApart('sums', long, lengthOf as never);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await late).toBe('late');
});

test('a worker ends as soon as nobody waits for it', () => {
  const ended = workersThat(() => undefined);
  const stale = new AbortController();
  void readApart('sums', long, lengthOf as never, {
    signal: stale.signal,
  });
  expect(ended).toHaveLength(0);
  stale.abort();
  expect(ended).toHaveLength(1);
});

/** A text of each kind. */
const texts = [
  'Name: Windows(R), Core edition\nLicense Status: Notification\nNotification Reason: 0xC004F034.',
  '0xC004F074 and 0xC004D30E, 0x803F701',
  "We can't activate Windows on this device",
  'Current Edition : ServerStandardEval\nTarget Edition : ServerDatacenter',
  `sha256: ${'a1b2c3d4'.repeat(8)}`,
  'slmgr /dlv',
  'Windows 10 22H2',
  'ABCDE-FGHIJ-KLMNO-PQRST-UVWX1',
];

test.each([
  readInput,
  answerErrors,
  parseActivationStatus,
  readSums,
  readOutput,
])('what a worker sends back is all that %o says', (read) => {
  for (const text of texts) {
    expect(structuredClone(read(text))).toEqual(read(text));
  }
});

test('a copy of an edition has the same paths', () => {
  for (const [index, from] of installations.entries()) {
    const to = installations.at(index - 7)!;
    expect(findPath(structuredClone(from), structuredClone(to))).toEqual(
      findPath(from, to),
    );
  }
});
