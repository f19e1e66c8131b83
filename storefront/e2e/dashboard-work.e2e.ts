import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { startAsOwner } from './shop-owner';
import { ANIMATED, DESKTOP, PHONE } from './shop-visitor';

/** A page of 50 orders has about 2,000 elements. A dialog and a row's controls are far fewer. */
const PAGE_ELEMENTS = 1500;
const PART_ELEMENTS = 400;

test.use({ ...ANIMATED, trace: 'off', viewport: DESKTOP });

interface Work {
  /** The most elements whose styles were calculated at once. */
  styled: number;
  /** The boxes whose layout changed. */
  laidOut: number;
}

/** Counts what the browser calculates while something happens. */
async function workOf(devTools: CDPSession, act: () => Promise<unknown>): Promise<Work> {
  const work: Work = { styled: 0, laidOut: 0 };
  const count = ({
    value,
  }: {
    value: { name?: string; args?: { elementCount?: number; beginData?: { dirtyObjects?: number } } }[];
  }) => {
    for (const { name, args } of value) {
      if (name === 'UpdateLayoutTree') work.styled = Math.max(work.styled, args?.elementCount ?? 0);
      if (name === 'Layout') work.laidOut += args?.beginData?.dirtyObjects ?? 0;
    }
  };
  devTools.on('Tracing.dataCollected', count);
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  const ended = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await ended;
  devTools.off('Tracing.dataCollected', count);
  return work;
}

/** Opens the orders and a row's panel once, so its code and styles are there. */
async function openOrders(page: Page) {
  await startAsOwner(page);
  await page.goto('/admin?tab=orders');
  await page.waitForLoadState('networkidle');
  const row = page.locator('[data-order]').first();
  const panel = page.getByRole('dialog');
  const open = async () => {
    await row.locator('td').nth(2).click();
    await expect(panel.getByRole('heading', { name: 'History' })).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(row).toBeFocused();
  };
  await open();
  await close();
  return { devTools: await page.context().newCDPSession(page), open, close };
}

test('an order opens and closes without new styles for the page behind it', async ({ page }) => {
  const { devTools, open, close } = await openOrders(page);
  expect(await page.locator('body *').count()).toBeGreaterThan(PAGE_ELEMENTS);
  expect((await workOf(devTools, open)).styled).toBeLessThan(PART_ELEMENTS);
  expect((await workOf(devTools, close)).styled).toBeLessThan(PART_ELEMENTS);
});

test('selecting the page moves nothing and fades nothing', async ({ page }) => {
  const { devTools } = await openOrders(page);
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  const rows = await page.locator('[data-order]').count();
  await all.click();
  await expect(page.getByText(`${rows} selected`)).toBeVisible();
  const deselect = async () => {
    await all.click();
    await expect(page.locator('[data-order] :checked')).toHaveCount(0);
  };
  expect((await workOf(devTools, deselect)).laidOut).toBeLessThan(rows);
  await all.click();
  expect(
    await page.evaluate(() => document.querySelector('tbody')?.getAnimations({ subtree: true }).length),
  ).toBe(0);
});

test('Enter marks its row before the order is drawn, even below the pointer', async ({ page }) => {
  await startAsOwner(page);
  await page.goto('/admin?tab=orders');
  await page.waitForLoadState('networkidle');
  const row = page.locator('[data-order]').first();
  await row.hover();
  const [before, after] = await row.evaluate((element) => {
    const look = () => getComputedStyle(element).boxShadow;
    element.focus();
    const atRest = look();
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    return [atRest, look()];
  });
  expect(after).not.toBe(before);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(row).not.toHaveAttribute('data-pressed');
});

test('hovering over a tab reads its data', async ({ page }) => {
  await startAsOwner(page);
  await page.goto('/admin');
  await page.waitForLoadState('networkidle');
  const read = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/discounts');
  await page.getByRole('tab', { name: 'Discounts' }).hover();
  await read;
  await page.getByRole('tab', { name: 'Discounts' }).click();
  await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
});

/** Returns the link or button of a tab once the tab is drawn outside the page. */
async function comeNear(page: Page, tab: Locator): Promise<Locator> {
  const styles = () =>
    page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0));
  const before = await styles();
  await tab.hover();
  // Only its styles show that it's drawn.
  await expect.poll(styles).toBeGreaterThan(before);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('main table')).toHaveCount(1);
  return tab;
}

test('a tab that was near opens without new styles for the open one', async ({ page }) => {
  const { devTools } = await openOrders(page);
  const tab = await comeNear(page, page.getByRole('tab', { name: 'Customers' }));
  const open = async () => {
    await tab.click();
    await expect(page.getByRole('tabpanel').getByRole('table', { name: 'Customers' })).toBeVisible();
  };
  expect((await workOf(devTools, open)).styled).toBeLessThan(PAGE_ELEMENTS);
});

test('on a phone, a tab that was near is shown at its top before the rest of the page changes', async ({
  page,
}) => {
  const { devTools } = await openOrders(page);
  await page.setViewportSize(PHONE);
  await page.evaluate(() => window.scrollTo(0, 300));
  const dock = page.getByRole('navigation', { name: 'Dashboard' });
  const link = await comeNear(page, dock.getByRole('link', { name: 'Messages' }));
  const firstSight = page.evaluate(
    () =>
      new Promise((resolve) => {
        const watch = new MutationObserver(() => {
          const shown = [...document.querySelectorAll('main h2')]
            .filter((each) => each.checkVisibility())
            .map(({ textContent }) => textContent);
          if (!shown.includes('Conversations')) return;
          watch.disconnect();
          const selected = document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
          resolve({ selected, hasOrders: shown.includes('Orders'), top: window.scrollY });
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  // A fast processor renders both at once.
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await link.click();
  expect(await firstSight).toEqual({ selected: 'Orders', hasOrders: false, top: 0 });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main [data-order]')).toHaveCount(0);
  await page.goBack();
  await expect(page.locator('main [data-order]').first()).toBeVisible();
  await expect(page.getByText('Conversations')).toHaveCount(0);
});
