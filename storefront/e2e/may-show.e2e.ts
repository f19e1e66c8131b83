import { expect, type Page, test } from '@playwright/test';
import { MAY_SHOW_LABEL, MAY_SHOW_QUESTION } from '#domain/gallery/may-show';
import { holdRequests } from './hold-requests';
import { uploadPhoto } from './photo-visitor';
import { makeOrder, startAsOwner } from './shop-owner';
import { expectAccessible, expectNotice, PHONE, waitForHydration } from './shop-visitor';

/** The demo shop's first album. */
const SAMPLE = /^Infield glove/;

/** The home page loads its albums once someone scrolls. */
const readOn = (page: Page) => page.mouse.wheel(0, 200);

const asks = (page: Page, askToShow: boolean) =>
  page.request.patch('/api/admin/shop-settings', { data: { askToShow } });

test.afterEach(({ page }) => asks(page, false));

test('a customer says yes, the glove is shown, and a no takes it down at once (rules 36.2, 36.4, 36.9)', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await startAsOwner(page);
  await asks(page, true);
  const [before, after] = [await uploadPhoto(page, '#6b4a2b'), await uploadPhoto(page, '#b5793f')];
  const order = await makeOrder(page, { customerName: 'Robin Shortstop', status: 'shipped' });
  const images = { beforeImages: [before], afterImages: [after] };
  expect((await page.request.patch(`/api/orders/${order.id}/images`, { data: images })).ok()).toBe(true);

  const trackPath = new URL(order.trackUrl).pathname;
  await page.goto(trackPath);
  const question = page.getByRole('region', { name: MAY_SHOW_QUESTION });
  const yes = question.getByRole('button', { name: MAY_SHOW_LABEL['with-first-name'] });
  await waitForHydration(yes);
  await expectAccessible(page, 'an order that asks for its photos');
  await page.setViewportSize(PHONE);
  await yes.click();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(question.getByRole('status')).toContainText('Thank you!');

  // Pressed before the scripts load, and this part's own script comes last.
  const release = await holdRequests(page, '**/*.js');
  const releasePart = await holdRequests(page, '**/gallery-part-*.js');
  await page.goto(`/admin?tab=orders&order=${order.id}`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to gallery' }).click();
  release();
  await expect(page.locator('#served-panel')).toHaveCount(0);
  releasePart();
  const dialog = page.getByRole('dialog', { name: 'Add to gallery' });
  const title = `Full relace ${order.id.slice(0, 8)}`;
  await dialog.getByLabel('Title').fill(title);
  await expectAccessible(page, 'a glove being added to the gallery');
  await page.setViewportSize(PHONE);
  await dialog.getByRole('button', { name: 'Add to gallery' }).click();
  await expectNotice(page, 'Added to the gallery', '');
  await expect(page.getByRole('link', { name: 'Open the album' })).toBeVisible();

  for (const path of ['/', '/our-work']) {
    await page.goto(path);
    await readOn(page);
    const album = page.getByRole('article', { name: title });
    await expect(album).toContainText("Robin's glove");
    await expectAccessible(page, `a customer's glove on ${path}`);
    await page.setViewportSize(PHONE);
  }
  const shown = page.getByRole('article', { name: title }).getByRole('img').first();
  const file = (await shown.getAttribute('src')) ?? '';
  expect((await page.request.get(file)).status()).toBe(200);

  await page.goto(trackPath);
  const no = question.getByRole('button', { name: MAY_SHOW_LABEL.no });
  await waitForHydration(no);
  await no.click();
  await expect(question.getByRole('status')).toContainText("We won't show it.");
  for (const path of ['/', '/our-work']) {
    await page.goto(path);
    await readOn(page);
    await expect(page.getByRole('article', { name: SAMPLE })).toBeVisible();
    await expect(page.getByRole('article', { name: title })).toHaveCount(0);
  }
  expect((await page.request.get(file)).status()).toBe(404);
  await page.goto(`/admin?tab=orders&order=${order.id}`);
  const add = page.getByRole('button', { name: 'Add to gallery' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription(/doesn't want this glove shown/);
});
