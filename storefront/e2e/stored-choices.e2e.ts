import { expect, type Page, test } from '@playwright/test';
import { ANIMATED, DESKTOP, NARROWEST, PHONE, prepareVisitor, TABLET } from './shop-visitor';

test.use(ANIMATED);

const storedUnder = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('theme', () => {
  test.beforeEach(({ page }) => prepareVisitor(page));

  const DARK = ['dark', 'dark on rgb(21, 17, 14)'];
  const LIGHT = ['light', 'light on rgb(251, 246, 236)'];

  async function watchTheme(page: Page): Promise<string[]> {
    const themes: string[] = [];
    await page.exposeFunction('tellTheme', (theme: string) => themes.push(theme));
    await page.addInitScript(`{
      const theme = () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');
      const atEachFrame = () => {
        if (document.body?.childElementCount)
          tellTheme(theme() + ' on ' + getComputedStyle(document.body).backgroundColor);
        requestAnimationFrame(atEachFrame);
      };
      requestAnimationFrame(atEachFrame);
      document.addEventListener('DOMContentLoaded', () => tellTheme(theme()));
    }`);
    return themes;
  }

  test('the theme is dark until the visitor chooses, and the choice is kept without a flash', async ({
    page,
  }) => {
    const themes = await watchTheme(page);
    const root = page.locator('html');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(root).toHaveClass('dark');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => [...new Set(themes)].toSorted()).toEqual(DARK);
    expect(await storedUnder(page, 'theme')).toBeNull();
    const dark = await root.evaluate((html) => getComputedStyle(html).backgroundColor);

    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(root).not.toHaveClass('dark');
    expect(await root.evaluate((html) => getComputedStyle(html).backgroundColor)).not.toBe(dark);
    expect(await storedUnder(page, 'theme')).toBe('light');

    themes.length = 0;
    for (const path of ['/', '/order', '/no/such/page']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect.poll(() => themes.length).toBeGreaterThan(3);
    expect([...new Set(themes)].toSorted()).toEqual(LIGHT);

    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(root).toHaveClass('dark');
    expect(await storedUnder(page, 'theme')).toBe('dark');
  });
});

test.describe('cookie banner', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

  test("the banner returns on each visit until it's answered, and never afterwards", async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeVisible();
    expect(await storedUnder(page, 'cookie-consent')).toBeNull();
    await banner(page).getByRole('button', { name: 'Accept Cookies', exact: true }).click();
    await expect(banner(page)).toBeHidden();
    expect(await storedUnder(page, 'cookie-consent')).toBe('accepted');

    await page.clock.install();
    for (const path of ['/', '/order']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.clock.fastForward(10_000);
      await expect(banner(page)).toBeHidden();
    }
  });

  const underBanner = (page: Page, selector: string) =>
    page.evaluate((selector) => {
      const over = document.querySelector('[aria-label="Cookies"]')?.getBoundingClientRect();
      if (!over) return ['no banner'];
      return [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect();
          return bottom > over.top && top < over.bottom && right > over.left && left < over.right;
        })
        .map((element) => element.innerText);
    }, selector);

  for (const path of ['/', '/order', '/no/such/page'])
    test(`the banner hides no text on ${path}, at the top or at the bottom`, async ({ page }) => {
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      for (const size of [NARROWEST, PHONE, TABLET, { width: 1280, height: 720 }, DESKTOP]) {
        const where = `${size.width} px`;
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        expect(await underBanner(page, 'h1, main section:first-of-type :is(p, a, li)'), where).toEqual([]);
        for (const share of [0.5, 1]) {
          await page.evaluate((part) => {
            const top = document.documentElement.scrollHeight * part;
            scrollTo({ top, behavior: 'instant' });
          }, share);
          await expect.poll(() => underBanner(page, '[data-dock=shown]'), where).toEqual([]);
        }
        await expect(banner(page), where).toBeInViewport({ ratio: 0.98 });
        const middles = await banner(page)
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const { top, bottom } = button.getBoundingClientRect();
              return Math.round((top + bottom) / 2);
            }),
          );
        expect(new Set(middles).size, `at ${where} its buttons stand in one row`).toBe(1);
        expect(await underBanner(page, 'footer :is(p, a)'), where).toEqual([]);
      }
    });
});
