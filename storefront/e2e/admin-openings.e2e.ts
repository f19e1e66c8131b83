import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { readOutbox } from '#server/testing/emails';
import { DATA_DIR } from './demo-shop';
import { expectNoSideScroll } from './order-visitor';
import { signInOwner, startAsOwner } from './shop-owner';
import { expectAccessible, expectNotice, follow, PHONE } from './shop-visitor';

const MARK = randomUUID().slice(0, 8);
const LINE = `Howdy {first name}, {order} is on bench ${MARK}.`;
const FILLED = `Howdy Robin, 3F2A91C4 is on bench ${MARK}.`;
const KIND = 'Work has started';

const line = (page: Page) => page.getByRole('textbox', { name: 'Opening line' });
const email = (page: Page) => page.frameLocator(`iframe[title="Preview of ${KIND}"]`).locator('body');
const ground = (page: Page) => email(page).evaluate((body) => getComputedStyle(body).backgroundColor);
const tests = async () => (await readOutbox(DATA_DIR)).filter(({ text }) => text.includes(FILLED));

test.beforeEach(({ page }) => startAsOwner(page));
test.afterEach(async ({ page }) => {
  await signInOwner(page);
  await page.request.patch('/api/admin/shop-settings', { data: { emailOpenings: [] } });
});

test('on a phone, the owner changes an opening line, sees it in both themes, tests it, and resets it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/settings?group=openings');
  await follow(page.getByRole('link', { name: KIND }));
  await expect(email(page)).toContainText('is on the bench now');
  await expect(line(page)).toHaveAttribute('placeholder', 'Hi {first name}, your glove is on the bench now.');

  await line(page).fill('Hi {name}');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText("{name} doesn't work here. Use {first name}, {order}, or {ready}."),
  ).toBeVisible();

  await line(page).fill(LINE);
  await expect(email(page)).toContainText(FILLED);
  expect(await ground(page)).toBe('rgb(251, 246, 236)');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect.poll(() => ground(page)).toBe('rgb(21, 17, 14)');
  await page.getByRole('radio', { name: 'Plain text' }).click();
  await expect(page.getByRole('region', { name: `Preview of ${KIND}` })).toContainText(FILLED);
  await expectNoSideScroll(page);

  await page.getByRole('button', { name: 'Send me a test' }).dblclick();
  await expect(page.getByText(/^Test sent to .+@/).first()).toBeVisible();
  await expect
    .poll(async () => (await tests()).map(({ subject }) => subject))
    .toEqual(['Test: Work has started: order 3F2A91C4']);

  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Opening line saved', 'The next email will open with it.');
  await page.reload();
  await expect(line(page)).toHaveValue(LINE);
  await follow(page.getByRole('button', { name: 'All emails' }));
  await expect(page.getByText(LINE)).toBeVisible();

  await follow(page.getByRole('link', { name: KIND }));
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectNotice(page, 'Opening line saved', 'The next email will open with the default wording.');
  await expect(email(page)).toContainText('is on the bench now');
});

test('the list and a form pass axe at every width', async ({ page }) => {
  await page.goto('/admin/settings?group=openings');
  await expect(page.getByRole('heading', { level: 2, name: 'Opening lines' })).toBeVisible();
  await expectAccessible(page, 'opening lines');
  await follow(page.getByRole('link', { name: KIND }));
  await expect(email(page)).toContainText('Track your order');
  await expectAccessible(page, 'an opening line');
});
