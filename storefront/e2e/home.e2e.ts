import { expect, type Page, test } from '@playwright/test';
import { type ServiceView, serviceList } from '#domain/catalogue/service-contract';
import { formatDollars } from '#domain/wire/money';
import { answerCookies, follow } from './shop-visitor';

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
