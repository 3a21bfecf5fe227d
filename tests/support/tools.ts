import {createHash} from 'node:crypto';
import {expect, type Locator, type Page} from '@playwright/test';
import {field as anything} from './oneBox';
import {fileOf, pasteInto} from './paste';
import {checksumField, errorField, fileField, unfold, verdict} from './place';
import {open} from './test';

/** What holds for every tool. What a tool answers is in its own file. */
export interface Tool {
  route: string;
  /** Asks a first question, by keyboard or by pasting a text. */
  ask: (page: Page) => Promise<void>;
  answer: (page: Page) => Locator;
  /** Where the visitor asks. */
  field: (page: Page) => Locator;
  /** What is announced, if the answer takes no focus. */
  says?: string;
  /** The page scrolls to the answer by itself. */
  scrolls?: true;
  /** The files of the site that the first use may load. */
  loads?: RegExp;
  /** More questions. Each waits for its answer. */
  others: readonly ((page: Page) => Promise<void>)[];
  /** An answer that is different each time. */
  unsteady?: (page: Page) => Promise<void>;
  /** The answer is not on paper: it asks on, is a dialog, or is copied. */
  isForScreens?: true;
  /** Buttons, with what each copies after the first question. */
  copies?: Readonly<Record<string, RegExp>>;
  /** With JavaScript off, what the page says instead of the tool, and where it leads to. */
  off?: readonly [sentence: string, text: string];
}

/** The rest of the page, which the test of every page checks. */
export const besideTools =
  '.markdown > :not([data-form], [data-needs-script], section, :has([data-form], [data-needs-script], section))';
const markup =
  '<img class=pasted src=x onerror="document.title=1"><b class=pasted>';
/** Also in translation. */
export const button = (page: Page, name: string) =>
  page.getByRole('button', {name: new RegExp(`^⟦?${name}⟧?$`)}).first();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', {name}).first();

const report = (page: Page) => page.getByLabel('Paste the report');
const licenses = (page: Page) =>
  page.getByRole('region', {name: 'What the output means'}).locator('section');

const lookUp = (text: string, title: string) => async (page: Page) => {
  await unfold(page);
  await errorField(page).fill(text);
  await button(page, 'Look up').click();
  await expect(verdict(page)).toBeFocused();
  await expect(verdict(page)).toBeInViewport();
  await expect(verdict(page)).toContainText(title);
  const folded = page.locator(
    'main section:has(> :is(h2, h3)[tabindex]) summary',
  );
  for (const summary of await folded.all()) {
    await summary.click();
  }
};

export const have = (page: Page) => page.getByLabel('Edition you have');
export const want = (page: Page) => page.getByLabel('Edition you want');
/** What a tool announces. */
export const toolStatus = (page: Page) =>
  page.getByRole('main').getByRole('status').first();
const choose =
  (from: string, to: string, sentence: string) => async (page: Page) => {
    await unfold(page);
    await have(page).selectOption(from);
    // The whole question is asked, but for the keys.
    await unfold(page);
    await want(page).selectOption(to);
    await expect(toolStatus(page)).toContainText(sentence);
  };

export const sums = ['sha256', 'sha1'].map((each) =>
  createHash(each).update('Windows').digest('hex'),
) as [string, string];

const diagnosis = (page: Page) => page.getByRole('region', {name: 'Diagnosis'});
const advice = (address: string) => async (page: Page) => {
  await open(page, `/troubleshoot?case=${address}`);
  await expect(
    diagnosis(page)
      .getByRole('list', {name: 'Your answers'})
      .getByRole('listitem'),
  ).toHaveCount(address.split('.').length);
};

const winver = (page: Page) => page.getByLabel('Or what winver shows');
const findSwitch = (page: Page) => page.getByLabel('Find a switch');

const dialog = (page: Page) => page.getByRole('dialog');
const query = (page: Page) => dialog(page).getByRole('combobox');
const search = (text: string, says: string | RegExp) => async (page: Page) => {
  await page.keyboard.press('Control+k');
  await query(page).fill(text);
  await expect(dialog(page).getByRole('status')).toContainText(says);
};

export const tools: Readonly<Record<string, Tool>> = {
  'status reader': {
    route: '/check_activation_status',
    field: report,
    ask: (page) =>
      pasteInto(
        report(page),
        `Name: Windows(R), ${markup}Professional edition\nLicense Status: Notification\nError: <script class=pasted>0xC004F034</script>`,
      ),
    answer: (page) => licenses(page).getByRole('heading', {name: 'Windows'}),
    // A good state, a state to look at, and several licenses.
    others: ['KMS client', 'Evaluation', 'Volume Office'].map(
      (label) => async (page) => {
        await unfold(page);
        await button(page, label).click();
        await expect(licenses(page).first()).toBeVisible();
      },
    ),
    off: ['needs JavaScript, which is off', 'The license has no end date'],
  },
  'error lookup': {
    route: '/troubleshoot',
    field: errorField,
    ask: (page) =>
      pasteInto(errorField(page), `${markup} 0x8007232B and 0xC004F074</b>`),
    answer: (page) => heading(page, '0xC004F074'),
    loads: /\/error-(?:answers|codes|lookup)\./,
    others: [
      lookUp('0x8007025D-0x2000C 0xC004C758 0x80070012', '0xC004C758'),
      lookUp('0xC004F074 0xC004D30E 0x80070012 30015-1011', '30015-1011'),
      lookUp('Unlicensed product', 'a license for the account'),
    ],
    copies: {
      'Copy link': /\/troubleshoot#0xC004F074$/,
      'Copy as a reply':
        /^0xC004F074: .+\n[^]*https:\/\/\S+\/troubleshoot#0xC004F074[^]*\/troubleshoot#0x8007232B/,
    },
  },
  'edition path finder': {
    route: '/change_windows_edition',
    field: want,
    ask: async (page) => {
      await have(page).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Enterprise');
    },
    answer: (page) => heading(page, 'Home can become Enterprise'),
    others: [
      choose('pro', 'enterprise-ltsc', 'clean installation'),
      choose(
        'server-standard-evaluation-desktop-experience',
        'server-datacenter-desktop-experience',
        'without reinstalling',
      ),
    ],
    off: [
      'The tables below hold all answers',
      'All edition changes in one table',
    ],
    copies: {
      'Copy link': /\?from=home&to=enterprise#find-your-path$/,
      'Copy as a reply':
        /Home can become Enterprise[^]*You keep your files, settings and apps[^]*\?from=home&to=enterprise#find-your-path/,
    },
  },
  'file verifier': {
    route: '/genuine-installation-media',
    field: checksumField,
    says: '“Windows.iso” has',
    ask: async (page) => {
      await fileField(page).setInputFiles(fileOf('Windows.iso', 'Windows'));
      await pasteInto(checksumField(page), sums[0]);
    },
    answer: (page) => heading(page, '“Windows.iso” has the pasted SHA-256'),
    loads: /\/(?:file-hash-worker|[\w-]*hash-wasm[\w-]*)\./,
    others: [
      async (page) => {
        await unfold(page);
        await checksumField(page).fill('not a checksum');
        const name = `${'long-name-without-a-space_'.repeat(6)}.iso`;
        await fileField(page).setInputFiles(fileOf(name, 'Windows'));
        await expect(toolStatus(page)).toContainText('are ready');
      },
      async (page) => {
        await checksumField(page).fill(sums[0]);
        await expect(toolStatus(page)).toContainText('has the pasted');
      },
    ],
    unsteady: async (page) => {
      await page.route(/\/file-hash-worker\./, async (route) => {
        const response = await route.fetch();
        const body = `const read = Blob.prototype.arrayBuffer;
          let reads = 0;
          Blob.prototype.arrayBuffer = async function () {
            reads += 1;
            return reads > 2 ? new Promise(() => {}) : read.call(this);
          };${await response.text()}`;
        await route.fulfill({response, body});
      });
      await open(page, '/genuine-installation-media');
      const content = Buffer.alloc(12_000_000);
      await fileField(page).setInputFiles(fileOf('slow.iso', content));
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
    off: [
      'The commands below give the same answer',
      'Get-FileHash -LiteralPath "Windows.iso"',
    ],
    copies: {
      'Copy SHA-256': new RegExp(`^${sums[0]}$`),
      'Copy SHA-1': new RegExp(`^${sums[1]}$`),
      'Copy as a reply': new RegExp(
        `File: Windows.iso\nSize: 7 bytes\nSHA-256: ${sums[0]}\n`,
      ),
    },
  },
  diagnosis: {
    route: '/troubleshoot',
    field: diagnosis,
    scrolls: true,
    ask: async (page) => {
      const answer = diagnosis(page).getByRole('button').first();
      await answer.focus();
      await page.keyboard.press('Enter');
    },
    answer: (page) => heading(page, 'What does Windows show?'),
    loads: /\/diagnosis\./,
    isForScreens: true,
    others: [
      advice('windows.expiry.expiry-kind.clear-host'),
      advice('windows.owner.change'),
      advice('windows.owner'),
    ],
  },
  'box of the home page': {
    route: '/',
    field: anything,
    ask: (page) => pasteInto(anything(page), `${markup} 0xC004F074</b>`),
    answer: (page) => heading(page, '0xC004F074'),
    loads:
      /\/(?:answers|error-(?:codes|lookup|reading)|search)\b|vendors|\.md$/,
    others: ['Home to Pro', 'remove ohook', 'zzqqxx wwvvkk'].map(
      (text) => async (page) => {
        await unfold(page);
        await anything(page).fill(text);
        await anything(page).press('Enter');
        await expect(verdict(page)).toBeFocused();
      },
    ),
  },
  search: {
    route: '/faq',
    field: (page) => page.getByRole('button', {name: /^⟦?Search/}),
    ask: async (page) => {
      await page.keyboard.press('Control+k');
      await query(page).fill(`kms38 ${markup}`);
    },
    answer: (page) => page.getByRole('option').first(),
    isForScreens: true,
    loads: /\/search\/|\/(?:search|answers|error-reading|vendors)[^/]*\.js$/,
    others: [
      search(
        '0xC0DE1234',
        'The search found no page with this code: 0xC0DE1234.',
      ),
      search('', /^$/),
      search('slmgr', /\d+ results?.* First: /),
      // The same results with other marks.
      search('slmgr dlv', /First: slmgr \/dlv/),
      search('zzqq', 'Nothing found.'),
    ],
  },
  'update check': {
    route: '/news',
    field: winver,
    ask: (page) =>
      pasteInto(winver(page), `${markup} Version 24H2 (OS Build 26100.1)</b>`),
    answer: (page) =>
      page
        .locator('main section > h3[tabindex]')
        .filter({hasText: 'Windows 11 24H2 Home and Pro'}),
    others: ['win10-22h2', 'win11-26h2', ''].map((name) => async (page) => {
      await unfold(page);
      await page.getByLabel('Your version').selectOption(name);
      const card = page.locator('main section > h3[tabindex]').first();
      await expect(card).toHaveCount(name ? 1 : 0);
    }),
    copies: {'Copy link': /\/news\?version=win11-24h2#next-dates$/},
    off: ['The timeline below has all answers', 'Enterprise and Education'],
  },
  'switch finder': {
    route: '/command_line_switches',
    field: findSwitch,
    ask: (page) => findSwitch(page).pressSequentially('install'),
    answer: (page) => button(page, 'Copy'),
    isForScreens: true,
    others: ['rearm', 'zebra', ''].map((text) => async (page) => {
      await findSwitch(page).fill(text);
      await expect(page.getByText('No switch has these words.')).toHaveCount(
        text === 'zebra' ? 1 : 0,
      );
    }),
  },
};
