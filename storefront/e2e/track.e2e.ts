import { expect, type Page, test } from '@playwright/test';
import { ownerOrderView } from '#domain/orders/order-view';
import { expectRing, tabTo } from './keyboard-hand';
import { newEmail, placeOrder, serviceOf, step } from './order-visitor';
import { uploadPhoto } from './photo-visitor';
import { openAccount, signOut } from './shop-customer';
import { signInOwner } from './shop-owner';
import {
  expectAccessible,
  expectNoAxeViolations,
  PHONE,
  prepareVisitor,
  waitForHydration,
} from './shop-visitor';

test.beforeEach(({ page }) => prepareVisitor(page));

async function tracked(page: Page, changes: [path: string, body: unknown][] = []) {
  const { orderId, ...buyer } = await placeOrder(page);
  await signOut(page);
  await signInOwner(page);
  for (const [path, data] of changes) {
    const answer = await page.request.patch(`/api/orders/${orderId}${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  }
  const answer = await page.request.get(`/api/orders/${orderId}`);
  const { trackUrl } = ownerOrderView.parse(await answer.json());
  await page.request.post('/api/admin/logout', { data: {} });
  return { orderId, buyer, path: new URL(trackUrl).pathname, number: orderId.slice(0, 8).toUpperCase() };
}

const PAID = ['', { paymentStatus: 'succeeded' }] as const;
const to = (status: string): [string, unknown] => ['/status', { status }];

async function shipped(page: Page) {
  const [before, after] = [await uploadPhoto(page, '#6b4a2b'), await uploadPhoto(page, '#b5793f')];
  return tracked(page, [
    [...PAID],
    to('received'),
    to('in-progress'),
    ['/images', { beforeImages: [before], afterImages: [after] }],
    to('shipped'),
  ]);
}

test("an unpaid order says so on a phone's first screen and links to the payment", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const { path, number, orderId } = await tracked(page);
  const answer = await page.goto(path);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(page).toHaveTitle(`Order ${number} | The Glove Shop`);
  const first = [
    page.getByText(`Order number ${number}`),
    page.getByRole('heading', { level: 1, name: /^Get it to us by .* ready around / }),
    page.getByRole('link', { name: /^Pay \$/ }),
    page.getByRole('listitem').filter({ hasText: 'Shipped' }),
  ];
  for (const part of first) await expect(part).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[aria-current=step]')).toContainText('Ordered');
  await expectAccessible(page, 'an order to be paid');
  await page.getByRole('link', { name: /^Pay \$/ }).click();
  await expect(page).toHaveURL(`/order-confirmation?orderId=${orderId}`);
});

test("an order's page works without scripts, with photos side by side, and prints as a one-page receipt", async ({
  page,
  browser,
}) => {
  const { path, number } = await shipped(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(path);
  await expect(still.getByRole('heading', { level: 1, name: 'On its way back' })).toBeVisible();
  const sides = await Promise.all(
    ['before', 'after'].map((side) =>
      still.getByRole('img', { name: `The glove ${side} the work` }).boundingBox(),
    ),
  );
  expect((sides[0]?.x ?? 0) + (sides[0]?.width ?? 0)).toBeLessThan(sides[1]?.x ?? 0);
  await context.close();

  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('article', { name: 'Receipt' });
  for (const text of [number, 'Cooperstown, NY 13326', 'Total', 'Eleven inch infield glove, two laces torn'])
    await expect(receipt.getByText(text).first()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(receipt).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
    await expect(hidden).toHaveCount(0);
  const pages = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(1);
});

test("an order's page hydrates without replacing elements, and its photos can be compared by keyboard, enlarged, and saved", async ({
  page,
}) => {
  const { path } = await shipped(page);
  const problems: string[] = [];
  const calls: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { drawn: [...document.querySelectorAll('#root main *')] }),
    ),
  );
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitForHydration(page.getByRole('button', { name: 'Print' }));
  const replaced = await page.evaluate('drawn.filter((element) => !element.isConnected).length');
  expect([replaced, problems]).toEqual([0, []]);
  expect(calls.filter((call) => call.startsWith('/api/track'))).toEqual([]);

  const slider = page.getByRole('slider', { name: 'Compare before and after' });
  await tabTo(page, slider);
  await waitForHydration(slider);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(slider).toHaveAttribute('aria-valuetext', '51% before, 49% after');
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% before, 0% after');
  await expectAccessible(page, 'an order with photos');
  const enlarge = page.getByRole('button', { name: 'Enlarge After, 1 of 1' });
  await tabTo(page, enlarge);
  await expectRing(enlarge);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'After' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(enlarge).toBeFocused();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download After, 1 of 1' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^order-[0-9A-F]{8}-after-1\.webp$/);
});

test('a message to the shop shows at once and stays, and Order again fills the form with the same glove', async ({
  page,
}) => {
  const { path } = await tracked(page);
  const { id } = await serviceOf(page, 'repair');
  await page.goto(path);
  const field = page.getByLabel('Message us');
  await field.fill('Could the pocket be deeper?');
  await page.getByRole('button', { name: 'Send message' }).click();
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  await expect(messages).toContainText('Could the pocket be deeper?');
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(messages).toHaveCount(1);

  const again = page.getByRole('link', { name: 'Order again' });
  await waitForHydration(again);
  await again.click();
  await expect(page.getByLabel('Select Service')).toHaveValue(id);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(step(page, 'Your Information')).toBeVisible();
  await expect(page.getByLabel('Glove Details')).toHaveValue('Eleven inch infield glove, two laces torn');
});

test('an invalid link is a 404 and leads to Find my order', async ({ page }) => {
  const answer = await page.goto(`/track/${'A'.repeat(46)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'No order here' })).toBeVisible();
  await expectNoAxeViolations(page, 'a link that opens nothing');
  await page.getByRole('main').getByRole('link', { name: 'Find my order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find My Order' })).toBeVisible();
  await page.getByLabel('Order Number').fill('#3f2a 91c4');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByText('If we have an order with this number and email')).toBeVisible();
  await expectAccessible(page, 'find my order');
});

test('a customer opens an order from the account and goes back to it', async ({ page }) => {
  const { buyer, number, orderId } = await tracked(page, [[...PAID], to('received')]);
  await openAccount(page, buyer);
  await expectAccessible(page, 'the account with a card');
  const card = page.getByRole('link', { name: `Order ${number}, follow it` });
  await card.click();
  await expect(page).toHaveURL(`/customer/dashboard?track=${orderId}`);
  const heading = page.getByRole('heading', { level: 1, name: /^Ready around / });
  await expect(heading).toBeFocused();
  await expectNoAxeViolations(page, 'an own order');
  await page.goBack();
  await expect(card).toBeVisible();
});
