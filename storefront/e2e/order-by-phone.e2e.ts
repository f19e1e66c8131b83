import { expect, type Locator, test } from '@playwright/test';
import { newEmail, next, PASSWORD, password, proceed, serviceOf, step } from './order-visitor';
import { choosePhotos, photo, thumbnails } from './photo-visitor';
import { expectNotice, PHONE, prepareVisitor } from './shop-visitor';

const ORDER_MS = 90_000;
const KEY_MS = 40;

// Records screenshots for `npx playwright show-trace`.
const FILM = { mode: 'on', screenshots: true, snapshots: false } as const;

test.use({ viewport: PHONE, hasTouch: true, isMobile: true, trace: FILM });

/** Types at a visitor's speed. Returns how many ms longer it took, because a busy machine types slower than people do. */
const type = async (field: Locator, text: string): Promise<number> => {
  await field.tap();
  const started = Date.now();
  await field.pressSequentially(text, { delay: KEY_MS });
  return Date.now() - started - text.length * KEY_MS;
};

test('a visitor orders with two photos and pays on a phone in less than 90 seconds', async ({ page }) => {
  await prepareVisitor(page);
  const service = await serviceOf(page, 'relacing');
  const files = [await photo('palm.jpg', '#8a5a2e'), await photo('web.jpg', '#6b3f22')];
  const started = Date.now();
  let slowTypingMs = 0;
  await page.goto('/');
  await page
    .getByRole('article')
    .filter({ hasText: service.name })
    .getByRole('link', { name: 'Order This Service' })
    .tap();
  await expect(page.getByLabel('Select Service')).toHaveValue(service.id);
  await page.getByRole('radio', { name: /^Navy/ }).tap();
  await expect(page.getByLabel('Lace Color (optional)')).not.toHaveValue('');
  await next(page).tap();

  slowTypingMs += await type(page.getByLabel('Full Name'), 'Casey Shortstop');
  slowTypingMs += await type(page.getByLabel('Email', { exact: true }), newEmail());
  slowTypingMs += await type(page.getByLabel('Phone'), '(555) 010-2030');
  slowTypingMs += await type(password(page), PASSWORD);
  for (const text of ['Rawlings', '11 inch', 'Right-hand throw', 'Broken lace'])
    await page.getByRole('button', { name: text, exact: false }).tap();
  await expect(page.getByLabel('Glove Details')).toHaveValue(
    'Rawlings, 11 inch, right-hand throw, broken lace',
  );
  await choosePhotos(page, ...files);
  await expectNotice(page, 'Upload Complete!', '2 image(s) uploaded successfully');
  await expect(thumbnails(page)).toHaveCount(2);
  await next(page).tap();

  await page.getByRole('radio', { name: 'Ship' }).tap();
  slowTypingMs += await type(page.getByLabel('Street'), '25 Main Street');
  slowTypingMs += await type(page.getByLabel('City'), 'Cooperstown');
  await page.getByLabel('State').selectOption('New York');
  slowTypingMs += await type(page.getByLabel('ZIP Code'), '13326');
  await proceed(page).tap();

  await expect(step(page, 'Payment')).toBeVisible();
  await page.getByRole('button', { name: `${service.name} ·` }).tap();
  await expect(page.getByRole('dialog', { name: 'Your order' })).toContainText('Lace: Navy');
  await page.goBack();
  await page.getByRole('button', { name: /^Pay \$/ }).tap();
  const approve = page.getByRole('button', { name: 'Approve the payment' });
  await expect(approve).toBeVisible();
  // It's where the last tap was, and a tap right after that would count as a double tap.
  await page.waitForTimeout(400);
  await approve.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'ORDER CONFIRMED' })).toBeVisible();
  expect(Date.now() - started - slowTypingMs).toBeLessThan(ORDER_MS);
});
