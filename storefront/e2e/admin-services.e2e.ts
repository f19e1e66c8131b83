import { expect, type Locator, type Page, test } from '@playwright/test';
import { serviceList } from '#domain/catalogue/service-contract';
import { choosePhotos, photo } from './photo-visitor';
import { moveRowUp, openDashboard, signInOwner } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice, notice, PHONE, TABLET } from './shop-visitor';

// Reordering sends all services, so two dashboards dragging at the same time would undo each other.
test.describe.configure({ mode: 'default' });

const DESCRIPTION = 'Two hours of oil and patience.';

/** Visitors aren't offered these, so other tests never meet them. */
const newName = () => `Conditioning ${crypto.randomUUID().slice(0, 8)}`;

const table = (page: Page) => page.getByRole('table', { name: 'Services' });
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });
const names = async (page: Page): Promise<string[]> =>
  (
    await table(page)
      .getByRole('button', { name: /^Move / })
      .all()
  ).reduce<Promise<string[]>>(
    async (all, one) => [...(await all), ((await one.getAttribute('aria-label')) ?? '').replace('Move ', '')],
    Promise.resolve([]),
  );

const stored = async (page: Page) =>
  serviceList.parse(await (await page.request.get('/api/services')).json());
const storedNames = async (page: Page) => (await stored(page)).map(({ name }) => name);

async function addService(page: Page, name: string): Promise<void> {
  await signInOwner(page);
  const data = { name, description: DESCRIPTION, price: 1500, category: 'restoration', active: false };
  expect((await page.request.post('/api/services', { data })).status()).toBe(201);
}

async function middle(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('nothing is there');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('services show as a table from 640 px and as two-line rows below, and can be added, edited, and illustrated', async ({
  page,
}) => {
  const name = newName();
  await openDashboard(page, 'services');
  const price = table(page).getByRole('columnheader', { name: 'Price' });
  const first = table(page).getByRole('row').nth(1);
  await expect(first).toBeVisible();
  const heightOf = async () => (await first.boundingBox())?.height ?? 0;
  await page.setViewportSize(PHONE);
  await expect(price).not.toBeInViewport();
  expect(await heightOf()).toBeLessThan(110);
  for (const size of [TABLET, DESKTOP]) {
    await page.setViewportSize(size);
    await price.scrollIntoViewIfNeeded();
    await expect(price).toBeInViewport();
    expect(await heightOf()).toBeLessThan(80);
  }
  await expectAccessible(page, 'services');
  await page.setViewportSize(DESKTOP);

  await page.getByRole('button', { name: 'Add Service' }).click();
  const added = page.getByRole('dialog', { name: 'Add Service' });
  await added.getByRole('button', { name: 'Create Service' }).click();
  await expect(added.getByText('Name must be at least 3 characters')).toBeVisible();
  await expect(added.getByText('Description must be at least 10 characters')).toBeVisible();
  await expect(added.getByText('Price is required')).toBeVisible();
  await expect(added.getByLabel('Name')).toBeFocused();
  await expect(added.getByLabel('Category')).toHaveValue('relacing');
  await expectAccessible(page, 'a service refused');
  await page.setViewportSize(DESKTOP);
  await added.getByLabel('Name').fill(name);
  await added.getByLabel('Description').fill(DESCRIPTION);
  await added.getByLabel('Price ($)').fill('19.99');
  await added.getByLabel('Category').selectOption('Restoration');
  await added.getByRole('switch', { name: 'Active' }).click();
  await added.getByRole('button', { name: 'Create Service' }).click();
  await expectNotice(page, 'Service created', '');
  await expect(added).toHaveCount(0);
  await expect(row(page, name)).toContainText('$19.99');

  const edit = page.getByRole('button', { name: `Edit ${name}` });
  await edit.click();
  const edited = page.getByRole('dialog', { name: 'Edit Service' });
  await edited.getByLabel('Price ($)').fill('25.5');
  await edited.getByLabel("What's included").fill('Oil worked in\nLaces looked over');
  await edited.getByLabel('Days').fill('5');
  await choosePhotos(page, await photo('palm.jpg', '#8a5a2e'));
  await expect(edited.getByRole('group', { name: 'Picture' }).getByRole('img')).toHaveCount(1);
  await edited.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Service updated', '');
  await expect(row(page, name)).toContainText('$25.50');
  const storedService = async () => (await stored(page)).find((service) => service.name === name);
  expect(await storedService()).toMatchObject({
    description: DESCRIPTION,
    category: 'restoration',
    price: 2550,
    active: 0,
    included: ['Oil worked in', 'Laces looked over'],
    days: 5,
    picture: expect.stringMatching(/^\/media\//),
  });
  await edit.click();
  await expectAccessible(page, 'a service with a picture');
  await edited
    .getByRole('group', { name: 'Picture' })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await edited.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(async () => (await storedService())?.picture).toBeUndefined();
});

async function openWithNewService(page: Page) {
  const name = newName();
  await addService(page, name);
  await openDashboard(page, 'services');
  await expect(handle(page, name)).toBeVisible();
  const before = await names(page);
  return { name, before, position: before.indexOf(name) };
}

test('services can be reordered by keyboard and by mouse', async ({ page }) => {
  const { name, before, position } = await openWithNewService(page);

  await moveRowUp(page, name, position + 1);
  await expectNotice(page, 'Services reordered', '');
  await expect.poll(async () => (await storedNames(page)).indexOf(name)).toBe(position - 1);
  await expect(handle(page, name)).toBeFocused();

  const from = await middle(handle(page, name));
  const to = await middle(handle(page, before[position - 3] ?? ''));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 20);
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await names(page)).indexOf(name)).toBe(position - 3);
  await expect.poll(async () => (await storedNames(page)).indexOf(name)).toBe(position - 3);
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a long press on the handle drags a card, and a swipe scrolls', async ({ page }) => {
    const { name, before, position } = await openWithNewService(page);
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const handleStill = async () => {
      await handle(page, name).scrollIntoViewIfNeeded();
      let last = '';
      await expect
        .poll(async () => {
          const earlier = last;
          last = JSON.stringify(await middle(handle(page, name)));
          return last === earlier;
        })
        .toBe(true);
      return middle(handle(page, name));
    };
    const stroke = async (deltaY: number, isHeld: boolean): Promise<void> => {
      const { x, y } = await handleStill();
      await touch('touchStart', { x, y });
      if (isHeld)
        await expect(page.getByText(`Picked up ${name} at position ${position + 1} of`)).toBeAttached();
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', { x, y: y + (deltaY * step) / 8 });
      if (isHeld) await expect(page.getByText(`${name} is over position`)).toBeAttached();
      await touch('touchEnd');
    };
    const scrolled = () => page.evaluate(() => scrollY);

    await handleStill();
    const top = await scrolled();
    // A page that still glides would end the press.
    const stopped = page.evaluate(
      () => new Promise<void>((done) => document.addEventListener('scrollend', () => done(), { once: true })),
    );
    await stroke(150, false);
    await stopped;
    await expect.poll(scrolled).toBeLessThan(top);
    expect(await names(page)).toEqual(before);
    await expect(notice(page)).toHaveCount(0);

    await stroke(-260, true);
    await expectNotice(page, 'Services reordered', '');
    expect((await names(page)).indexOf(name)).toBeLessThan(position);
    expect(await storedNames(page)).toEqual(await names(page));
  });
});
