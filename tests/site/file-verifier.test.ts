import {createHash} from 'node:crypto';
import {
  appendFileSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Locator, Page, Worker as PageWorker} from '@playwright/test';
import {heard, listen} from '../support/announcements';
import {checksumField, fileField as input, unfold} from '../support/place';
import {expect, hold, open, settled, test} from '../support/test';
import {toolStatus as status} from '../support/tools';

const route = '/genuine-installation-media';
const workerFile = /\/assets\/js\/file-hash-worker\.[^/]+\.js$/;
const megabyte = 1024 * 1024;

let folder = '';

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-verifier-'));
});

test.afterAll(() => {
  rmSync(folder, {recursive: true, force: true});
});

/** Writes a file and returns its path. */
function write(name: string, content: string | Buffer): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** Creates a file of zeros that takes no disk space. */
function writeSparse(name: string, size: number): string {
  const file = path.join(folder, name);
  closeSync(openSync(file, 'w'));
  truncateSync(file, size);
  return file;
}

function digest(algorithm: string, content: string | Buffer): string {
  return createHash(algorithm).update(content).digest('hex');
}

const shownDigest = (page: Page, value: string): Locator =>
  page.locator('dd').getByText(value, {exact: true}).first();

/** Drops files or folders on the tool, like from a file manager. */
async function drop(page: Page, files: readonly string[]): Promise<void> {
  await input(page).scrollIntoViewIfNeeded();
  const box = await input(page).boundingBox();
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box!.x + 20,
      y: box!.y + 10,
      data: {items: [], files: [...files], dragOperationsMask: 1},
    });
  }
}

/** Inserts code at the start of the worker's script. */
async function patchWorker(page: Page, code: string): Promise<void> {
  await page.route(workerFile, async (intercepted) => {
    const response = await intercepted.fetch();
    await intercepted.fulfill({
      response,
      body: `${code};${await response.text()}`,
    });
  });
}

/** Makes all reads but the first two fail, except those of a single byte. */
const failLater = `
  const read = Blob.prototype.arrayBuffer;
  let reads = 0;
  Blob.prototype.arrayBuffer = function () {
    reads += 1;
    return reads > 2 && this.size > 1
      ? Promise.reject(new DOMException('', 'NotReadableError'))
      : read.call(this);
  };`;

const neverRead = `Blob.prototype.arrayBuffer = () =>
  Promise.reject(new DOMException('', 'NotReadableError'))`;

/** Reports after each read, and stops before the third until `readOn`, so that a test can act during hashing. */
const readInParts = `
  let time = 0;
  performance.now = () => (time += 100);
  const told = new BroadcastChannel('read on');
  const toldToReadOn = new Promise((resolve) => (told.onmessage = resolve));
  const read = Blob.prototype.arrayBuffer;
  let reads = 0;
  Blob.prototype.arrayBuffer = async function () {
    reads += 1;
    if (reads > 2) {
      await toldToReadOn;
    }
    return read.call(this);
  };`;

const readOn = (page: Page): Promise<void> =>
  page.evaluate(() => new BroadcastChannel('read on').postMessage(''));

test('computes the right sums for sizes around one chunk', async ({page}) => {
  await open(page, route);
  for (const size of [1, 4 * megabyte - 1, 4 * megabyte, 9 * megabyte + 5]) {
    const content = Buffer.alloc(size, `${size} bytes`);
    await input(page).setInputFiles(write(`${size}.iso`, content));
    await expect(shownDigest(page, digest('sha256', content))).toBeVisible();
    await expect(shownDigest(page, digest('sha1', content))).toBeVisible();
  }
});

const content = 'Windows';
const [md5, sha256, sha512] = ['md5', 'sha256', 'sha512'].map((each) =>
  digest(each, content),
) as [string, string, string];
const list = (...names: readonly string[]): string =>
  names.map((name) => `${digest('sha256', name)} *${name}`).join('\n');

test('reads a file again for a rarer algorithm', async ({page}) => {
  await open(page, route);
  await input(page).setInputFiles(write('Windows.iso', content));
  await expect(status(page)).toContainText('are ready');
  await listen(page);
  await checksumField(page).fill(md5);
  await expect(status(page)).toContainText('has the pasted MD5');
  await checksumField(page).fill(`${md5}\n${sha512}`);
  await expect(status(page)).toContainText('has the pasted SHA-512');
  await expect(shownDigest(page, sha512)).toBeVisible();
  const said = await heard(page);
  expect(said.join('\n')).not.toMatch(/does not have|cannot be/);
});

test('reads a file once if the rarer sum was there before, and starts again at once if it comes meanwhile', async ({
  page,
}) => {
  await patchWorker(page, readInParts);
  await open(page, route);
  let readings = 0;
  // Another worker reads the text.
  const isOfFile = (worker: PageWorker) => workerFile.test(worker.url());
  page.on('worker', (worker) => (readings += Number(isOfFile(worker))));
  await checksumField(page).fill(sha512);
  await expect(status(page)).toContainText('One SHA-512 value found');
  await input(page).setInputFiles(write('Windows.iso', content));
  await expect(status(page)).toContainText('has the pasted SHA-512');
  expect(readings).toBe(1);

  await input(page).setInputFiles(writeSparse('slow.iso', 100 * megabyte));
  await expect(page.getByText(/ MB of 105 MB/)).toBeVisible();
  await unfold(page);
  await checksumField(page).fill(md5);
  await expect.poll(() => readings).toBe(3);
  await expect(status(page)).toHaveText('Reading “slow.iso”.');
  await expect.poll(() => page.workers().filter(isOfFile)).toHaveLength(1);
});

test('a link to the page can carry the checksum', async ({page}) => {
  await open(page, `${route}#sha256=${sha256}`);
  await expect(checksumField(page)).toHaveValue(`sha256=${sha256}`);
  await expect(checksumField(page)).toBeInViewport();
  await input(page).setInputFiles(write('Windows.iso', content));
  await expect(status(page)).toContainText('has the pasted');
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(page).toHaveURL(new RegExp(`${route}$`));
  await expect(input(page)).toBeFocused();
  await expect(checksumField(page)).toHaveValue('');
  await page.goBack();
  await expect(checksumField(page)).toHaveValue(`sha256=${sha256}`);
});

test('reads a list of checksums with the file, or alone', async ({page}) => {
  await open(page, route);
  const sumList = write(
    'SHA256SUMS',
    // As `>` of Windows PowerShell writes it.
    Buffer.from(`\ufeff${list('a', 'b')}\n${sha256} *Windows.iso`, 'utf16le'),
  );
  const file = write('Windows.iso', content);
  await input(page).setInputFiles([sumList, file]);
  await expect(status(page)).toContainText('“Windows.iso” has');
  await open(page, route);
  await drop(page, [sumList]);
  await expect(status(page)).toHaveText(
    "3 checksums found. None of them is in this site's short list, which proves nothing. Choose the file to compare.",
  );
});

test('shows progress, speed and time left, with Cancel', async ({page}) => {
  await patchWorker(page, readInParts);
  // The clock stops a second after the start. The speed is shown from the first half second on.
  await page.addInitScript(() => {
    const {postMessage} = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      const end = performance.now() + 1000;
      performance.now = () => end;
      postMessage.call(this, message);
    };
  });
  await open(page, route);
  await input(page).setInputFiles(writeSparse('slow.iso', 200 * megabyte));
  await expect(status(page)).toHaveText('Reading “slow.iso”.');
  const bar = page.getByRole('progressbar', {name: 'Reading slow.iso'});
  await expect(
    page.getByText(/ MB of 210 MB, [\d.]+ [KM]B\/s, .+ seconds? left/),
  ).toBeVisible();
  await expect
    .poll(async () => Number(await bar.getAttribute('value')))
    .toBeGreaterThan(0);
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(status(page)).toHaveText('Canceled. No checksum was computed.');
  await expect(bar).toBeHidden();
  await expect(input(page)).toBeFocused();
  await expect.poll(() => page.workers()).toEqual([]);
});

test('a second file replaces the first, and is announced', async ({page}) => {
  await patchWorker(page, readInParts);
  await open(page, route);
  await input(page).setInputFiles(writeSparse('first.iso', 200 * megabyte));
  await expect(status(page)).toHaveText('Reading “first.iso”.');
  await input(page).setInputFiles(write('second.iso', 'Windows'));
  await expect(status(page)).toHaveText(
    'Stopped reading “first.iso”. Reading “second.iso” now.',
  );
  await expect(shownDigest(page, digest('sha256', 'Windows'))).toBeVisible();
  await expect(status(page)).toContainText('“second.iso” are ready');
  await expect.poll(() => page.workers()).toEqual([]);
});

test('an error of a canceled worker is ignored', async ({page, permit}) => {
  permit(/^thrown: /, 'the script of the worker fails late');
  await patchWorker(page, 'throw new Error()');
  const release = await hold(page, workerFile);
  // An error may be on its way when its worker is terminated; here, workers are never terminated.
  await page.addInitScript(() => {
    Worker.prototype.terminate = () => undefined;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: unknown) {
      this.addEventListener('error', () => {
        document.documentElement.dataset.failed = 'true';
      });
      post.call(this, message);
    };
  });
  await open(page, route);
  await input(page).setInputFiles(write('late.iso', 'Windows'));
  await page.getByRole('button', {name: 'Cancel'}).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-failed', 'true');
  await expect(status(page)).toHaveText('Canceled. No checksum was computed.');
});

test('says at once that the browser refuses a worker', async ({page}) => {
  await page.addInitScript(() => {
    window.Worker = function refuse() {
      throw new DOMException('blocked', 'SecurityError');
    } as unknown as typeof Worker;
  });
  await open(page, route);
  await input(page).setInputFiles(write('refused.iso', 'Windows'));
  await expect(status(page)).toContainText(
    '“refused.iso” was not read: the part of this page that reads files did not start.',
  );
  await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
});

test('a list that is read too late is dropped', async ({page}) => {
  await open(page, route);
  await page.evaluate(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      await new Promise((resolve) => Object.assign(window, {release: resolve}));
      return read.call(this);
    };
  });
  await input(page).setInputFiles(
    write('SHA256SUMS', `${digest('sha256', 'Office')}  b.iso\n`),
  );
  await page.waitForFunction(() => 'release' in window);
  await input(page).setInputFiles(write('b.iso', 'Windows'));
  await expect(status(page)).toContainText('“b.iso” are ready');
  await page.evaluate(() =>
    (window as unknown as {release: () => void}).release(),
  );
  await settled(page);
  await expect(checksumField(page)).toHaveValue('');
  await expect(status(page)).toContainText('“b.iso” are ready');
});

test('accepts a dropped file, and explains why not a folder, two files or a link', async ({
  page,
}) => {
  const file = write('dropped.iso', 'Windows');
  mkdirSync(path.join(folder, 'Media'), {recursive: true});
  await open(page, route);
  await drop(page, [path.join(folder, 'Media')]);
  await expect(status(page)).toContainText('“Media” is a folder.');
  await drop(page, [file, write('other.iso', 'Office')]);
  await expect(status(page)).toContainText('2 files were chosen.');
  await drop(page, []);
  await expect(status(page)).toContainText('No file arrived');
  await drop(page, [file]);
  await expect(shownDigest(page, digest('sha256', 'Windows'))).toBeVisible();
});

test('detects a file that changes while it is read', async ({page}) => {
  await patchWorker(page, readInParts);
  const file = writeSparse('changing.iso', 60 * megabyte);
  await open(page, route);
  await input(page).setInputFiles(file);
  await expect(page.getByText(/ MB of /)).toBeVisible();
  await expect
    .poll(async () =>
      Number(await page.getByRole('progressbar').getAttribute('value')),
    )
    .toBeGreaterThan(0);
  appendFileSync(file, 'more');
  await readOn(page);
  await expect(status(page)).toContainText(
    '“changing.iso” changed, or was moved or deleted, while it was being read.',
  );
});

test('detects a read that returns too few bytes', async ({page}) => {
  await patchWorker(
    page,
    `const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = async function () {
      return (await read.call(this)).slice(1);
    }`,
  );
  await open(page, route);
  await input(page).setInputFiles(write('short.iso', 'Windows'));
  await expect(status(page)).toContainText('“short.iso” changed');
});

test('distinguishes a read error in the middle from an unreadable file', async ({
  page,
}) => {
  const file = writeSparse('damaged.iso', 40 * megabyte);
  await patchWorker(page, failLater);
  await open(page, route);
  await input(page).setInputFiles(file);
  await expect(status(page)).toContainText(
    'Reading “damaged.iso” failed after 8.39 MB.',
  );

  await page.unroute(workerFile);
  await patchWorker(page, neverRead);
  await open(page, route);
  await input(page).setInputFiles(file);
  await expect(status(page)).toContainText('“damaged.iso” cannot be read.');
});

test('works if the CSP of the host forbids WebAssembly', async ({page}) => {
  await page.route(workerFile, async (intercepted) => {
    const response = await intercepted.fetch();
    await intercepted.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': "default-src 'none'; script-src 'self'",
      },
    });
  });
  await open(page, route);
  const content = Buffer.alloc(5 * megabyte, 'plain');
  await input(page).setInputFiles(write('plain.iso', content));
  await expect(shownDigest(page, digest('sha256', content))).toBeVisible();
  await expect(shownDigest(page, digest('sha1', content))).toBeVisible();
});

test('works with the keyboard alone', async ({page}) => {
  // Playwright catches choosers from some time after it was asked to, so ask before the page is there.
  const chooser = page.waitForEvent('filechooser');
  await open(page, route);
  await input(page).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(write('keys.iso', 'Windows'));
  await expect(status(page)).toContainText('are ready');
  await expect(page.getByRole('heading', {name: 'are ready'})).toBeInViewport();
  await page.getByRole('button', {name: 'Check another file'}).press('Enter');
  await expect(status(page)).toBeEmpty();
  await expect(input(page)).toBeFocused();
  await checksumField(page).fill(sha256);
  await input(page).focus();
  await input(page).setInputFiles(write('keys.iso', 'Linux'));
  await expect(
    page.getByRole('heading', {name: 'does not have the pasted SHA-256'}),
  ).toBeFocused();
});
