import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { galleryAlbumView } from '#domain/gallery/gallery-contract';
import { gate } from '#server/testing/gate';
import { DESKTOP, emptyPages, expectAccessible, PHONE, prepareVisitor } from './shop-visitor';

test.beforeEach(({ page }) => prepareVisitor(page));

/** One of the demo shop's albums, because other tests delete theirs at any moment. */
async function someAlbum(page: Page) {
  const albums = z.array(galleryAlbumView).parse(await (await page.request.get('/api/work-gallery')).json());
  const album = albums.find(({ isSample, imageUrls }) => isSample && imageUrls.length > 1);
  if (!album) throw new Error('the demo shop has no album with several photos');
  return { title: album.title, count: album.imageUrls.length };
}

test('a photo opens large, leads to the others, and returns the focus', async ({ page }) => {
  const { title, count } = await someAlbum(page);
  await page.goto('/our-work');
  await expect(page).toHaveTitle(/^Our Work/);
  await expect(page.getByRole('heading', { level: 1, name: 'OUR WORK' })).toBeVisible();
  await expectAccessible(page, 'gallery');

  const first = page.getByRole('button', { name: `${title}, 1 of ${count}` });
  await first.click();
  const lightbox = page.getByRole('dialog', { name: title });
  await expect(lightbox.getByText(`Image 1 of ${count}`)).toBeVisible();
  await expect(lightbox.getByRole('button', { name: 'Previous image' })).toHaveCount(0);
  await expect
    .poll(() => lightbox.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(480);
  await expectAccessible(page, 'lightbox', '[role=dialog]');

  for (let photoNumber = 2; photoNumber <= count; photoNumber += 1) await page.keyboard.press('ArrowRight');
  await expect(lightbox.getByText(`Image ${count} of ${count}`)).toBeVisible();
  await expect(lightbox.getByRole('button', { name: 'Next image' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(lightbox.getByRole('button', { name: 'Previous image' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lightbox.getByRole('button', { name: 'Close' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(first).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe shows the next photo and the one before', async ({ page }) => {
    const { title, count } = await someAlbum(page);
    await page.goto('/our-work');
    await page.getByRole('button', { name: `${title}, 1 of ${count}` }).tap();
    const session = await page.context().newCDPSession(page);
    const stroke = async (from: number, to: number) => {
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: from, y: 420 }],
      });
      for (let step = 1; step <= 5; step += 1) {
        const x = from + ((to - from) * step) / 5;
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: 422 }] });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await expect(page.getByText(`Image 1 of ${count}`)).toBeVisible();
    await stroke(300, 120);
    await expect(page.getByText(`Image 2 of ${count}`)).toBeVisible();
    await stroke(120, 300);
    await expect(page.getByText(`Image 1 of ${count}`)).toBeVisible();
    // A pinch zooms in. Then one finger pans and doesn't change photos.
    await session.send('Input.synthesizePinchGesture', { x: 195, y: 420, scaleFactor: 2.5 });
    const scale = () => page.evaluate(() => visualViewport?.scale);
    await expect.poll(scale).toBeGreaterThan(1.5);
    const left = () => page.evaluate(() => visualViewport?.offsetLeft);
    const before = await left();
    await stroke(300, 120);
    await expect.poll(left).toBeGreaterThan((before ?? 0) + 20);
    await expect(page.getByText(`Image 1 of ${count}`)).toBeAttached();
  });
});

test('the gallery shows its loading, empty, and error states', async ({ page }) => {
  await emptyPages(page);
  const { opened, open } = gate();
  await page.route('**/api/work-gallery', async (route) => {
    await opened;
    await route.fulfill({ status: 503, json: { message: 'Away' } });
  });
  await page.goto('/our-work');
  await expect(page.getByRole('status').filter({ hasText: 'Loading our work' })).toBeVisible();
  open();
  await expect(page.getByRole('alert')).toContainText("The gallery didn't load");
  await expectAccessible(page, 'gallery without an answer', 'main');
  await page.unroute('**/api/work-gallery');
  await page.route('**/api/work-gallery', (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Check back soon for photos of our work!')).toBeVisible();
  await expectAccessible(page, 'empty gallery', 'main');
});

test('no photo is larger than twice its displayed size', async ({ page }) => {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto('/our-work', { waitUntil: 'networkidle' });
    await expect(page.getByRole('article').first()).toBeVisible();
    const tooLarge = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll(async (images) => {
        const shown = images.filter((image): image is HTMLImageElement => image instanceof HTMLImageElement);
        const measured = await Promise.all(
          shown.map(async (image) => {
            // `naturalWidth` depends on what `srcset` claims.
            const { width } = await createImageBitmap(
              await (await fetch(image.currentSrc || image.src)).blob(),
            );
            return { width, place: image.getBoundingClientRect().width * devicePixelRatio };
          }),
        );
        return [measured.length > 0, measured.filter(({ width, place }) => width > 2 * place)];
      });
    expect(tooLarge, `${size.width} px`).toEqual([true, []]);
  }
});
