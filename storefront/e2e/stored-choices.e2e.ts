import { expect, type Page, test } from '@playwright/test';
import { answerCookies, DESKTOP, MOVING, NARROWEST, PHONE, TABLET } from './shop-visitor';

test.use(MOVING);

const storedUnder = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test.describe('the theme', () => {
  test.beforeEach(({ page }) => answerCookies(page));

  /** Collects the theme the document has when it is parsed and whenever a frame is drawn, the first one included. */
  async function watchTheme(page: Page): Promise<string[]> {
    const seen: string[] = [];
    await page.exposeFunction('tellTheme', (theme: string) => seen.push(theme));
    await page.addInitScript(`{
      const tell = () => tellTheme(document.documentElement.classList.contains('dark') ? 'dark' : 'light');
      const atEachFrame = () => {
        if (document.body) tell();
        requestAnimationFrame(atEachFrame);
      };
      requestAnimationFrame(atEachFrame);
      document.addEventListener('DOMContentLoaded', tell);
    }`);
    return seen;
  }

  test('is dark until the visitor chooses, and the choice is kept without a flash', async ({ page }) => {
    const seen = await watchTheme(page);
    const root = page.locator('html');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(root).toHaveClass('dark');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => [...new Set(seen)]).toEqual(['dark']);
    expect(await storedUnder(page, 'theme')).toBeNull();
    const dark = await root.evaluate((html) => getComputedStyle(html).backgroundColor);

    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    await expect(root).not.toHaveClass('dark');
    expect(await root.evaluate((html) => getComputedStyle(html).backgroundColor)).not.toBe(dark);
    expect(await storedUnder(page, 'theme')).toBe('light');

    seen.length = 0;
    for (const path of ['/', '/order', '/no/such/page']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect.poll(() => seen.length).toBeGreaterThan(3);
    expect([...new Set(seen)]).toEqual(['light']);

    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(root).toHaveClass('dark');
    expect(await storedUnder(page, 'theme')).toBe('dark');
  });
});

test.describe('the cookie banner', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });

  test('an answer is stored, and it never comes again', async ({ page }) => {
    await page.goto('/');
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

  test('it comes a second after the page, and again on the next visit until it is answered', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const step = 50;
    let waited = 0;
    await expect(async () => {
      // React notes its own on what it has taken over: from then on the page counts.
      const isAlive = await page.locator('header').evaluate((header) => Object.keys(header).length > 0);
      await page.clock.runFor(step);
      if (isAlive) waited += step;
      await expect(banner(page)).toBeVisible({ timeout: 1 });
    }).toPass({ intervals: [20] });
    // React may take over between the question and the step: that step then counts, unseen.
    expect(waited).toBeGreaterThanOrEqual(1000 - step);
    expect(waited).toBeLessThan(2000);
    await page.clock.resume();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toBeVisible();
  });

  /** What of these lies under the banner, at this moment. */
  const underBanner = (page: Page, what: string) =>
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
    }, what);

  for (const size of [NARROWEST, PHONE, TABLET, { width: 1280, height: 720 }, DESKTOP])
    test(`covers nothing to read at ${size.width} px, neither at the page's beginning nor at its end`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      for (const path of ['/', '/order', '/no/such/page']) {
        await page.goto(path);
        await expect(banner(page)).toBeVisible();
        expect(await underBanner(page, 'h1, main section:first-of-type :is(p, a, li)'), path).toEqual([]);
        for (const share of [0.5, 1]) {
          await page.evaluate((part) => {
            const top = document.documentElement.scrollHeight * part;
            scrollTo({ top, behavior: 'instant' });
          }, share);
          await expect.poll(() => underBanner(page, '[data-dock=shown]'), path).toEqual([]);
        }
        await expect(banner(page)).toBeInViewport({ ratio: 0.98 });
        const middles = await banner(page)
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons.map((button) => {
              const { top, bottom } = button.getBoundingClientRect();
              return Math.round((top + bottom) / 2);
            }),
          );
        expect(new Set(middles).size, 'its buttons stand in one row').toBe(1);
        expect(await underBanner(page, 'footer :is(p, a)'), path).toEqual([]);
      }
    });
});
