import { expect, type Page, test } from '@playwright/test';
import { OWNER } from './demo-shop';
import {
  chooseDropOff,
  expectNoSideScroll,
  fillDetails,
  next,
  proceed,
  STAMPED,
  step,
  toDetails,
} from './order-visitor';
import { choosePhotos, photo, thumbnails } from './photo-visitor';
import { answerCookies, DESKTOP, expectNothingFromAxe, NARROWEST, PHONE } from './shop-visitor';

/** Orders a repair of one glove with two photos, dropped off and paid in person; answers the order's number. */
async function orderWithPhotos(page: Page): Promise<string> {
  await toDetails(page);
  await choosePhotos(page, await photo('palm.jpg', '#8a5a2e'), await photo('web.jpg', '#6b3f22'));
  await expect(thumbnails(page)).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await fillDetails(page);
  await next(page).click();
  await chooseDropOff(page);
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  return page.getByText(STAMPED).innerText();
}

async function logIn(page: Page): Promise<void> {
  await answerCookies(page);
  await page.goto('/admin/login');
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
}

/** Puts what is the shop's own on the start page before axe, in each theme, at one size each. */
async function expectStartPageFaultless(page: Page): Promise<void> {
  for (const [theme, size] of [['light', PHONE] as const, ['dark', DESKTOP] as const]) {
    await page.setViewportSize(size);
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await expectNothingFromAxe(page, `${theme}, ${size.width} px`, { within: '.shop-start' });
  }
  await page.setViewportSize(NARROWEST);
  await expectNoSideScroll(page);
  await page.setViewportSize(DESKTOP);
}

test('from the dashboard to the editor, to an order just placed, and back to the same order', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await browser.newPage({ baseURL, viewport: DESKTOP });
  await logIn(owner);
  await answerCookies(page);
  const number = await orderWithPhotos(page);

  await owner.getByRole('link', { name: 'Editor' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'What waits' })).toBeVisible();
  const toReceive = owner.getByRole('link', { name: 'Orders to receive in the dashboard' });
  await expect(toReceive).toHaveAttribute('href', '/admin?tab=orders&status=not_received');
  const newest = owner.getByRole('region', { name: 'Newest orders' });
  const placed = newest.getByRole('listitem').filter({ hasText: `Order ${number}` });
  await expect(placed).toContainText('Casey Shortstop');
  await expect(placed).toContainText('Not Received');
  await expectStartPageFaultless(owner);

  await placed.getByRole('link', { name: `Order ${number}`, exact: true }).click();
  await expect(owner.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(owner.getByRole('link', { name: 'Call (555) 010-2030' })).toHaveAttribute(
    'href',
    'tel:5550102030',
  );
  const photos = owner.getByRole('list', { name: 'Photos of glove 1' });
  await expect(photos.getByRole('button', { name: /^View picture/ })).toHaveCount(2);
  await photos.getByRole('button', { name: 'View picture 2' }).click();
  const large = owner.getByRole('dialog', { name: 'Photos of glove 1' });
  const picture = large.getByRole('img', { name: 'Picture 2 of 2' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await large.getByRole('button', { name: 'Previous picture' }).click();
  await expect(large.getByRole('img', { name: 'Picture 1 of 2' })).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(photos.getByRole('button', { name: 'View picture 2' })).toBeFocused();

  await owner.getByRole('link', { name: 'Shop dashboard' }).click();
  const dialog = owner.getByRole('dialog', { name: `Order ${number}` });
  await expect(dialog).toContainText('Casey Shortstop');
  await dialog.getByRole('link', { name: 'Open in editor' }).click();
  await expect(owner.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await owner.close();
});
