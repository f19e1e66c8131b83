import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, type Page } from '@playwright/test';
import { UNKNOWN_STREET } from '#server/testing/fake-easypost';
import { invitationLink } from './invitation-link';
import { expectNoSideScroll } from './order-visitor';
import { test } from './package-shop';
import { makeOrder, openDetails, startAsOwner, storedOrder } from './shop-owner';
import { STAFF_PASSWORD, signInAs } from './shop-staff';
import { expectAccessible, PHONE, prepareVisitor } from './shop-visitor';

test.use({ viewport: PHONE });

const HOME = '25 Main Street\nCooperstown, NY 13326';
const toShip = (page: Page, shippingAddress = HOME, customerName = 'Casey Shortstop') =>
  makeOrder(page, { deliveryMethod: 'ship', shippingAddress, customerName, status: 'in-progress' });
const notice = (page: Page, words: RegExp) => expect(page.getByText(words).first()).toBeVisible();

test.beforeEach(async ({ page, shop }) => {
  shop.service.clearTroubles();
  await startAsOwner(page);
  const size = { name: 'One glove', length: 12, width: 10, height: 6, weight: 32 };
  const packageSizes = [size, { ...size, name: 'Two gloves', length: 16, weight: 70 }];
  const saved = await page.request.patch('/api/admin/shop-settings', { data: { packageSizes } });
  expect(saved.ok()).toBe(true);
});

test('Ship shows prices for each size, buys once, opens the label, and keeps what was typed after a refusal', async ({
  page,
  context,
  shop: { service: fake },
}) => {
  const { id } = await toShip(page);
  const details = await openDetails(page, id);
  await details.getByRole('button', { name: 'Add tracking and ship' }).click();
  const dialog = page.getByRole('dialog', { name: /^Buy Label for Order/ });
  const buy = dialog.getByRole('button', { name: /^Buy label/ });
  await expect(dialog.getByRole('radio')).toHaveCount(4);
  await expect(buy).toHaveText('Buy label for $5.93');
  await expectNoSideScroll(page);
  await expectAccessible(page, 'the label dialog');

  const size = dialog.getByLabel('Package');
  await size.selectOption({ label: 'Two gloves: 16 × 10 × 6 in, 70 oz' });
  await expect(dialog.getByRole('radio')).toHaveCount(4);
  expect([...fake.shipments.values()].at(-1)?.parcel).toMatchObject({ length: 16, weight: 70 });

  await size.selectOption('Another size');
  const typed = { 'Length in inches': '20', 'Width in inches': '14.5', 'Height in inches': '9' };
  for (const [label, value] of Object.entries(typed)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole('button', { name: 'Show prices' }).click();
  await expect(dialog.getByText('Enter ounces, up to 1120')).toBeVisible();
  await dialog.getByLabel('Weight in ounces').fill('80');
  const expectTyped = async () => {
    for (const [label, value] of Object.entries({ ...typed, 'Weight in ounces': '80' }))
      await expect(dialog.getByLabel(label)).toHaveValue(value);
  };

  fake.trouble('create', 'error');
  await dialog.getByRole('button', { name: 'Show prices' }).click();
  await expect(dialog.getByRole('alert')).toContainText("We can't reach the label service");
  await expectTyped();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('radio', { name: 'UPS Ground' }).click();
  await expect(buy).toHaveText('Buy label for $9.12');

  fake.trouble('buy', 'no-funds');
  await buy.click();
  await notice(page, /The carrier says: Insufficient funds/);
  await expectTyped();
  await expect(dialog.getByRole('radio', { name: 'UPS Ground' })).toBeChecked();
  expect(await storedOrder(page, id)).toMatchObject({ status: 'in-progress', trackingNumber: null });

  const opened = context.waitForEvent('response', (response) => response.url().endsWith('/label'));
  await buy.click();
  const label = await opened;
  expect([label.status(), label.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expect(dialog).toBeHidden();
  expect(await storedOrder(page, id)).toMatchObject({
    status: 'shipped',
    trackingNumber: expect.stringMatching(/^1Z/),
  });

  await page.bringToFront();
  await expect(details.getByRole('link', { name: 'Print label' })).toBeVisible();
  await details.getByRole('button', { name: 'Void label' }).click();
  const question = page.getByRole('dialog', { name: 'Void this label?' });
  fake.trouble('refund', 'refused');
  await question.getByRole('button', { name: 'Void label' }).click();
  await notice(page, /The carrier says/);
  await question.getByRole('button', { name: 'Void label' }).click();
  await expect(details.getByText(/Refund requested · UPS Ground · \$9\.12/)).toBeVisible();
  await expect(details.getByRole('link', { name: 'Print label' })).toBeHidden();
  await expectNoSideScroll(page);
});

test('bench staff print a label and see no price', async ({ page, browser, shop: { url, dataDir } }) => {
  const { id } = await toShip(page);
  const details = await openDetails(page, id);
  await details.getByRole('button', { name: 'Add tracking and ship' }).click();
  await page.getByRole('button', { name: /^Buy label/ }).click();
  await expect(details.getByRole('link', { name: 'Print label' })).toBeVisible();
  const email = `bo-${crypto.randomUUID()}@staff.example`;
  const person = { name: 'Bo Stitch', email, role: 'bench' };
  expect((await page.request.post('/api/staff', { data: person })).status()).toBe(201);
  const token = new URL(await invitationLink(email, dataDir), url).searchParams.get('token');
  const context = await browser.newContext({ viewport: PHONE, baseURL: url });
  const bench = await context.newPage();
  const invited = { token, newPassword: STAFF_PASSWORD };
  expect((await bench.request.post('/api/admin/invitation', { data: invited })).ok()).toBe(true);
  await signInAs(bench, email);
  await prepareVisitor(bench);
  await bench.goto(`/admin?tab=orders&order=${id}`);
  const seen = bench.getByRole('dialog');
  const print = seen.getByRole('link', { name: 'Print label' });
  await expect(print).toBeVisible();
  expect((await bench.request.get(String(await print.getAttribute('href')))).headers()['content-type']).toBe(
    'application/pdf',
  );
  await expect(seen.getByText('$')).toHaveCount(0);
  await expect(seen.getByRole('button', { name: 'Void label' })).toHaveCount(0);
  await expectAccessible(bench, "an order's label on the bench");
  await context.close();
});

test('an address the carrier does not know is named, and the number can be typed instead', async ({
  page,
}) => {
  const { id } = await toShip(page, `${UNKNOWN_STREET}\nDover, DE 19901`);
  const details = await openDetails(page, id);
  await details.getByRole('button', { name: 'Add tracking and ship' }).click();
  const dialog = page.getByRole('dialog', { name: /^Buy Label for Order/ });
  await expect(dialog.getByRole('alert')).toContainText("The carrier doesn't know this address.");
  await expectNoSideScroll(page);
  await dialog.getByRole('button', { name: 'Enter a tracking number' }).click();
  await expect(page.getByLabel('Tracking number')).toBeVisible();
});

test('labels of several orders show their total first, survive one refusal, and print as one PDF', async ({
  page,
  shop: { service: fake },
}) => {
  const family = `Family ${crypto.randomUUID().slice(0, 8)}`;
  for (const street of [HOME, HOME, HOME, `${UNKNOWN_STREET}\nDover, DE 19901`])
    await toShip(page, street, family);
  await page.goto(`/admin?tab=orders&search=${encodeURIComponent(family)}`);
  for (const box of await page.getByRole('checkbox', { name: /^Select order/ }).all()) await box.click();
  await page
    .getByRole('region', { name: 'Selected orders' })
    .getByRole('button', { name: 'Buy labels' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Buy labels' });
  const buy = dialog.getByRole('button', { name: /^Buy and print/ });
  await expect(buy).toHaveText('Buy and print 3 labels for $17.79');
  await expect(dialog.getByText("The carrier doesn't know this address.")).toBeVisible();
  await expectNoSideScroll(page);
  await expectAccessible(page, 'the dialog of several labels');

  const before = fake.purchases();
  fake.trouble('buy', 'no-funds');
  await buy.click();
  await expect(buy).toHaveText('Buy and print 1 label for $5.93');
  await expect(dialog.getByText(/The carrier says: Insufficient funds/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Print 2 labels' })).toBeVisible();
  await buy.click();
  const all = dialog.getByRole('link', { name: 'Print 3 labels' });
  const file = await page.request.get((await all.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect((await PDFDocument.load(await file.body())).getPageCount()).toBe(3);
  expect(fake.purchases() - before).toBe(3);
  await expectNoSideScroll(page);
});
