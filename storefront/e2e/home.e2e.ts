import { expect, type Page, test } from '@playwright/test';
import { type ServiceView, serviceList } from '#domain/catalogue/service-contract';
import { formatDollars } from '#domain/wire/money';
import { MESSAGES } from '#domain/words/shop-texts';
import { gate } from '#server/testing/gate';
import { answerCookies, emptyPages, follow } from './shop-visitor';

const SERVICES = '**/api/services';

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

test('the four steps stand in order', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'How it works' }).getByRole('heading', { level: 3 }),
  ).toHaveText([/Choose Service$/, /Ship or Drop Off$/, /Expert Repair$/, /Receive Glove$/]);
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

test('services come in the shop’s order, whatever the order of the answer, and inactive ones not at all', async ({
  page,
}) => {
  const services = await servicesOf(page);
  const [first] = services;
  const doctored = services
    .toReversed()
    .map((each) => (each.id === first?.id ? { ...each, active: 0 } : each));
  await emptyPages(page);
  await page.route(SERVICES, (route) => route.fulfill({ json: doctored }));
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  const offered = services.filter(({ id, active }) => active === 1 && id !== first?.id);
  expect(await namesShown(page)).toEqual(offered.map(({ name }) => name));
});

test('a shop without services says so', async ({ page }) => {
  await emptyPages(page);
  await page.route(SERVICES, (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await expect(section(page)).toContainText('No services available at the moment.');
  await expect(cards(page)).toHaveCount(0);
});

test('while services load it says so, and nothing jumps in from the side', async ({ page }) => {
  const answer = gate();
  await emptyPages(page);
  await page.route(SERVICES, async (route) => {
    await answer.opened;
    await route.continue();
  });
  await page.goto('/');
  await expect(section(page).getByText('Loading services')).toBeAttached();
  await expect(cards(page)).toHaveCount(0);
  answer.open();
  await expect(cards(page).first()).toBeVisible();
  await expect(section(page).getByText('Loading services')).toHaveCount(0);
});

for (const { failure, status, body, words } of [
  {
    failure: 'the server’s own words',
    status: 500,
    body: { message: MESSAGES.internal },
    words: MESSAGES.internal,
  },
  {
    failure: 'plain words when the answer has none',
    status: 502,
    body: '<h1>Bad Gateway</h1>',
    words: /could not reach/,
  },
]) {
  test(`services that do not load give ${failure}, and can be asked for again`, async ({ page }) => {
    await emptyPages(page);
    await page.route(SERVICES, (route) =>
      route.fulfill({ status, body: typeof body === 'string' ? body : JSON.stringify(body) }),
    );
    await page.goto('/');
    await expect(section(page).getByRole('alert')).toContainText('The services did not load');
    await expect(section(page).getByRole('alert')).toContainText(words);
    await page.unroute(SERVICES);
    await section(page).getByRole('button', { name: 'Try Again' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
}
