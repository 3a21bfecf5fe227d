import {fileOf} from '../support/paste';
import {leftLinks, moreGroup} from '../support/navbar';
import {expect, open, phone, test} from '../support/test';
import {errorTiles} from '../../src/data/errorScreens';
import {tasks} from '../../src/data/tasks';

/**
 * What a screen reader gets, without the words that authors change: structure, names, states and order. A template
 * lists what has to be there, in this order; there may be more in between.
 */
const pageFrame = `
  - navigation "Main":
    - link "MAS"
${leftLinks.map(({label}) => `    - link "${label}"`).join('\n')}
    - button "${moreGroup.label}"
    - button "English"
    - button /Switch between dark and light mode/
    - button "Search Ctrl K"
    - status:
      - /children: equal
`;

test.describe('on a desktop, a screen reader gets', () => {
  test('the home page', async ({page}) => {
    await open(page, '/');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
${pageFrame}
  - main:
    - article:
      - heading [level=1]
      - search "Any question":
        - paragraph
        - textbox
        - button
        - list "Examples":
          - listitem:
            - link "0xC004F074"
      - heading "Which of these do you see?" [level=2]
      - list:
        - /children: equal
${errorTiles.map((screens) => `        - listitem:${'\n          - link'.repeat(screens.length)}`).join('\n')}
      - list:
        - /children: equal
${tasks.map(({title}) => `        - listitem:\n          - link "${title}"`).join('\n')}
      - heading "The four methods" [level=2]
      - list:
        - listitem:
          - link "HWID"
      - paragraph
      - link "Edit this page"
  - contentinfo:
    - list:
      - listitem:
        - link
`);
  });

  test('a guide', async ({page}) => {
    await open(page, '/hwid');
    await expect(page.locator('body')).toMatchAriaSnapshot(`
${pageFrame}
  - complementary:
    - navigation "Docs sidebar":
      - list:
        - listitem:
          - button "Activation methods" [expanded]
          - list:
            - listitem:
              - link "HWID"
  - main:
    - article:
      - navigation "On this page"
      - heading /HWID/ [level=1]
      - heading [level=2]
      - list:
        - listitem
      - heading "Related" [level=2]
      - region "Sources of this page":
        - paragraph: /^Facts checked/
        - group: /\\d+ sources/
      - paragraph:
        - text: Did this help?
        - button "Yes"
        - link "No, report a problem"
        - status
      - link "Edit this page"
      - link "View as Markdown"
`);
  });

  test('the status reader, empty and with an answer', async ({page}) => {
    await open(page, '/check_activation_status');
    const tool = page.locator('#read-your-own-output');
    await expect(tool).toMatchAriaSnapshot(`
- textbox "Paste the report"
- button "Read report"
- paragraph: "No output at hand? Try a sample:"
- list "No output at hand? Try a sample:":
  - listitem:
    - button "Digital license"
  - listitem:
    - button "KMS client"
- status:
  - /children: equal
`);
    await page.getByRole('button', {name: 'KMS client'}).click();
    await expect(tool).toMatchAriaSnapshot(`
- status
- group "Your question":
  - paragraph: Report, 27 lines
  - button "Change"
  - button "Clear"
- region "What the output means":
  - region /^Windows Enterprise/:
    - paragraph: Activation report
    - heading /^Windows Enterprise/ [level=2]
    - paragraph
    - term: Channel
    - definition:
      - code: VOLUME_KMSCLIENT
    - term: Ends
    - definition
    - button "Copy as a reply"
`);
  });

  test('the error lookup, empty, answered, and not', async ({page}) => {
    await open(page, '/troubleshoot');
    const main = page.getByRole('main');
    const lookup = page.getByRole('search', {name: 'Error codes'});
    const field = lookup.getByRole('textbox');
    await expect(lookup).toMatchAriaSnapshot(`
- search "Error codes":
  - paragraph: /stays in your browser/
  - textbox "Error code or message"
  - button "Look up"
  - button "Open a log file"
`);
    await field.fill('0xC004F074');
    await field.press('Enter');
    await expect(main).toMatchAriaSnapshot(`
- article:
  - status:
    - /children: equal
  - group "Your question":
    - paragraph: "0xC004F074"
    - button "Change"
    - button "Clear"
  - region /^0xC004F074. /:
    - paragraph: Error code, Windows and Office
    - heading /^0xC004F074. / [level=2]
    - paragraph
    - tablist:
      - tab "Private PC" [selected]
      - tab "Work PC"
    - tabpanel:
      - paragraph: Windows
      - list:
        - listitem:
          - button "Copy"
          - code
      - paragraph: Office
      - list
    - group: Causes and sources
    - button "Copy as a reply"
    - button "Copy link"
`);
    await main.getByRole('button', {name: 'Change'}).click();
    await field.fill('zebra');
    await field.press('Enter');
    await expect(main).toMatchAriaSnapshot(`
- article:
  - search "Error codes":
    - textbox "Error code or message": zebra
  - status: No error code was read, and no message that is known here.
  - paragraph:
    - link "Look it up on the home page"
`);
  });

  test('the edition finder, empty and with an answer', async ({page}) => {
    await open(page, '/change_windows_edition');
    const tool = page.locator('#find-your-path');
    await expect(tool).toMatchAriaSnapshot(`
- combobox "Edition you have":
  - option "Choose an edition" [selected]
- combobox "Edition you want":
  - option "Choose an edition" [selected]
- button "Swap the two"
- list "Common questions:":
  - listitem:
    - button "Home to Pro"
- group "Not sure? Paste what Windows prints"
- status:
  - /children: equal
`);
    await page.getByRole('button', {name: 'Home to Pro'}).click();
    await expect(tool).toMatchAriaSnapshot(`
- status: /^Home can become Pro/
- group "Your question":
  - paragraph: Home to Pro
  - button "Change"
  - button "Clear"
- region /^Home can become Pro/:
  - paragraph: Edition change
  - heading /^Home can become Pro/ [level=2]
  - paragraph: /You keep your files, settings and apps\\. It takes a restart\\./
  - tablist:
    - tab "I need to buy it" [selected]
    - tab "I have a key"
  - tabpanel:
    - list
  - term: Cost
  - definition
  - term: Have ready
  - definition
  - group: For administrators
  - button "Copy as a reply"
  - button "Copy link"
`);
  });

  test('the file verifier, empty and with a verdict', async ({page}) => {
    await open(page, '/genuine-installation-media');
    const tool = page.locator('#check-a-file');
    await expect(tool).toMatchAriaSnapshot(`
- button "File to check"
- textbox "Published checksum (optional)"
- status:
  - /children: equal
`);
    await page
      .getByLabel('File to check')
      .setInputFiles(fileOf('setup.iso', 'some file'));
    await page
      .getByRole('textbox', {name: /^Published checksum/})
      .fill('1'.repeat(64));
    await expect(tool).toMatchAriaSnapshot(`
- button "File to check"
- textbox "Published checksum (optional)": /1{64}/
- status: /^.setup.iso. does not have the pasted SHA-256/
- region:
  - paragraph: Checksum
  - heading /^.setup.iso. does not have the pasted SHA-256/ [level=2]
  - paragraph
  - term: File
  - definition:
    - code: setup.iso
  - term: Size
  - definition: 9 bytes
  - term: SHA-256
  - definition
  - term: Pasted SHA-256
  - definition
  - button "Copy as a reply"
- button "Copy SHA-256"
`);
  });

  test('the diagnosis: question, next question, advice', async ({page}) => {
    await open(page, '/troubleshoot');
    const tool = page.getByRole('region', {name: 'Diagnosis'});
    await expect(tool).toMatchAriaSnapshot(`
- region "Diagnosis":
  - group "Where is the problem?":
    - heading "Where is the problem?" [level=3]
    - button "Windows on a PC"
    - button "Office on Windows"
  - status:
    - /children: equal
`);
    await tool.getByRole('button', {name: 'Windows on a PC'}).click();
    const answers = `
  - list "Your answers":
    - listitem:
      - text: Windows on a PC
      - 'button "Change: Where is the problem?"'
`;
    await expect(tool).toMatchAriaSnapshot(`
- region "Diagnosis":
  - group "What does Windows show?":
    - heading "What does Windows show?" [level=3]
    - button
${answers}
  - status:
    - /children: equal
`);
    await tool
      .getByRole('button', {name: /reach the activation servers/})
      .click();
    await expect(tool).toMatchAriaSnapshot(`
- region "Diagnosis":
  - region:
    - paragraph: What to do first
    - heading [level=3]
    - list:
      - listitem
    - list:
      - listitem:
        - link
    - button "Copy as a reply"
    - button "Copy link"
    - button "Start over"
${answers}
`);
  });

  test('the search: suggestions, results, and nothing', async ({page}) => {
    await open(page, '/kms38');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog');
    const foot = `
  - paragraph: /not sent anywhere/
`;
    const suggestions = `
  - heading "What do you want to do?" [level=2]
  - list:
    - /children: equal
${tasks
  .map(
    ({title, summary}) => `    - listitem:
      - 'link "${title}: ${summary}"'`,
  )
  .join('\n')}
`;
    await expect(dialog).toMatchAriaSnapshot(`
- dialog "Search":
  - combobox "Search this site"
  - button "Close the search"
  - status:
    - /children: equal
${suggestions}
${foot}
`);
    await dialog.getByRole('combobox').fill('0xC004F074');
    await expect(dialog).toMatchAriaSnapshot(`
- dialog "Search":
  - combobox "Search this site" [expanded]: "0xC004F074"
  - button "Close the search"
  - status: "/^\\\\d+ results.* First: Found 0xC004F074: No KMS host could be contacted\\\\.$/"
  - region /^0xC004F074. No KMS host could be contacted$/
  - listbox "Results"
${foot}
`);
    await page.keyboard.press('ArrowDown');
    await expect(dialog).toMatchAriaSnapshot(`
- dialog "Search":
  - listbox "Results":
    - group:
      - option /0xC004F074/ [selected]
`);
    await dialog.getByRole('combobox').fill('zzqq');
    await expect(dialog).toMatchAriaSnapshot(`
- dialog "Search":
  - combobox "Search this site": zzqq
  - status: Nothing found.
  - paragraph:
    - link "Look it up"
    - link "all guides"
${suggestions}
${foot}
`);
  });

  test('a tool that crashed, without its page, until Try again', async ({
    page,
    permit,
  }) => {
    permit(/was asked to crash/, 'React reports what its tests throw');
    await open(page, '/command_line_switches');
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox').first();
    await page.evaluate(() => {
      const {normalize} = String.prototype;
      String.prototype.normalize = function (form) {
        if (!('repaired' in window)) {
          throw new Error('The tool was asked to crash.');
        }
        return normalize.call(this, form);
      };
    });
    await field.fill('rearm');
    await expect(main).toMatchAriaSnapshot(`
- article:
  - heading /^Command.line switches$/ [level=1]
  - alert:
    - /children: equal
    - paragraph:
      - strong: This part of the page crashed.
      - text: /^Nothing on your PC was changed/
    - button "Try again"
    - group: What to tell the maintainers
`);
    await expect(field).toHaveCount(0);
    // The field crashed, and the table below it.
    const notice = main.getByRole('alert').first();
    const cause = notice.getByText('was asked to crash');
    await expect(cause).toBeHidden();
    await notice.getByText('What to tell the maintainers').click();
    await expect(cause).toBeVisible();
    await page.evaluate(() => Object.assign(window, {repaired: true}));
    await notice.getByRole('button', {name: 'Try again'}).click();
    await expect(field).toBeVisible();
  });
});

test('the drawer of a phone has the search, the guides and the entries of the navbar', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/kms38');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(
    page.getByRole('button', {name: 'Close navigation bar'}),
  ).toBeFocused();
  // The page behind it is not read.
  await expect(page.locator('.navbar__inner[inert], [inert] main')).toHaveCount(
    2,
  );
  const drawer = page.locator('.navbar-sidebar');
  await expect(drawer).toMatchAriaSnapshot(`
- link "MAS"
- button /^Switch between dark and light mode/
- button "Close navigation bar"
- button "Search"
- button "Main menu"
- list:
  - listitem:
    - link "Home"
  - listitem:
    - button "Check and fix"
  - listitem:
    - list:
      - listitem:
        - link "KMS38"
- list:
  - /children: equal
${[
  ...leftLinks.map(({label}) => label),
  ...moreGroup.items.map(({label}) => label),
  'Blog',
  'Contact us',
  'Chat community',
  'Source repository',
  'English',
]
  .map((label) => `  - listitem:\n    - link "${label}"`)
  .join('\n')}
`);
});
