import {unfold} from '../support/place';
import {desktop, expect, open, phone, settled, test} from '../support/test';

test.describe('looks', () => {
  test('a page asks no API, and for no fonts or images that it does not show', async ({
    page,
  }) => {
    const kinds: string[] = [];
    page.on('request', (request) =>
      kinds.push(`${request.resourceType()} ${request.url()}`),
    );
    await open(page, '/');
    await settled(page);
    expect(
      kinds.filter((kind) =>
        /^(?:font|xhr|fetch|websocket|eventsource) /.test(kind),
      ),
    ).toEqual([]);
    expect(
      kinds.filter(
        (kind) => kind.startsWith('image') && !kind.includes('logo.svg'),
      ),
    ).toEqual([]);
  });

  test('reduced motion is respected, and forced colors show the current page', async ({
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/faq');
    const durations = await page
      .locator('.navbar, .menu__link, .dropdown__menu')
      .evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).transitionDuration),
      );
    expect(
      durations
        .flatMap((value) => value.split(', '))
        .filter((value) => parseFloat(value) > 0),
    ).toEqual([]);
    await page.emulateMedia({forcedColors: 'active'});
    const current = page.locator(
      '.theme-doc-sidebar-container .menu__link--active',
    );
    await expect(current.last()).toHaveCSS('outline-style', 'solid');
  });

  test('on the smallest phone no title and no description of a team is cut or broken', async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 640});
    /** The number of lines of each word. */
    const lines = (element: Element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const counts: Record<string, number> = {};
      while (text.nextNode()) {
        for (const {0: word, index} of text.currentNode.nodeValue!.matchAll(
          /[\w$.]+/g,
        )) {
          const range = document.createRange();
          range.setStart(text.currentNode, index);
          range.setEnd(text.currentNode, index + word.length);
          counts[word] = range.getClientRects().length;
        }
      }
      return counts;
    };
    await open(page, '/oem-folder');
    const title = await page.locator('h1').evaluate(lines);
    expect(Object.values(title), JSON.stringify(title)).toEqual(
      Object.values(title).map(() => 1),
    );
    await open(page, '/blog/authors/research-team');
    const team = page.getByText('Licensing and security research').first();
    expect(
      await team.evaluate(
        ({scrollHeight, clientHeight}) => scrollHeight - clientHeight,
      ),
      'what the team does',
    ).toBeLessThanOrEqual(0);
  });

  test('in a list of posts, all of a post is a link, and the links in it lead where they say', async ({
    page,
  }) => {
    await open(page, '/blog');
    await page.locator('article .markdown p').first().click({force: true});
    await expect(page).toHaveURL('/blog/keyhole');
    await open(page, '/blog');
    await page
      .getByRole('article')
      .getByRole('link', {name: 'Research team'})
      .click();
    await expect(page).toHaveURL('/blog/authors/research-team');
  });

  test('all titles have one height and one size, and the headings below two smaller ones', async ({
    page,
    permit,
  }) => {
    permit(/404 .*\/404$/, 'Chromium reports the status');
    for (const route of [
      '/kms38',
      '/news',
      '/blog',
      '/blog/tags',
      '/blog/archive',
      '/blog/authors',
      '/blog/authors/research-team',
      '/blog/keyhole',
      '/markdown-page',
      '/404',
    ]) {
      await open(page, route);
      const [navbar, title] = await page
        .locator('.navbar, h1')
        .evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect()),
        );
      expect(title!.top - navbar!.bottom, route).toBe(32);
      const looks = await page
        .locator('main :is(h1, article > header h2, .markdown > :is(h2, h3))')
        .evaluateAll((headings) =>
          headings.map((heading) => {
            const {fontSize, fontWeight, textWrap} = getComputedStyle(heading);
            return `${heading.tagName} ${fontSize} ${fontWeight} ${textWrap}`;
          }),
        );
      for (const look of looks) {
        expect(
          [
            'H1 36px 700 balance',
            // The title of a post in a list.
            'H2 32px 650 pretty',
            'H2 24px 650 pretty',
            'H3 18px 600 pretty',
          ],
          route,
        ).toContain(look);
      }
    }
  });

  test('an entry of the news has its date, small, above its title', async ({
    page,
  }) => {
    await open(page, '/news');
    const entry = page
      .getByRole('heading', {name: /^[A-Z]\w+ \d+, \d{4}: \S/, level: 3})
      .first();
    const [date, title] = await entry
      .locator(':scope > small, :scope > small + span')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const {top, bottom} = part.getBoundingClientRect();
          return {top, bottom, size: getComputedStyle(part).fontSize};
        }),
      );
    expect([date!.size, title!.size]).toEqual(['14px', '18px']);
    expect(date!.bottom).toBeLessThanOrEqual(title!.top);
  });

  test('an answer rises, unless motion is reduced', async ({page}) => {
    for (const [reducedMotion, duration] of [
      ['no-preference', '0.12s'],
      ['reduce', '0s'],
    ] as const) {
      await page.emulateMedia({reducedMotion});
      await open(page, '/?code=0xC004F074');
      const card = page
        .getByRole('main')
        .getByRole('region')
        .filter({has: page.getByRole('heading')})
        .first();
      await expect(card).toBeVisible();
      await expect(card).toHaveCSS('animation-duration', duration);
      await expect(card).toHaveCSS('opacity', '1');
    }
  });

  test('the line between the numbers of steps ends at the last, and the only step has no number', async ({
    page,
  }) => {
    await open(page, '/?code=0xC004F074');
    const looks = (steps: string) =>
      page.locator(`${steps} > li`).evaluateAll((items) =>
        items.map((item) => {
          const {borderInlineStartWidth: line} = getComputedStyle(item);
          const {content} = getComputedStyle(item, '::before');
          return `${line} ${content === 'none' ? '' : 'number'}`;
        }),
      );
    const card = 'main section ol';
    await expect(page.locator(card).first()).toBeVisible();
    const several = await looks(`:nth-match(${card}, 1)`);
    expect(several.length).toBeGreaterThan(1);
    expect(several.at(-1)).toBe('0px number');
    expect(new Set(several.slice(0, -1))).toEqual(new Set(['2px number']));
    await unfold(page);
    await page.getByLabel('What does your PC say?').fill('slmgr /rearm');
    await page.keyboard.press('Enter');
    await expect(page.locator('main section h2')).toContainText('slmgr');
    expect(await looks(card)).toEqual(['0px ']);
  });

  test('the links of an answer are 32 px high, what is pressed in the navbar of a phone 44', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, '/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const heights = await page
      .locator(
        '.navbar-sidebar .menu__link, .navbar__toggle, .navbar-sidebar__close',
      )
      .evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().height),
      );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await open(page, '/?code=0xC004F074');
    const links = page.locator('main section a:visible');
    await expect(links.first()).toBeVisible();
    const heightsOfLinks = await links.evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().height),
    );
    expect(Math.min(...heightsOfLinks)).toBeGreaterThan(31);
  });
});

test('lines of text have 60 to 85 characters on a desktop', async ({page}) => {
  await open(page, '/kms38');
  const characters = await page.evaluate(() => {
    const paragraph = document.querySelector<HTMLElement>(
      '.markdown > p:not(header + p)',
    )!;
    const probe = document.createElement('span');
    probe.textContent = 'The quick brown fox jumps over the lazy dog. '.repeat(
      4,
    );
    probe.style.whiteSpace = 'nowrap';
    paragraph.append(probe);
    const perCharacter =
      probe.getBoundingClientRect().width / probe.textContent.length;
    probe.remove();
    return paragraph.getBoundingClientRect().width / perCharacter;
  });
  expect(characters).toBeGreaterThanOrEqual(60);
  expect(characters).toBeLessThanOrEqual(85);
});

test('a link leads to its target, which the navbar does not cover', async ({
  page,
}) => {
  for (const [address, viewport] of [
    ['/check_activation_status#license-status-values', desktop],
    ['/troubleshoot#577', desktop],
    ['/command_line_switches#slmgr/dlv', desktop],
    // Tools without a heading.
    ['/check_activation_status#read-your-own-output', phone],
    ['/genuine-installation-media#check-a-file', phone],
    ['/change_windows_edition#find-your-path', phone],
  ] as const) {
    await page.setViewportSize(viewport);
    await open(page, address);
    await settled(page);
    const [top, height, scrolled] = await page.evaluate(() => [
      document
        .getElementById(window.location.hash.slice(1))!
        .getBoundingClientRect().top,
      // It is hidden until somebody scrolls up.
      document.querySelector<HTMLElement>('.navbar')!.offsetHeight,
      window.scrollY,
    ]);
    expect(top, address).toBeGreaterThanOrEqual(height!);
    expect(top, address).toBeLessThan(viewport.height / 2);
    expect(scrolled, address).toBeGreaterThan(0);
  }
});

test('the navbar does not cover what the keyboard focuses', async ({page}) => {
  await open(page, '/unsupported_products_activation');
  await settled(page);
  // Two links of one paragraph, so that nothing between them takes the focus.
  const links = page
    .locator('main .markdown > p:has(> a + a)')
    .nth(1)
    .locator('> a');
  // The first is where the navbar is, the second has the focus.
  await links.nth(0).evaluate((link) => {
    const {top} = link.getBoundingClientRect();
    window.scrollTo({top: window.scrollY + top - 20, behavior: 'instant'});
  });
  await links
    .nth(1)
    .evaluate((link) => (link as HTMLElement).focus({preventScroll: true}));
  await page.keyboard.press('Shift+Tab');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.activeElement!.getBoundingClientRect().top -
          document.querySelector<HTMLElement>('.navbar')!.offsetHeight,
      ),
    )
    .toBeGreaterThanOrEqual(0);
  expect(
    await page.evaluate(
      () => document.activeElement!.closest('.markdown p') !== null,
    ),
  ).toBe(true);
});

test('whatever the keyboard focuses has a thick outline', async ({page}) => {
  await open(page, '/troubleshoot');
  const focused = () =>
    page.evaluate(() => {
      const {outlineStyle, outlineWidth} = getComputedStyle(
        document.activeElement!,
      );
      return {
        what: document.activeElement!.outerHTML.slice(0, 100),
        outline: `${outlineStyle} ${outlineWidth}`,
      };
    });
  const seen: Awaited<ReturnType<typeof focused>>[] = [];
  const press = async (times: number) => {
    for (let presses = 0; presses < times; presses += 1) {
      await page.keyboard.press('Tab');
      seen.push(await focused());
    }
  };
  // From the skip link into the navbar, then from the tool into the list of codes.
  await press(8);
  await page.getByLabel('Error code or message').focus();
  seen.push(await focused());
  await press(8);
  expect(seen.filter(({outline}) => outline !== 'solid 3px')).toEqual([]);
  expect(new Set(seen.map(({what}) => what)).size).toBeGreaterThan(10);
  // That of the bar of contents is around its words, beside the way back.
  await page.setViewportSize(phone);
  const bar = page.locator('.theme-doc-toc-mobile summary').first();
  await bar.focus();
  await page.keyboard.press('Enter');
  const words = bar.getByText('On this page');
  await expect(words).toHaveCSS('outline-style', 'solid');
  await expect(words).toHaveCSS('outline-width', '3px');
});

test('a field that is pressed has it too', async ({page}) => {
  for (const [route, name] of [
    ['/', 'What does your PC say?'],
    ['/news', 'Your version'],
  ] as const) {
    await open(page, route);
    const field = page.getByLabel(name);
    await field.click();
    await expect(field).toBeFocused();
    await expect(field, route).toHaveCSS('outline-style', 'solid');
    await expect(field, route).toHaveCSS('outline-width', '3px');
  }
});

/** Layout problems in the tables of a page. */
function tableFaults(): string[] {
  const name = (element: Element) => element.textContent?.slice(0, 40) ?? '';
  const named = (
    fault: string,
    selector: string,
    isFaulty: (element: Element) => boolean,
  ) =>
    Array.from(document.querySelectorAll(`main :has(> table) ${selector}`))
      .filter(isFaulty)
      .map((element) => `${fault}: ${name(element)}`);
  return [
    ...named(
      'overflows its cell',
      ':is(th, td)',
      ({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1,
    ),
    ...named(
      'breaks across lines',
      'tr > :first-child code',
      (code) => /^0x\w+$/.test(name(code)) && code.getClientRects().length > 1,
    ),
    ...named(
      'is wider than the visible part',
      'caption',
      (caption) =>
        caption.clientWidth > caption.closest(':has(> table)')!.clientWidth + 1,
    ),
  ];
}

test('table cells and codes fit on a phone and on a desktop', async ({
  page,
}) => {
  for (const route of [
    '/change_windows_edition',
    '/change_edition_issues',
    '/check_activation_status',
    '/office_for_mac',
    '/windows_server_links',
  ]) {
    await open(page, route);
    for (const [device, viewport] of Object.entries({phone, desktop})) {
      await page.setViewportSize(viewport);
      const what = `${route} on a ${device}`;
      expect(await page.evaluate(tableFaults), what).toEqual([]);
    }
  }
});

for (const [device, viewport] of Object.entries({phone, desktop})) {
  test(`the boxes of the tools are alike on a ${device}`, async ({page}) => {
    await page.setViewportSize(viewport);
    const boxes: unknown[] = [];
    for (const route of [
      '/check_activation_status',
      '/change_windows_edition',
      '/genuine-installation-media',
      // On a desktop, it is beside another one.
      ...(viewport === phone ? ['/troubleshoot#error-lookup'] : []),
    ]) {
      await open(page, route);
      boxes.push(
        await page
          .locator('main [data-needs-script]:has(label)')
          .first()
          .evaluate((box) => {
            const {left, right, bottom} = box.getBoundingClientRect();
            const ends = Array.from(box.children, (child) => {
              const {height, bottom: end} = child.getBoundingClientRect();
              return height === 0 ||
                getComputedStyle(child).position === 'absolute'
                ? 0
                : end;
            });
            return {
              left,
              width: right - left,
              padding: getComputedStyle(box).paddingInlineStart,
              below: Math.round(bottom - Math.max(...ends)),
            };
          }),
      );
    }
    expect(boxes).toEqual(boxes.map(() => boxes[0]));
  });
}
