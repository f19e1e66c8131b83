import { expect, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import { makeOrder, openDetails, startAsOwner } from './shop-owner';
import { expectAccessible, expectNotice } from './shop-visitor';

test('a partial cash payment is recorded once and shows in the books', async ({ page }) => {
  await startAsOwner(page);
  const { id } = await makeOrder(page);
  const number = orderNumber(id);
  const details = await openDetails(page, id);
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByText('No payments yet')).toBeVisible();
  await payments.getByRole('button', { name: 'Record Payment' }).click();
  const form = page.getByRole('dialog', { name: `Payment of Order ${number}` });
  await form.getByLabel('Amount ($)').fill('20');
  await form.getByRole('button', { name: 'Record Payment' }).dblclick();
  await expectNotice(page, 'Payment recorded', '');
  await expect(payments.getByRole('listitem')).toHaveCount(1);
  await expect(payments.getByRole('listitem')).toContainText('Cash');
  await expect(payments).toContainText('$50.00');
  await expect(page.getByRole('list', { name: 'Events, newest first' })).toContainText('Paid $20.00, cash');

  await details.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Money', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Money' })).toBeVisible();
  const entry = page.getByRole('table', { name: 'Ledger' }).getByRole('row').filter({ hasText: number });
  await expect(entry).toContainText('Cash');
  await expect(entry).toContainText('$20.00');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^money-\d{4}-\d{2}\.csv$/);
});

test('the focus stays on a button that turned to the last month', async ({ page }) => {
  await startAsOwner(page);
  await page.goto('/admin/money');
  const month = page.getByRole('combobox', { name: 'Month' });
  const now = await month.inputValue();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(month).not.toHaveValue(now);
  const next = page.getByRole('button', { name: 'Next month' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(month).toHaveValue(now);
  await expect(next).toBeDisabled();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(next).toBeFocused();
});

test('the charts comply with the content security policy, and the books pass axe in both themes at every width', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await startAsOwner(page);
  await page.goto('/admin/money');
  const chart = page.getByRole('img', { name: /^Paid and refunded on each day/ });
  await expect(chart).toBeVisible();
  const drawn = () =>
    chart.evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
  await expect.poll(async () => (await drawn()).length).toBeGreaterThan(3000);
  const dark = await drawn();
  await page.evaluate(() => document.documentElement.classList.remove('dark'));
  await expect.poll(drawn).not.toBe(dark);
  await page.getByText('Each day as a table').click();
  await expect(page.getByRole('table', { name: 'Each day' })).toBeVisible();
  await expectAccessible(page, 'the books');
  expect(refused).toEqual([]);
});
