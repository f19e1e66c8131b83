import { expect, type Page, test } from '@playwright/test';
import { type ServiceView, serviceList } from '#domain/catalogue/service-contract';
import { formatDollars } from '#domain/wire/money';
import { answerCookies, DESKTOP, expectFaultless, follow, PHONE } from './shop-visitor';

test.beforeEach(({ page }) => answerCookies(page));

const section = (page: Page) => page.getByRole('region', { name: 'Services' });
const cards = (page: Page) => section(page).getByRole('article');
const namesShown = (page: Page) => cards(page).getByRole('heading', { level: 3 }).allTextContents();

const servicesOf = async (page: Page): Promise<ServiceView[]> =>
  serviceList.parse(await (await page.request.get('/api/services')).json());

test('the hero leads to the order and to the services', async ({ page }) => {
  await page.goto('/');
  await follow(page.getByRole('main').getByRole('link', { name: 'ORDER SERVICE NOW' }).first());
  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Order a service' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'VIEW SERVICES' }).click();
  await expect(page).toHaveURL('/#services');
  await expect(section(page)).toBeInViewport();
});

test('the services on offer are shown with text and price, and can be ordered', async ({ page }) => {
  const services = await servicesOf(page);
  const offered = services.filter(({ active }) => active === 1);
  expect(offered.length).toBeLessThan(services.length);
  await page.goto('/');
  await expect(cards(page)).toHaveCount(offered.length);
  expect(await namesShown(page)).toEqual(offered.map(({ name }) => name));
  for (const { name, description, price } of offered) {
    const card = page.getByRole('article', { name, exact: true });
    await expect(card).toContainText(description);
    await expect(card).toContainText(formatDollars(price));
  }
  for (const { id, name } of offered.slice(1, 3)) {
    await page.goto('/');
    await page
      .getByRole('article', { name, exact: true })
      .getByRole('link', { name: 'Order This Service' })
      .click();
    await expect(page).toHaveURL(new RegExp(`/order\\?service=${id}`));
    await expect(page.getByLabel('Select Service')).toHaveValue(id);
  }
});

for (const viewport of [PHONE, DESKTOP])
  test(`before and after are compared with the keyboard at ${viewport.width} px, and lead to all of our work`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const work = page.getByRole('region', { name: 'Before and after' });
    await expect(work).toHaveCount(0);
    await page.mouse.wheel(0, 200);
    const slider = work.getByRole('slider').first();
    await expect(work.getByRole('slider')).toHaveCount(3);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', '49 % before, 51 % after');
    await page.keyboard.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', '0 % before, 100 % after');
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '100 % before, 0 % after');
    await expect(work.getByText('Sample drawing')).toHaveCount(3);
    const { width = 0 } = (await slider.boundingBox()) ?? {};
    if (viewport === PHONE) expect(width).toBe(PHONE.width);
    await expectFaultless(page, `home with albums at ${viewport.width} px`);
    await work.getByRole('link', { name: 'See our work' }).click();
    await expect(page).toHaveURL('/our-work');
  });

test('a shop without albums to compare shows none', async ({ page }) => {
  await page.route('**/api/work-gallery', (route) => route.fulfill({ json: [] }));
  const asked = page.waitForResponse('**/api/work-gallery');
  await page.goto('/');
  await page.mouse.wheel(0, 200);
  await asked;
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Before and after' })).toHaveCount(0);
});
