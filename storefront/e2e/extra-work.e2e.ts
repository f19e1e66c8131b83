import { expect, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { readOutbox } from '#server/testing/emails';
import { DATA_DIR } from './demo-shop';
import { makeOrder, openDetails, startAsOwner, storedOrder } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice, PHONE } from './shop-visitor';

test('the owner proposes extra work, and the customer accepts it in two taps and pays', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await startAsOwner(page);
  const { id, customerEmail, trackUrl } = await makeOrder(page, { paymentStatus: 'succeeded' });
  const part = (await openDetails(page, id)).getByRole('region', { name: 'Extra work' });

  await part.getByRole('button', { name: 'Propose Extra Work' }).click();
  const form = page.getByRole('dialog', { name: `Extra Work for Order ${orderNumber(id)}` });
  await form.getByLabel('Work').fill('New palm lining');
  await form.getByLabel('Amount ($)').fill('15');
  await form.getByLabel('Note to the customer').fill('The lining is worn through.');
  await form.getByRole('button', { name: 'Preview' }).click();
  await expect(form.getByText(/Your order would come to \$85.00, with \$15.00 due/)).toBeVisible();
  await expectAccessible(page, 'the preview of extra work');
  await form.getByRole('button', { name: 'Send to Customer' }).click();
  await expectNotice(page, 'Extra work proposed', '');
  await expect(part.getByText('Waiting for customer')).toBeVisible();

  const emailed = async () => (await readOutbox(DATA_DIR)).filter(({ to }) => to === customerEmail);
  await expect
    .poll(async () => (await emailed()).map(({ subject }) => subject))
    .toContain(`We found something: order ${orderNumber(id)}`);

  await page.setViewportSize(PHONE);
  await page.goto(new URL(trackUrl).pathname);
  await expect(
    page.getByRole('heading', { level: 1, name: 'We found something and need your answer' }),
  ).toBeInViewport();
  const extraWork = page.getByRole('region', { name: 'Extra work' });
  await expectAccessible(page, 'extra work to answer');
  await page.setViewportSize(PHONE);
  await extraWork.getByRole('button', { name: 'Accept' }).click();
  await extraWork.getByRole('button', { name: 'Yes, do it' }).click();
  await expect(page.getByText("Thanks! We'll do it")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay $15.00' })).toBeVisible();
  await expectAccessible(page, 'extra work that is accepted');
  await page.getByRole('link', { name: 'Pay $15.00' }).click();
  await page.getByRole('button', { name: 'Pay $15.00', exact: true }).click();
  await page.getByRole('button', { name: 'Approve the payment', exact: true }).click();
  await expect.poll(async () => (await storedOrder(page, id)).amountDue).toBe(0);
  expect(await storedOrder(page, id)).toMatchObject({
    extraTotal: 1500,
    amountPaid: 8500,
    extraWork: [{ status: 'accepted', evidence: { address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) } }],
  });
});
