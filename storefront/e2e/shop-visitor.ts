import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { AxeResults, ContextObject, RunOptions } from 'axe-core';
import { expectUniqueNames } from './control-names';
import { expectReadable, expectRoomForLongerTexts } from './readable';

export const PHONE = { width: 390, height: 844 } as const;
export const TABLET = { width: 768, height: 1024 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;
/** The narrowest screen where everything must fit. */
export const NARROWEST = { width: 360, height: 740 } as const;

export const SOME_ORDER_ID = '3f2a91c4-0000-4000-8000-000000000000';

/** For `test.use`: enables animations, which are off by default in tests. */
export const ANIMATED = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * Answers the cookie banner, which would cover what tests click and has its own test. Notices stay for 30 seconds instead of five
 * (which `toast.test.tsx` tests), because a busy machine may take that long to get from a click to the check.
 */
export async function prepareVisitor(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('cookie-consent', 'declined');
    const { setTimeout } = window;
    const wait = (run: () => void, ms?: number, ...rest: unknown[]) =>
      setTimeout(run, ms === 5000 ? 30_000 : ms, ...rest);
    Object.assign(window, { setTimeout: wait });
  });
}

/** Empties served pages, as when rendering failed, so scripts render them from the answers a test gives. */
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

/** Answers the next request to a URL, once. Playwright's own `times` sometimes drops the request with its handler. */
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

/** Waits until a link or button is hydrated. Before that, a link navigates as in any page. */
export async function waitForHydration(control: Locator): Promise<void> {
  const isHydrated = () =>
    control.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isHydrated).toBe(true);
}

/** Clicks a link that must navigate without a page load, and waits for the new heading. */
export async function follow(link: Locator): Promise<void> {
  await waitForHydration(link);
  await link.click();
}

/** Scrolls to the sign-up form, which renders as a visitor comes near it. */
export async function signUpForm(page: Page): Promise<Locator> {
  await page.getByRole('heading', { name: 'Your name in the cap' }).scrollIntoViewIfNeeded();
  const form = page.getByRole('form', { name: 'Your name in the cap' });
  await expect(form).toBeVisible();
  return form;
}

export const signUp = (page: Page) => page.getByRole('button', { name: 'Sign Up', exact: true }).click();

// A dialog hides the rest of the page from roles, even notices. Those are still visible and were already announced.
export const notifications = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (F8)', includeHidden: true });
export const notice = (page: Page) => notifications(page).getByRole('listitem', { includeHidden: true });

/** Expects exactly one visible notice, with this title and text. */
export async function expectNotice(page: Page, title: string, text: string): Promise<void> {
  await expect(notice(page)).toHaveCount(1);
  await expect(notice(page)).toContainText(title);
  await expect(notice(page)).toContainText(text);
}

/** Content behind an open dialog, which has no roles. Axe has already checked it without the dialog. */
const BEHIND_A_DIALOG = '[data-aria-hidden]';

/** A long list repeats its first rows, and axe takes four seconds for fifty of them. */
const LATER_ROWS = 'tbody tr:nth-child(n + 13)';

/** Axe's color rules, the only ones another theme may change. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The minified build is half the size, and every page evaluates it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface AxeChoice {
  rules?: string[];
  within?: string;
}

/** Runs axe on the page, or on a part of it, and expects no violations. */
export async function expectNoAxeViolations(
  page: Page,
  where: string,
  { rules, within = 'html' }: AxeChoice = {},
): Promise<void> {
  // Wait for the page itself, not just its frame.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // A list that's loading its next rows is dimmed for a moment.
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((each) => !(each instanceof CSSTransition) || each.playState !== 'running'),
  );
  // Evaluating axe takes as long as most runs, so do it once per page.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  // Reporting passes would take half the time.
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const context: ContextObject = { include: within, exclude: [BEHIND_A_DIALOG, LATER_ROWS] };
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)})`,
  );
  const found = violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  expect(found, where).toEqual([]);
}

/**
 * Runs axe at both sizes and checks colors in both themes, then expects readable text on a narrow phone, even with longer texts. Leaves the
 * page that narrow.
 */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectUniqueNames(page, `${state}, ${size.width} px`);
    for (const theme of ['light', 'dark']) {
      // Clicked by script, because a notice may cover its button.
      await page.evaluate(
        (dark) => document.documentElement.classList.toggle('dark', dark),
        theme === 'dark',
      );
      const rules = theme === 'dark' ? COLOR_RULES : undefined;
      await expectNoAxeViolations(page, `${state}, ${theme}, ${size.width} px`, { rules, within });
    }
  }
  await page.setViewportSize(NARROWEST);
  await expectReadable(page, state);
  await expectRoomForLongerTexts(page, state);
}
