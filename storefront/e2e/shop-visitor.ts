import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { AxeResults, ContextObject, RunOptions } from 'axe-core';
import { expectOwnNames } from './control-names';
import { expectReadable, expectRoomForLongerTexts } from './readable';

export const PHONE = { width: 390, height: 844 } as const;
export const TABLET = { width: 768, height: 1024 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;
/** The narrowest screen that nothing may stick out of. */
export const NARROWEST = { width: 360, height: 740 } as const;

export const SOME_ORDER_ID = '3f2a91c4-0000-4000-8000-000000000000';

/** For `test.use`: pages move, as they do for who has not asked for less. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** The cookie banner is its own test's matter; elsewhere it would lie over what is clicked. */
export async function answerCookies(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'));
}

/**
 * Empties the pages that the server sends, as when it could not draw them: their scripts draw them, from answers that a test can
 * give.
 */
export async function emptyPages(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text())
      .replace(
        /<div id="root">[\s\S]*<\/div>(?=\s*<script type="application\/json")/,
        '<div id="root"></div>',
      )
      .replace(/"reads":.*(?=}<\/script>)/, '"reads":{}');
    await route.fulfill({ response, body });
  });
}

/**
 * Answers the next request to an address in the shop's place, once. Playwright's own `times` takes its interception away before the
 * answer is out, and now and then the request with it.
 */
export async function routeOnce(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<unknown>,
): Promise<void> {
  let isOver = false;
  await page.route(address, async (route) => {
    if (isOver) return route.fallback();
    isOver = true;
    await answer(route);
  });
}

/** Waits until the page's scripts have taken over a link or a button; before, a link leads on as in any page. */
export async function alive(control: Locator): Promise<void> {
  const isAlive = () =>
    control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive).toBe(true);
}

/** Clicks a link that is to lead on without loading the page anew, and to the heading of what it leads to. */
export async function follow(link: Locator): Promise<void> {
  await alive(link);
  await link.click();
}

/** Goes down to the sign-up form, which is made when a visitor comes near it. */
export async function signUpForm(page: Page): Promise<Locator> {
  await page.getByRole('heading', { name: 'Your name in the cap' }).scrollIntoViewIfNeeded();
  const form = page.getByRole('form', { name: 'Your name in the cap' });
  await expect(form).toBeVisible();
  return form;
}

export const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click();

// A dialog takes the page around it, notices too, from roles; who looks sees them above it, who listens was told.
export const notifications = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (F8)', includeHidden: true });
export const notice = (page: Page) => notifications(page).getByRole('listitem', { includeHidden: true });

/** Holds when exactly one notice is in sight, with this title and text. */
export async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toContainText(title);
  await expect(notice(page)).toContainText(text);
}

/** What a dialog takes from roles while it is open: it stood before axe without the dialog. */
const BEHIND_A_DIALOG = '[data-aria-hidden]';

/** A long list repeats its first rows, and axe takes four seconds for fifty of them. */
const LATER_ROWS = 'tbody tr:nth-child(n + 13)';

/** What axe says of colors: all that another theme may change. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Half as long as what its package gives, and it's read at every page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface AxeChoice {
  /** These rules alone. */
  rules?: string[];
  /** What of the page, as a selector. */
  within?: string;
}

/** Puts the page as it stands before axe, all of it or what is chosen. */
export async function expectNothingFromAxe(
  page: Page,
  where: string,
  { rules, within = 'html' }: AxeChoice = {},
): Promise<void> {
  // The page itself, and not only what frames it.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Reading axe takes as long as most of what it does: once per page.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  // What passes is not told, which takes half of the time.
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const context: ContextObject = { include: within, exclude: [BEHIND_A_DIALOG, LATER_ROWS] };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`,
  );
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found, where).toEqual([]);
}

/**
 * Puts the page as it stands, or what is new of it, before axe at both sizes, with its colors in both themes, and looks whether all
 * of the page can be read on a narrow phone, also where every text is longer. Leaves it that narrow.
 */
export async function expectFaultless(page: Page, state: string, within?: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectOwnNames(page, `${state}, ${size.width} px`);
    for (const theme of ['light', 'dark']) {
      // Not by its button, which a notice may lie over.
      await page.evaluate(
        (dark) => document.documentElement.classList.toggle('dark', dark),
        theme === 'dark',
      );
      const rules = theme === 'dark' ? COLOR_RULES : undefined;
      await expectNothingFromAxe(page, `${state}, ${theme}, ${size.width} px`, { rules, within });
    }
  }
  await page.setViewportSize(NARROWEST);
  await expectReadable(page, state);
  await expectRoomForLongerTexts(page, state);
}
