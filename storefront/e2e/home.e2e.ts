import { expect, type Page, test } from '@playwright/test';
import { type ServiceView, serviceList } from '#domain/catalogue/service-contract';
import { formatDollars } from '#domain/wire/money';
import { DESKTOP, expectAccessible, follow, PHONE, prepareVisitor, TABLET } from './shop-visitor';

test.beforeEach(({ page }) => prepareVisitor(page));

const section = (page: Page) => page.getByRole('region', { name: 'Services' });
const cards = (page: Page) => section(page).getByRole('article');
const namesShown = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents();

const servicesOf = async (page: Page): Promise<ServiceView[]> =>
  serviceList.parse(await (await page.request.get('/api/services')).json());

test('the hero links to the services, which show text and price and can be ordered', async ({ page }) => {
  const services = await servicesOf(page);
  const offered = services.filter(({ active }) => active === 1);
  expect(offered.length).toBeLessThan(services.length);
  await page.goto('/');
  await page.getByRole('link', { name: 'VIEW SERVICES' }).click();
  await expect(page).toHaveURL('/#services');
  await expect(section(page)).toBeInViewport();
  await expect(cards(page)).toHaveCount(offered.length);
  expect(await namesShown(page)).toEqual(offered.map(({ name }) => name));
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  for (const { name, description, price } of offered) {
    await expect(card(name)).toContainText(description);
    await expect(card(name)).toContainText(formatDollars(price));
  }
  for (const { id, name } of offered.slice(1, 3)) {
    await follow(card(name).getByRole('link', { name: 'Order This Service' }));
    await expect(page).toHaveURL(new RegExp(`/order\\?service=${id}`));
    await expect(page.getByLabel('Select Service')).toHaveValue(id);
    // The first page's meta tags are gone.
    await expect(page).toHaveTitle('Order a Service | The Glove Shop');
    await expect(
      page.locator('link[rel=canonical], meta[name=robots], script[type="application/ld+json"]'),
    ).toHaveCount(0);
    await page.goBack();
  }
});

test("the before and after slider fills a phone's width, works by keyboard, and links to all work", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const work = page.getByRole('region', { name: 'Before and after' });
  await expect(work).toHaveCount(0);
  await page.mouse.wheel(0, 200);
  const slider = work.getByRole('slider').first();
  await expect(work.getByRole('slider')).toHaveCount(3);
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '49% before, 51% after');
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', '0% before, 100% after');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% before, 0% after');
  await expect(work.getByText('Sample drawing')).toHaveCount(3);
  const { width = 0 } = (await slider.boundingBox()) ?? {};
  expect(width).toBe(PHONE.width);
  await work.getByRole('link', { name: 'See our work' }).click();
  await expect(page).toHaveURL('/our-work');
});

const kind = (page: Page, name: string) => section(page).getByRole('radio', { name });

/** Heights of a phone's page, in px: about eight screens, fewer than three of them services. */
const PHONE_HEIGHTS = { page: 7400, services: 2350 };

test('services are short on a phone and expand on tap', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('region', { name: 'Before and after' }).getByRole('slider')).toHaveCount(3);
  const heights = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    services: document.querySelector('#services')?.clientHeight ?? 0,
  }));
  expect(heights.page).toBeLessThan(PHONE_HEIGHTS.page);
  expect(heights.services).toBeLessThan(PHONE_HEIGHTS.services);

  const [service] = await servicesOf(page);
  const card = cards(page).first();
  await expect(card.getByText(formatDollars(service?.price ?? 0), { exact: true })).toBeVisible();
  await expect(card.getByText('14 days', { exact: true })).toBeVisible();
  const included = card.getByRole('list', { name: "What's included" });
  await expect(included).toBeHidden();
  const { height = 0 } = (await card.boundingBox()) ?? {};
  expect(height).toBeLessThan(PHONE.height / 4);
  await card.getByText("What's included").press('Enter');
  await expect(included).toBeVisible();
  await expect(card.getByText(service?.description ?? '')).toBeVisible();
  await expectAccessible(page, 'home with an open service', '#services');
  await page.setViewportSize(PHONE);
  await card.getByText("What's included").click();
  await expect(included).toBeHidden();
});

async function expectKinds(page: Page, look?: (name: string) => Promise<void>): Promise<void> {
  const offered = (await servicesOf(page)).filter(({ active }) => active === 1);
  const visibleCards = cards(page).filter({ visible: true });
  for (const [name, category] of [
    ['All', null],
    ['Relacing', 'relacing'],
    ['Repair', 'repair'],
    ['Restoration', 'restoration'],
    ['All', null],
  ] as const) {
    await kind(page, name).check();
    const those = offered.filter((service) => category === null || service.category === category);
    await expect(visibleCards.getByRole('heading')).toHaveText(those.map((service) => service.name));
    await look?.(name);
  }
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('services can be filtered by type', async ({ page }) => {
    await page.goto('/');
    await expect(kind(page, 'All')).toBeChecked();
    await expectKinds(page);
  });
});

async function expectFullRows(page: Page, name: string): Promise<void> {
  const { end, rows } = await section(page).evaluate((region) => {
    const list = region.querySelector('ul:has(article)');
    const byTop = new Map<number, { right: number; lines: string[] }[]>();
    for (const item of list?.children ?? []) {
      const box = item.getBoundingClientRect();
      if (box.height === 0) continue;
      const lineOf = (selector: string) =>
        Math.round(item.querySelector(selector)?.getBoundingClientRect().top ?? 0);
      const lines = item.querySelector('article')
        ? ['img', 'h3', 'article > div:last-child p', 'a'].map(
            (selector) => `${selector} at ${lineOf(selector)}`,
          )
        : [];
      const row = byTop.get(Math.round(box.top)) ?? [];
      byTop.set(Math.round(box.top), [...row, { right: box.right, lines }]);
    }
    return { end: list?.getBoundingClientRect().right ?? 0, rows: [...byTop.values()] };
  });
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(Math.abs((row.at(-1)?.right ?? 0) - end), name).toBeLessThan(1);
    const lines = row.map((each) => each.lines.join()).filter(Boolean);
    expect(new Set(lines).size, `${name}: ${lines.join(' | ')}`).toBeLessThanOrEqual(1);
  }
}

test('services can be filtered by type, in rows without gaps and with aligned lines', async ({ page }) => {
  await page.goto('/');
  await expect(kind(page, 'All')).toBeChecked();
  for (const size of [TABLET, DESKTOP]) {
    await page.setViewportSize(size);
    await expectKinds(page, (name) => expectFullRows(page, `${name} at ${size.width} px`));
  }
});
