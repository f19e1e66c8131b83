import { expect, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { paidOrder } from './paid-order';
import { openDetails, startAsOwner, storedOrder } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice } from './shop-visitor';

test("the owner refunds part of an order, and choosing 'Canceled' in the form asks about the rest and saves other changes", async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await startAsOwner(page);
  const { id, total } = await paidOrder(page);
  const details = await openDetails(page, id);
  const panel = page.getByRole('region', { name: 'Refunds' });
  await panel.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Refund Order ${orderNumber(id)}` });
  await dialog.getByLabel('Amount in dollars').fill('10');
  await dialog.getByLabel('Why (optional)').fill('The heel pad was fine');
  await expectAccessible(page, 'the refund dialog');
  await dialog.getByRole('button', { name: 'Send Refund' }).dblclick();
  await expectNotice(page, 'Refund sent', '');
  await expect(panel.getByText('The heel pad was fine')).toHaveCount(1);
  expect(await storedOrder(page, id)).toMatchObject({ amountRefunded: 1000, amountDue: 0 });

  await page.setViewportSize(DESKTOP);
  await details.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: `Edit Order ${orderNumber(id)}` });
  await form.getByLabel('Phone').fill('(555) 010-9999');
  await form.getByLabel('Status', { exact: true }).selectOption('canceled');
  await expectAccessible(page, 'the edit form that cancels');
  await form.getByRole('button', { name: 'Save and Continue' }).click();
  const cancel = page.getByRole('dialog', { name: `Cancel Order ${orderNumber(id)}` });
  await expect(cancel.getByText('How much do you want to refund?')).toBeVisible();
  expect(await storedOrder(page, id)).toMatchObject({
    status: 'not_received',
    customerPhone: '(555) 010-9999',
  });
  await cancel.getByLabel('Why (optional)').fill('The web cannot be saved.');
  await expectAccessible(page, 'the cancel dialog');
  await cancel.getByText('By hand').click();
  await cancel.getByLabel('Refunded as').selectOption('check');
  await expectAccessible(page, 'the cancel dialog that asks how');
  await cancel.getByRole('button', { name: 'Cancel Order' }).click();
  await expectNotice(page, 'Order canceled', '');
  expect(await storedOrder(page, id)).toMatchObject({ status: 'canceled', amountRefunded: total });
});
