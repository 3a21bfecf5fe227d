import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {ReadingRequest} from '@site/src/components/answer/reading.worker';
import {findPath} from '@site/src/lib/editionPath/findPath';
import {installations} from '@site/src/lib/editionPath/installations';
import {readOutput} from '@site/src/lib/editionPath/readOutput';
import {answerErrors} from '@site/src/lib/errorCodes/answerErrors';
import {parseActivationStatus} from '@site/src/lib/activationStatus/parse';
import {readSums} from '@site/src/lib/fileHash/readSums';
import {readInput} from '@site/src/lib/input/readInput';

/** The shortest text whose worker ends when nobody waits for it. */
const long = 'x'.repeat(2_001);
const short = long.slice(1);

/** A worker that says what the test tells it to. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage?: (event: unknown) => void;
  onerror?: () => void;
  readonly asked: ReadingRequest[] = [];
  isEnded = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(request: ReadingRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
  says(data: unknown) {
    this.onmessage?.({data});
  }
  reads(at: number, value: unknown) {
    this.says({kind: 'read', id: this.asked[at]!.id, value});
  }
}

const textsOf = ({asked}: FakeWorker) => asked.map(({text}) => text);

/** What the page itself reads. */
const readHere = expect.objectContaining({kind: 'unusable'});

type ReadApart = typeof import('@site/src/components/answer/readApart');

let readApart: ReadApart['readApart'];
let copies = 0;

beforeEach(async () => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  // Another copy, because each remembers its worker. `vi.resetModules` would load all modules again for the files that follow.
  copies += 1;
  ({readApart} = (await import(
    /* @vite-ignore */
    `@site/src/components/answer/readApart?copy=${copies}`
  )) as ReadApart);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('one worker reads all texts, and each gets its own answer', async () => {
  const first = readApart('sums', 'one');
  const second = readApart('errors', 'two');
  const [worker, ...others] = FakeWorker.all;
  expect(others).toEqual([]);
  expect(worker!.asked.map(({name, text}) => [name, text])).toEqual([
    ['sums', 'one'],
    ['errors', 'two'],
  ]);
  worker!.reads(1, 'of two');
  worker!.reads(0, 'of one');
  expect(await Promise.all([first, second])).toEqual(['of one', 'of two']);
  void readApart('sums', 'three');
  expect(FakeWorker.all).toEqual([worker]);
});

test('the page reads if the worker is refused, and asks for no other', async () => {
  let asked = 0;
  vi.stubGlobal('Worker', function refuse() {
    asked += 1;
    throw new DOMException('', 'SecurityError');
  });
  expect(await readApart('sums', short)).toEqual(readHere);
  expect(await readApart('sums', short)).toEqual(readHere);
  expect(asked).toBe(1);
});

test('the page reads all that waits if the worker has no script', async () => {
  const readings = [readApart('sums', short), readApart('sums', long)];
  FakeWorker.all[0]!.onerror?.();
  expect(await Promise.all(readings)).toEqual([readHere, readHere]);
  expect(FakeWorker.all.map(({isEnded}) => isEnded)).toEqual([true]);
});

test('the page reads what the worker has no reader for', async () => {
  const reading = readApart('sums', short);
  const [worker] = FakeWorker.all;
  worker!.says({kind: 'failed', id: worker!.asked[0]!.id});
  expect(await reading).toEqual(readHere);
  expect(worker!.isEnded).toBe(false);
});

test('a script that never arrives is waited for ten seconds, a reader as long as it takes', async () => {
  vi.useFakeTimers();
  const reading = readApart('sums', short);
  let read: unknown;
  void reading.then((value) => (read = value));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(read).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await reading).toEqual(readHere);
  expect(FakeWorker.all.map(({isEnded}) => isEnded)).toEqual([true]);
});

test('a worker whose script has arrived is never given up', async () => {
  vi.useFakeTimers();
  const reading = readApart('sums', short);
  const [worker] = FakeWorker.all;
  worker!.says({kind: 'here'});
  await vi.advanceTimersByTimeAsync(60_000);
  worker!.reads(0, 'late');
  expect(await reading).toBe('late');
});

test('a worker ends with a long text that nobody waits for, and the next one reads what else waits', async () => {
  const stale = new AbortController();
  void readApart('sums', long, stale.signal);
  const other = readApart('errors', 'other');
  stale.abort();
  const [first, second, ...others] = FakeWorker.all;
  expect([first!.isEnded, second!.isEnded, others]).toEqual([true, false, []]);
  expect(textsOf(second!)).toEqual(['other']);
  second!.reads(0, 'read');
  expect(await other).toBe('read');
});

test('a worker goes on after a short text that nobody waits for, or a long one that was read', async () => {
  const stale = new AbortController();
  void readApart('sums', short, stale.signal);
  const reading = readApart('sums', long, stale.signal);
  const [worker] = FakeWorker.all;
  worker!.reads(1, 'read');
  expect(await reading).toBe('read');
  stale.abort();
  expect(worker!.isEnded).toBe(false);
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
