import { expect, type Page, test } from '@playwright/test';
import { serviceList } from '#domain/catalogue/service-contract';
import { DRAFT_KEY } from '../src/order/draft-storage';
import { EMPTY_DRAFT } from '../src/order/order-draft';
import { TICKET } from '../src/payment/ticket-in-test';
import { holdRequests } from './hold-requests';
import { signInOwner } from './shop-owner';
import { DESKTOP, notice, PHONE, prepareVisitor, SOME_ORDER_ID } from './shop-visitor';

const PUBLIC = [
  ['/', 'Baseball Glove Relacing, Repair, and Restoration | The Glove Shop'],
  ['/our-work', 'Our Work | The Glove Shop'],
  ['/order', 'Order a Service | The Glove Shop'],
  ['/customer/login', 'Login | The Glove Shop'],
  ['/track', 'Find My Order | The Glove Shop'],
  ['/no/such/page', 'Page Not Found | The Glove Shop'],
] as const;

/** Opens a page but holds its scripts until released, except those the first paint needs. */
async function openUnhydrated(page: Page, address: string): Promise<() => void> {
  const open = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(address, { waitUntil: 'commit' });
  return open;
}

test.beforeEach(({ page }) => prepareVisitor(page));

test('every public page is readable without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  const page = await context.newPage();
  for (const [address, title] of PUBLIC) {
    await page.goto(address);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Our Work' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  }
  await context.close();
});

test('pages without scripts show prices, albums, the first step, and a note where scripts are needed', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Full Glove Relace' }) });
  await expect(card.getByText(/^\$\d+\.\d\d$/)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  // Playwright's text search skips `noscript`.
  const message = page.locator('noscript p');
  await expect(message).toHaveText(/You need JavaScript to sign up/);
  await expect(message).toBeVisible();
  await card.getByRole('link', { name: 'Order This Service' }).click();
  await expect(page.getByLabel('Select Service').locator('option:checked')).toContainText(
    'Full Glove Relace',
  );
  await expect(message).toHaveText(/You need JavaScript for the next steps/);
  await expect(message).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  await page.goto('/our-work');
  await expect(page.getByRole('img').first()).toBeVisible();
  await context.close();
});

const PLACED = {
  orderId: SOME_ORDER_ID,
  paymentMethod: 'pay_in_person',
  ticket: TICKET,
};

for (const [stored, placed] of [
  ['an order that was begun', null],
  ['an order that is settled', PLACED],
] as const)
  test(`a service chosen before hydration wins over ${stored}, and Next works`, async ({ page }) => {
    const services = serviceList.parse(await (await page.request.get('/api/services')).json());
    const [patch, seam] = ['Palm Patch', 'Seam and Binding Repair'].map((serviceName) =>
      services.find(({ name }) => name === serviceName),
    );
    const fields = { ...EMPTY_DRAFT.fields, serviceId: patch?.id };
    await page.goto('/robots.txt');
    await page.evaluate(([key, draft]) => sessionStorage.setItem(key, draft), [
      DRAFT_KEY,
      JSON.stringify({ ...EMPTY_DRAFT, fields, placed }),
    ] as const);
    const released = await openUnhydrated(page, '/order');
    await page.getByLabel('Select Service').selectOption(seam?.id ?? '');
    await page.getByRole('button', { name: 'Next' }).click();
    released();
    await expect(page.getByLabel('Full Name')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('We sew open seams')).toBeVisible();
  });

test('a button clicked before hydration works afterwards', async ({ page }) => {
  const released = await openUnhydrated(page, '/customer/login');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  released();
  await expect(page.getByRole('dialog', { name: 'Reset Password' })).toBeVisible();
});

test("a click counts when its button moves away under the pointer, but not when it's released elsewhere", async ({
  page,
}) => {
  await page.goto('/order');
  await page.getByLabel('Select Service').selectOption({ index: 2 });
  await expect(page.locator('[data-held-form]')).toHaveCount(0);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await next.hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.mouse.up();
  await expect(page).toHaveURL('/order');
  await next.hover();
  await page.mouse.down();
  await page.getByRole('main').evaluate((main) => {
    main.style.paddingTop = '200px';
  });
  await page.mouse.up();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});

test('a form filled in and sent before hydration is kept and sent', async ({ page }) => {
  const released = await openUnhydrated(page, '/customer/login');
  await page.getByLabel('Email').fill('early@bird.example');
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/customer/login');
  const request = page.waitForRequest('**/api/customer/login');
  released();
  expect((await request).postDataJSON()).toEqual({
    email: 'early@bird.example',
    password: 'not-the-password',
  });
  await expect(notice(page)).toContainText('Login Failed');
  await expect(page.getByLabel('Email')).toHaveValue('early@bird.example');
});

test('text typed into the sign-up form before hydration stays', async ({ page }) => {
  const released = await openUnhydrated(page, '/');
  await page.getByRole('textbox', { name: 'Name' }).fill('Early Bird');
  released();
  await expect(page.locator('[data-held-form]')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Early Bird');
});

test('a service chosen before hydration goes into the order, and Next works', async ({ page }) => {
  const released = await openUnhydrated(page, '/order');
  const service = page.getByLabel('Select Service');
  await service.selectOption({ index: 2 });
  const serviceId = await service.inputValue();
  await page.getByRole('button', { name: 'Next' }).click();
  released();
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await page.goBack();
  await expect(service).toHaveValue(serviceId);
});

test('links, Back, and Forward work before hydration', async ({ page }) => {
  const released = await openUnhydrated(page, '/');
  await page.getByRole('link', { name: 'ORDER SERVICE NOW' }).first().click();
  await expect(page).toHaveURL('/order');
  await expect(page.getByLabel('Select Service')).toBeVisible();
  released();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Order This Service' }).first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /home page/ })
    .click();
  await page.goForward();
  await expect(page).toHaveURL(/\/(order)?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a signed-in customer is greeted before any script loads', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.addInitScript(() => localStorage.setItem('customer-session', 'yes'));
  await openUnhydrated(page, '/');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'My Orders' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Login' })).toBeHidden();
});

test('a price changed in the dashboard shows on the next page load', async ({ page }) => {
  const name = `Early Wash ${crypto.randomUUID().slice(0, 8)}`;
  const card = async () => {
    const [, shown = ''] = (await (await page.request.get('/')).text()).split('<body');
    return shown.split(`${name}</h3>`)[1]?.slice(0, 1500) ?? '';
  };
  await signInOwner(page);
  const added = await page.request.post('/api/services', {
    data: {
      name,
      description: 'Washed by hand before the season.',
      price: 4000,
      category: 'restoration',
      active: true,
    },
  });
  expect(added.ok()).toBe(true);
  const services = serviceList.parse(await (await page.request.get('/api/services')).json());
  const wash = services.find((service) => service.name === name);
  expect(await card()).toContain('$40.00');
  await page.request.patch(`/api/services/${wash?.id}`, { data: { price: 4321 } });
  expect(await card()).toContain('$43.21');
  await page.request.patch(`/api/services/${wash?.id}`, { data: { active: false } });
  expect(await card()).not.toContain('$43.21');
});

test('the staff login is served directly and leads to the editor page the user opened', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const releaseScripts = await openUnhydrated(
    page,
    '/admin/login?as=staff&redirect=/cms/collections/services',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'Staff Login' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  const other = page.getByRole('link', { name: 'Sign in as the owner' });
  await expect(other).toHaveAttribute('href', '/admin/login?redirect=%2Fcms');
  releaseScripts();
  await expect(other).toHaveAttribute('href', '/admin/login?redirect=%2Fcms%2Fcollections%2Fservices');
  expect(complaints).toEqual([]);
});
