import { expect, type Locator, type Page, test } from '@playwright/test';
import { orderNumber, orderTitle } from '#domain/orders/order-number';
import { OWNER } from './demo-shop';
import { newEmail } from './order-visitor';
import { paidOrder } from './paid-order';
import { makeOrder, signInOwner, storedOrder } from './shop-owner';
import { DESKTOP, expectNotice, PHONE, prepareVisitor } from './shop-visitor';

/** How long someone new to the dashboard may need, and how fast they type. */
const MORNING_MS = 300_000;
const KEY_MS = 40;

// Records screenshots for `npx playwright show-trace`.
const FILM = { mode: 'on', screenshots: true, snapshots: false } as const;

test.use({ trace: FILM });

const type = async (field: Locator, text: string) => {
  await field.click();
  await field.pressSequentially(text, { delay: KEY_MS });
};

async function makeMorning(page: Page) {
  await signInOwner(page);
  const parcels = [];
  for (const customerName of ['Robin Keeper', 'Jo Catcher', 'Sam Pitcher'])
    parcels.push(await makeOrder(page, { customerName, status: 'not_received' }));
  const done = await makeOrder(page, { status: 'in-progress', paymentStatus: 'succeeded' });
  const paid = await paidOrder(page);
  const email = newEmail();
  const question = await page.request.post('/api/questions', {
    data: { email, text: 'The web is torn. Is it worth a repair?', photos: [] },
  });
  expect(question.status()).toBe(201);
  await page.context().clearCookies();
  return { parcels, done, paid, email };
}

async function openByNumber(page: Page, id: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Scan' }).click();
  await type(page.getByLabel('Code or order number'), orderNumber(id));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: orderTitle(id) });
  await expect(
    panel.getByRole('button', { name: 'Print' }).or(panel.getByRole('link', { name: 'Print' })),
  ).toBeVisible();
  return panel;
}

async function close(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
}

for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`three packages, a finished glove, a question, and a refund take five minutes on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await prepareVisitor(page);
    const { parcels, done, paid, email } = await makeMorning(page);
    const started = Date.now();

    await page.goto('/admin');
    await type(page.getByLabel('Password', { exact: true }), OWNER.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    for (const { id } of parcels) {
      const panel = await openByNumber(page, id);
      await panel.getByRole('button', { name: 'Mark received' }).click();
      await expect(panel.getByRole('button', { name: 'Start work' })).toBeVisible();
      await close(panel);
    }

    const finished = await openByNumber(page, done.id);
    await finished.getByRole('button', { name: 'Ready for pick-up' }).click();
    await expectNotice(page, 'Order status updated', '');
    await close(finished);

    const refunded = await openByNumber(page, paid.id);
    await refunded.getByRole('button', { name: 'Refund', exact: true }).click();
    const refund = page.getByRole('dialog', { name: `Refund Order ${orderNumber(paid.id)}` });
    await refund.getByLabel('Amount in dollars').fill('');
    await type(refund.getByLabel('Amount in dollars'), '10');
    await refund.getByRole('button', { name: 'Send Refund' }).click();
    await expectNotice(page, 'Refund sent', '');
    await close(refunded);

    await page.getByRole('link', { name: /^\d+ Questions$/ }).click();
    await page.getByRole('button', { name: email }).click();
    const question = page.getByRole('dialog', { name: `Question from ${email}` });
    await type(question.getByLabel('Your answer'), 'It is: about $60.');
    await question.getByRole('button', { name: 'Send Answer' }).click();
    await expectNotice(page, 'Answer sent', '');

    expect(Date.now() - started).toBeLessThan(MORNING_MS);
    for (const { id } of parcels) expect((await storedOrder(page, id)).status).toBe('received');
    expect((await storedOrder(page, done.id)).status).toBe('shipped');
    expect((await storedOrder(page, paid.id)).amountRefunded).toBe(1000);
  });
}
