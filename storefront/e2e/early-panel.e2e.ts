import { expect, type Page, test } from '@playwright/test';
import { holdRequests } from './hold-requests';
import { makeOrder, startAsOwner } from './shop-owner';
import { DESKTOP, expectNotice } from './shop-visitor';

const TEXT = 'The heel is done';

/** Opens an order whose scripts wait. */
async function openOrder(page: Page) {
  await page.setViewportSize(DESKTOP);
  await startAsOwner(page);
  const { id } = await makeOrder(page);
  const release = await holdRequests(page, '**/*.js');
  const releaseDetails = await holdRequests(page, '**/assets/order-details-*.js');
  await page.goto(`/admin?tab=orders&order=${id}`, { waitUntil: 'commit' });
  const served = page.locator('#served-panel');
  const note = served.getByLabel('Note', { exact: true });
  await expect(note).toBeVisible();
  return { served, note, release, releaseDetails };
}

const own = (page: Page) => page.getByRole('dialog').getByLabel('Note', { exact: true });

test('a note written before the scripts load is added once they have', async ({ page }) => {
  const { served, note, release, releaseDetails } = await openOrder(page);
  await note.fill(TEXT);
  await served.getByRole('button', { name: 'Add Note' }).click();
  release();
  releaseDetails();
  await expectNotice(page, 'Note added', '');
  await expect(served).toHaveCount(0);
  const history = page.getByRole('dialog').getByRole('region', { name: 'History' });
  await expect(history.getByText(TEXT)).toHaveCount(1);
  await expect(own(page)).toHaveValue('');
});

for (const first of ['before the scripts load', "while the page's own panel loads"])
  test(`someone who starts a note ${first} can keep writing in the page's own panel`, async ({ page }) => {
    const { served, note, release, releaseDetails } = await openOrder(page);
    const isEarly = first.startsWith('before');
    if (isEarly) await note.click();
    release();
    await expect(page.locator('[data-aside] [aria-busy]').first()).toBeAttached();
    if (!isEarly) await note.click();
    await expect(note).toBeFocused();
    await page.keyboard.type('The heel is');
    releaseDetails();
    await expect(served).toHaveCount(0);
    await expect(own(page)).toBeFocused();
    await page.keyboard.type(' done');
    await expect(own(page)).toHaveValue(TEXT);
    await page.getByRole('button', { name: 'Add Note' }).click();
    await expectNotice(page, 'Note added', '');
  });

test("a button that's held down while the page's own panel loads still works", async ({ page }) => {
  const { served, release, releaseDetails } = await openOrder(page);
  await served.getByRole('button', { name: 'Edit' }).hover();
  await page.mouse.down();
  release();
  releaseDetails();
  await expect(
    page.locator('[data-aside]:not(#served-panel *)').getByLabel('Note', { exact: true }),
  ).toBeAttached();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: /^Edit Order/ })).toBeVisible();
});
