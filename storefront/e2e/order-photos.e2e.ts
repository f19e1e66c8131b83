import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { MESSAGES } from '#domain/words/shop-texts';
import { gate } from '#server/testing/gate';
import { chooseDropOff, chooseService, fillDetails, next, proceed, step, toDetails } from './order-visitor';
import { choosePhotos, photo, photos, thumbnails } from './photo-visitor';
import { answerCookies, expectFaultless, expectNotice } from './shop-visitor';

test.beforeEach(({ page }) => answerCookies(page));

const sentItems = z.object({ items: z.array(z.object({ gloveImages: z.array(z.string()) })) });

test('photos of two gloves survive a reload and go with the order', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (/photo-dialog.*\.js$/.test(request.url())) code.push(request.url());
  });
  await toDetails(page);
  expect(code, 'the uploader is loaded when it is asked for').toEqual([]);
  await choosePhotos(page, await photo('palm.jpg', '#8a5a2e'), await photo('web.jpg', '#6b3f22'));
  await expectNotice(page, 'Upload Complete!', '2 image(s) uploaded successfully');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(thumbnails(page)).toHaveCount(2);
  await expect
    .poll(() =>
      thumbnails(page)
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await expectFaultless(page, 'step 2 with photos');

  await page.reload();
  await expect(thumbnails(page)).toHaveCount(2);
  await photos(page).getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(thumbnails(page)).toHaveCount(1);
  await fillDetails(page);
  await page.getByRole('button', { name: 'Add Another Glove' }).click();
  await expect(page.getByText('1 photo: Eleven inch')).toBeVisible();
  await chooseService(page, 'restoration');
  await next(page).click();
  await expect(thumbnails(page)).toHaveCount(0);
  await page.getByLabel('Glove Details').fill('My father’s catcher mitt from 1974');
  await choosePhotos(page, await photo('mitt.jpg', '#3a2a20'));
  await expect(thumbnails(page)).toHaveCount(1);
  await next(page).click();
  await chooseDropOff(page);
  const order = page.waitForRequest((request) => request.url().endsWith('/api/orders'));
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  const { items } = sentItems.parse((await order).postDataJSON());
  for (const { gloveImages } of items) expect(gloveImages).toEqual([expect.stringMatching(/^\/media\//)]);
  expect(items).toHaveLength(2);
});

test('what is no photo is refused, and a photo can be paused, resumed and canceled', async ({ page }) => {
  await toDetails(page);
  const { opened, open } = gate();
  await page.route('**/api/objects/uploads/**', async (route) => {
    await opened;
    await route.continue();
  });
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  await choosePhotos(page, notes, await photo('palm.jpg', '#8a5a2e'), await photo('web.jpg', '#6b3f22'));
  const dialog = page.getByRole('dialog', { name: 'Add Photos' });
  await expect(dialog.getByRole('alert')).toContainText('notes.txt: Please choose a JPEG');
  await dialog.getByRole('button', { name: 'Pause palm.jpg' }).click();
  await expect(dialog.getByText('Paused')).toBeVisible();
  await expectFaultless(page, 'photos under way');
  await dialog.getByRole('button', { name: 'Cancel web.jpg' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Photos are still being sent.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep sending' }).click();
  open();
  await dialog.getByRole('button', { name: 'Resume palm.jpg' }).click();
  await expectNotice(page, 'Upload Complete!', '1 image(s) uploaded successfully');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(thumbnails(page)).toHaveCount(1);
});

test('what was left out stays by name beside what has arrived, until it was read', async ({ page }) => {
  await toDetails(page);
  const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024, 1) };
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  const good = await Promise.all(['1', '2', '3', '4', '5', '6'].map((one) => photo(`${one}.jpg`, '#8a5a2e')));
  await choosePhotos(page, large, notes, ...good);
  await expectNotice(page, 'Upload Complete!', '5 image(s) uploaded successfully');
  const dialog = page.getByRole('dialog', { name: 'Add Photos' });
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  const alert = dialog.getByRole('alert');
  await expect(alert.getByRole('listitem')).toHaveText([
    `large.jpg: ${MESSAGES.photoTooLarge}`,
    `notes.txt: ${MESSAGES.photoType}`,
    `6.jpg: ${MESSAGES.tooManyPhotos}`,
  ]);
  await expectFaultless(page, 'photos that were left out');
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await expect(alert).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thumbnails(page)).toHaveCount(5);
});

test('a photo that the shop does not take says why', async ({ page }) => {
  await toDetails(page);
  await page.getByRole('button', { name: 'Add Photos' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Photos' })).toBeVisible();
  await expectFaultless(page, 'no photo yet');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') };
  await choosePhotos(page, broken);
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('Upload failed');
  await expect(alert).toContainText('broken.jpg: Please choose a JPEG, PNG, WebP, GIF or AVIF picture');
  await expectFaultless(page, 'a failed photo');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Add Photos' })).toBeFocused();
});

test('photos without a lasting address hold the order back, until they have one', async ({ page }) => {
  await page.route('**/api/objects/normalize', (route) => route.abort());
  await toDetails(page);
  await choosePhotos(page, await photo('palm.jpg', '#8a5a2e'));
  await expectNotice(page, 'Upload Complete!', '1 image(s) uploaded successfully');
  await expect(photos(page).getByText('Not ready')).toBeVisible();
  await expectFaultless(page, 'a photo that is not ready');
  await fillDetails(page);
  await next(page).click();
  await chooseDropOff(page);
  await proceed(page).click();
  await expect(step(page, 'Your Information')).toBeVisible();
  await expect(photos(page)).toBeFocused();
  await expect(photos(page)).toContainText('Please try again in a moment');
  await expect(page.getByLabel('Full Name')).toHaveValue('Casey Shortstop');
  await page.unroute('**/api/objects/normalize');
  await next(page).click();
  const prepared = page.waitForResponse('**/api/objects/normalize');
  await proceed(page).click();
  expect((await prepared).ok()).toBe(true);
  await expect(step(page, 'Order Submitted')).toBeVisible();
});
