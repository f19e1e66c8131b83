import { expect, type Page, test } from '@playwright/test';
import { orderNumber } from '#domain/orders/order-number';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { dayOf, daysLater } from '#domain/orders/ready-by-days';
import { formatDay } from '#domain/words/days';
import { readOutbox } from '#server/testing/emails';
import { DATA_DIR } from './demo-shop';
import { makeOrder, openDetails, startAsOwner, storedOrder } from './shop-owner';
import { DESKTOP, expectAccessible, expectNotice } from './shop-visitor';

const customerWrites = (page: Page, { trackUrl }: OwnerOrderView, text: string) =>
  page.request.post(`/api/track/${trackUrl.split('/').at(-1)}/messages`, { data: { text } });

test("a customer's message shows in Today, the list, and the order until someone answers", async ({
  page,
}) => {
  await startAsOwner(page);
  const order = await makeOrder(page);
  expect((await customerWrites(page, order, 'When is it ready?')).status()).toBe(201);
  await page.goto(`/admin?tab=orders&search=${orderNumber(order.id)}`);
  await page.getByRole('link', { name: /^\d+ To answer$/ }).click();
  await expect(page).toHaveURL(/unanswered=1/);
  const row = page.getByRole('row', { name: orderNumber(order.id) });
  await expect(row).toContainText('Waiting for our answer');
  await expectAccessible(page, 'the list with its marks');
  await page.setViewportSize(DESKTOP);
  await row.getByRole('button', { name: `View order ${orderNumber(order.id)}` }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${orderNumber(order.id)}`, exact: true });
  const events = dialog.getByRole('list', { name: 'Events, newest first' });
  await expect(events).toContainText('Order entered');

  await dialog.getByLabel('Note', { exact: true }).fill('Heel pad is loose');
  await dialog.getByRole('button', { name: 'Add Note' }).dblclick();
  await expectNotice(page, 'Note added', '');
  await expect(events.getByText('Heel pad is loose')).toHaveCount(1);
  await expect(events).toContainText('Only the shop sees this');

  await dialog.getByRole('button', { name: 'Answer' }).click();
  await expect(dialog.getByLabel('Message to Casey Shortstop')).toBeFocused();
  await page.keyboard.type('Shall we mend the heel?');
  await dialog.getByRole('button', { name: 'Send Message' }).click();
  await expectNotice(page, 'Message sent', '');
  await expect(events.getByText('Shall we mend the heel?')).toBeVisible();
  await expect(dialog.getByText('Casey Shortstop is waiting for an answer')).toBeHidden();
  const subjects = async () => {
    const emails = (await readOutbox(DATA_DIR)).filter(({ to }) => to === order.customerEmail);
    return emails.map(({ subject }) => subject);
  };
  await expect.poll(subjects).toContain(`A message about your order ${orderNumber(order.id)}`);
  await dialog.getByRole('button', { name: 'Refresh the history' }).click();
  await expect(events).toContainText('Email: Message about the order');
  await expectAccessible(page, 'the details with their story');
  await page.setViewportSize(DESKTOP);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).toBeHidden();
});

test("an order's date can be changed and cleared, and its customer link copied and replaced", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startAsOwner(page);
  const order = await makeOrder(page);
  const dialog = await openDetails(page, order.id);

  await test.step('change the date', async () => {
    const today = dayOf(new Date());
    const [from, to] = [daysLater(today, 2), daysLater(today, 3)];
    await dialog.getByRole('button', { name: 'Change Date' }).click();
    const form = page.getByRole('dialog', { name: `Order ${orderNumber(order.id)} Ready By` });
    await form.getByLabel('First day').fill(to);
    await form.getByLabel('Last day').fill(from);
    await form.getByRole('button', { name: 'Save Date' }).click();
    await expect(form.getByText("The last day can't be before the first")).toBeVisible();
    await expectAccessible(page, 'the form of the date with its message');
    await page.setViewportSize(DESKTOP);
    await form.getByLabel('First day').fill(from);
    await form.getByLabel('Last day').fill(to);
    await form.getByRole('button', { name: 'Save Date' }).click();
    await expectNotice(page, 'Ready-by date updated', '');
    await expect(form).toBeHidden();
    await expect(dialog.getByText(`${formatDay(from)} to ${formatDay(to)}`, { exact: true })).toBeVisible();
    expect((await storedOrder(page, order.id)).readyBy).toEqual({ from, to });
    await dialog.getByRole('button', { name: 'Change Date' }).click();
    await form.getByRole('button', { name: 'Clear the Date' }).click();
    await form.getByRole('button', { name: 'Save Date' }).click();
    await expect(dialog.getByText('No date yet')).toBeVisible();
    expect((await storedOrder(page, order.id)).readyBy).toBeNull();
  });

  await test.step('copy and replace the link', async () => {
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expectNotice(page, 'Link copied', '');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order.trackUrl);
    await dialog.getByRole('button', { name: 'New link' }).click();
    const question = page.getByRole('dialog', { name: 'Make a new link?' });
    await expectAccessible(page, 'the question before a new link');
    await page.setViewportSize(DESKTOP);
    await question.getByRole('button', { name: 'New Link' }).click();
    await expectNotice(page, 'New link made', '');
    await expect(question).toBeHidden();
    const { trackUrl } = await storedOrder(page, order.id);
    expect(trackUrl).not.toBe(order.trackUrl);
    await expect(dialog.getByRole('link', { name: /^Open the customer's/ })).toHaveAttribute(
      'href',
      trackUrl,
    );
    expect((await customerWrites(page, order, 'Hello?')).status()).toBe(404);
  });
});
