import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { MESSAGES } from '#domain/words/shop-texts';
import { holdRequests } from './hold-requests';
import {
  chooseDropOff,
  chooseService,
  fillDetails,
  next,
  PASSWORD,
  password,
  proceed,
  step,
  toDetails,
} from './order-visitor';
import { choosePhotos, choosePhotosIn, photo, photos, thumbnails } from './photo-visitor';
import { expectAccessible, expectNotice, prepareVisitor } from './shop-visitor';

test.beforeEach(({ page }) => prepareVisitor(page));

const sentItems = z.object({ items: z.array(z.object({ gloveImages: z.array(z.string()) })) });

test('photos and typed text, but no password, survive a reload and go with the order', async ({ page }) => {
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
  await expectAccessible(page, 'step 2 with photos');
  await fillDetails(page);

  await page.reload();
  await expect(thumbnails(page)).toHaveCount(2);
  await expect(page.getByLabel('Full Name')).toHaveValue('Casey Shortstop');
  await expect(password(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(PASSWORD);
  await password(page).fill(PASSWORD);
  await photos(page).getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(thumbnails(page)).toHaveCount(1);
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

test('uploads can be paused, resumed, and canceled, and rejected files stay listed by name', async ({
  page,
}) => {
  await toDetails(page);
  const open = await holdRequests(page, '**/api/objects/uploads/**');
  await page.getByRole('button', { name: 'Add Photos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Photos' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'no photo yet');
  const large = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11 * 1024 * 1024, 1) };
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };
  const good = await Promise.all(['1', '2', '3', '4', '5', '6'].map((one) => photo(`${one}.jpg`, '#8a5a2e')));
  await choosePhotosIn(page, large, notes, ...good);
  const leftOut = dialog.getByRole('alert');
  await expect(leftOut.getByRole('listitem')).toHaveText([
    `large.jpg: ${MESSAGES.photoTooLarge}`,
    `notes.txt: ${MESSAGES.photoType}`,
    `6.jpg: ${MESSAGES.tooManyPhotos}`,
  ]);
  await dialog.getByRole('button', { name: 'Pause 1.jpg' }).click();
  await expect(dialog.getByText('Paused')).toBeVisible();
  await expectAccessible(page, 'photos under way');
  await dialog.getByRole('button', { name: 'Cancel 2.jpg' }).click();
  open();
  await dialog.getByRole('button', { name: 'Resume 1.jpg' }).click();
  await expectNotice(page, 'Upload Complete!', '4 image(s) uploaded successfully');
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await expect(leftOut.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'photos that were left out');
  await leftOut.getByRole('button', { name: 'Dismiss' }).click();
  await expect(leftOut).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thumbnails(page)).toHaveCount(4);
});

test("a photo that's rejected or has no permanent URL shows why", async ({ page }) => {
  await page.route('**/api/objects/normalize', (route) => route.abort());
  await toDetails(page);
  await choosePhotos(page, await photo('palm.jpg', '#8a5a2e'));
  await expectNotice(page, 'Upload Complete!', '1 image(s) uploaded successfully');
  await expect(photos(page).getByText('Not ready')).toBeVisible();
  await expectAccessible(page, 'a photo that is not ready');
  await page.unroute('**/api/objects/normalize');
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture at all') };
  await choosePhotos(page, broken);
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('Upload failed');
  await expect(alert).toContainText('broken.jpg: Choose a JPEG, PNG, WebP, GIF, AVIF, or HEIC photo');
  await expectAccessible(page, 'a failed photo');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Add Photos' })).toBeFocused();
});
