import { expect, type Locator } from '@playwright/test';
import { startTestBucket } from '#server/testing/bucket';
import { complaintsOf } from './complaints-of';
import { chooseDropOff, fillDetails, next, proceed, step, toDetails } from './order-visitor';
import { withOwnShop } from './own-shop';
import { choosePhotos, photo, thumbnails } from './photo-visitor';
import { prepareVisitor } from './shop-visitor';

const test = withOwnShop(startTestBucket);

// In sequence, so one shop is enough.
test.describe.configure({ mode: 'default', timeout: 90_000 });

test.beforeEach(({ page }) => prepareVisitor(page));

const expectShown = (image: Locator) =>
  expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);

test('photos go from the browser to the bucket, and the shop serves them', async ({ page, shop }) => {
  const sent: { origin: string; path: string }[] = [];
  const complaints = complaintsOf(page);
  page.on('request', (request) => {
    const { origin, pathname: path } = new URL(request.url());
    if (request.method() === 'PUT') sent.push({ origin, path });
  });
  await toDetails(page);
  await choosePhotos(page, await photo('palm.jpg', '#8a5a2e'), await photo('web.jpg', '#6b3f22'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(thumbnails(page)).toHaveCount(2);
  for (const thumbnail of await thumbnails(page).all()) await expectShown(thumbnail);
  const place = {
    origin: shop.service.settings.S3_ENDPOINT,
    path: expect.stringMatching(/^\/photos\/uploads\//),
  };
  expect(sent).toEqual([place, place]);

  const email = await fillDetails(page);
  await next(page).click();
  await chooseDropOff(page);
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await page.goto('/customer/dashboard');
  await page.getByRole('table').getByRole('button').first().click();
  const images = page.getByRole('dialog').getByRole('img');
  await expect(images).toHaveCount(2);
  for (const image of await images.all()) await expectShown(image);
  expect(complaints).toEqual([]);
});

test('the gallery shows its photos, small and large', async ({ page, shop }) => {
  await page.goto('/our-work');
  const small = page.getByRole('article').first().getByRole('img').first();
  await expectShown(small);
  await small.click();
  const large = page.getByRole('dialog').getByRole('img');
  await expectShown(large);
  const source = (await large.getAttribute('src')) ?? '';
  expect(await shop.service.keys()).toContain(source.slice(1));
});
