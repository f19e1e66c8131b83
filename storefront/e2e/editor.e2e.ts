import { expect, type Page, test } from '@playwright/test';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { formatDollars } from '#domain/wire/money';
import { type Email, readOutbox } from '#server/testing/emails';
import { DATA_DIR, OWNER } from './demo-shop';
import {
  chooseDropOff,
  chooseService,
  expectNoSideScroll,
  fillDetails,
  next,
  proceed,
  STAMPED,
  step,
} from './order-visitor';
import { choosePhotos, photo, thumbnails } from './photo-visitor';
import { openDashboard, openOwnMenu } from './shop-owner';
import { DESKTOP, expectNoAxeViolations, NARROWEST, PHONE, prepareVisitor } from './shop-visitor';

const SECOND_GLOVE = 'My father’s catcher mitt from 1974';

interface PlacedOrder {
  number: string;
  email: string;
  total: string;
  services: ServiceView[];
}

async function order(page: Page): Promise<PlacedOrder> {
  await page.setViewportSize(PHONE);
  await prepareVisitor(page);
  await page.goto('/order');
  const repair = await chooseService(page, 'repair');
  await next(page).click();
  await choosePhotos(page, await photo('palm.jpg', '#8a5a2e'), await photo('web.jpg', '#6b3f22'));
  await expect(thumbnails(page)).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const email = await fillDetails(page);
  await page.getByRole('button', { name: 'Add Another Glove' }).click();
  const restoration = await chooseService(page, 'restoration');
  await next(page).click();
  await page.getByLabel('Glove Details').fill(SECOND_GLOVE);
  await next(page).click();
  await chooseDropOff(page);
  await proceed(page).click();
  await expect(step(page, 'Order Submitted')).toBeVisible();
  const number = await page.getByText(STAMPED).innerText();
  const services = [repair, restoration];
  return { number, email, services, total: formatDollars(repair.price + restoration.price) };
}

const emailsAbout = async (number: string): Promise<Email[]> =>
  (await readOutbox(DATA_DIR)).filter(({ subject }) => subject.includes(number));

async function expectStartPageAccessible(page: Page): Promise<void> {
  for (const [theme, size] of [['light', PHONE] as const, ['dark', DESKTOP] as const]) {
    await page.setViewportSize(size);
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await expectNoAxeViolations(page, `${theme}, ${size.width} px`, { within: '.shop-start' });
  }
  await page.setViewportSize(NARROWEST);
  await expectNoSideScroll(page);
  await page.setViewportSize(DESKTOP);
}

async function expectFullOrder(owner: Page, { number, email, services }: PlacedOrder): Promise<void> {
  await expect(owner.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await expect(owner.getByLabel('Email')).toHaveValue(email);
  await expect(owner.getByRole('link', { name: 'Call (555) 010-2030' })).toHaveAttribute(
    'href',
    'tel:5550102030',
  );
  const gloves = owner
    .getByRole('listitem')
    .filter({ has: owner.getByRole('heading', { name: /^Glove \d$/ }) });
  await expect(gloves).toHaveCount(2);
  for (const [index, { price }] of services.entries()) {
    await expect(gloves.nth(index)).toContainText(formatDollars(price));
  }
  await expect(gloves.nth(1).getByLabel('Glove details')).toHaveValue(SECOND_GLOVE);
}

async function lookAtPhotos(owner: Page): Promise<void> {
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
}

test('a new order shows in two emails and all over the editor, which links to the dashboard and back', async ({
  page,
  browser,
  baseURL,
}) => {
  const placed = await order(page);
  const { number, email, total } = placed;
  await expect.poll(async () => (await emailsAbout(number)).length).toBeGreaterThanOrEqual(2);
  const emails = await emailsAbout(number);
  expect(emails.map(({ to }) => to).toSorted()).toEqual([OWNER.email, email].toSorted());
  for (const { text } of emails) expect(text).toContain(total);

  const owner = await browser.newPage({ baseURL, viewport: DESKTOP });
  await openDashboard(owner, 'orders');
  await (await openOwnMenu(owner)).getByRole('link', { name: 'Editor' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: 'Waiting for you' })).toBeVisible();
  const toReceive = owner.getByRole('link', { name: 'Orders to receive in the dashboard' });
  await expect(toReceive).toHaveAttribute('href', '/admin?tab=orders&status=not_received');
  const newest = owner
    .getByRole('region', { name: 'Newest orders' })
    .getByRole('listitem')
    .filter({ hasText: `Order ${number}` });
  await expect(newest).toContainText('Casey Shortstop');
  await expect(newest).toContainText('Not Received');
  await expectStartPageAccessible(owner);
  await newest.getByRole('link', { name: `Order ${number}`, exact: true }).click();
  await expectFullOrder(owner, placed);
  await lookAtPhotos(owner);

  await owner.getByRole('link', { name: 'Shop dashboard' }).click();
  const dialog = owner.getByRole('dialog', { name: `Order ${number}` });
  await expect(dialog).toContainText('Casey Shortstop');
  await dialog.getByRole('link', { name: 'Open in editor' }).click();
  await expect(owner.getByRole('heading', { name: `Order ${number}` })).toBeVisible();

  await owner.goto('/cms/collections/orders');
  const row = owner.getByRole('row').filter({ hasText: `Order ${number}` });
  await expect(row).toHaveCount(1);
  for (const text of ['Casey Shortstop', 'Not Received', total]) await expect(row).toContainText(text);
  await row.getByRole('link', { name: `Order ${number}` }).click();
  await expect(owner.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await owner.close();
});
