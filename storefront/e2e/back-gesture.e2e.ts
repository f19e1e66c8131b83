import { expect, test } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { step, toDetails } from './order-visitor';
import { choosePhotos, photo, thumbnails } from './photo-visitor';
import { startAsOwner } from './shop-owner';
import { PHONE, prepareVisitor } from './shop-visitor';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => prepareVisitor(page));

test('Back closes the lightbox, Forward reopens it, and its close button leaves no history entry', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('link', { name: 'Our Work', exact: true }).tap();
  const thumbnail = page.getByRole('article').first().getByRole('button').first();
  await thumbnail.tap();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox).toBeVisible();
  await page.goBack();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL('/our-work');
  await expect(thumbnail).toBeFocused();
  await page.goForward();
  await expect(lightbox).toBeVisible();
  await page.reload();
  await expect(lightbox).toBeVisible();
  await lightbox.getByRole('button', { name: 'Close', exact: true }).dblclick();
  await expect(lightbox).toHaveCount(0);
  await expect(page).toHaveURL('/our-work');
  await page.goBack();
  await expect(page).toHaveURL('/');
  expect(errors).toEqual([]);
});

test('one step back undoes a double click on a link', async ({ page }) => {
  await startAsOwner(page);
  await page.goto('/admin?tab=orders');
  await page.getByRole('link', { name: /^\d+ Unpaid$/ }).dblclick();
  await expect(page).toHaveURL(/owes=1/);
  await page.goBack();
  await expect(page).toHaveURL('/admin?tab=orders');
});

test('Back closes the photo dialog and stays on the step', async ({ page }) => {
  await toDetails(page);
  await page.getByLabel('Full Name').fill('Casey Shortstop');
  const add = page.getByRole('button', { name: 'Add Photos' });
  const dialog = page.getByRole('dialog', { name: 'Add Photos' });
  await add.tap();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(step(page, 'Your Information')).toBeVisible();
  await expect(add).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).tap();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Full Name')).toHaveValue('Casey Shortstop');
  await page.goBack();
  await expect(page.getByLabel('Select Service')).toBeVisible();
});

test('Back during an upload asks first, and uploaded photos are kept', async ({ page }) => {
  const open = await holdRequests(page, '**/api/objects/uploads/**');
  await toDetails(page);
  await choosePhotos(page, await photo('palm.jpg', '#8a5a2e'));
  const dialog = page.getByRole('dialog', { name: 'Add Photos' });
  await expect(dialog.getByText('Uploading')).toBeVisible();
  await page.goBack();
  await expect(dialog.getByText('Photos are still uploading.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep uploading' }).tap();
  open();
  await expect(dialog).toHaveCount(0);
  await expect(thumbnails(page)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByLabel('Select Service')).toBeVisible();
});
