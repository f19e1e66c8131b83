import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type LedgerEntry, newRefund } from '#domain/orders/ledger';
import { changeIf } from '#server/platform/database/change-if';
import { ownerClient } from '#server/testing/client';
import { deliver } from '#server/testing/deliver';
import type { Email } from '#server/testing/emails';
import { makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../../payload-types';

const shop = await testShop();
const owner = await ownerClient(shop);

const paid = async (): Promise<Order> => {
  const { id } = await makeService(shop.payload);
  return makeOrder(shop.payload, id, { status: 'received', total: 6500, paymentStatus: 'succeeded' });
};
const about = (emails: readonly Email[], { id }: Order, subject: RegExp) =>
  emails.filter(
    (email) => subject.test(email.subject) && email.subject.includes(id.slice(0, 8).toUpperCase()),
  );

const YOUR_REFUND = /^Your refund for order /;

it('the refund email states amount, method, and reason, and is sent once', async () => {
  const order = await paid();
  const body = {
    amount: 2000,
    method: 'recorded',
    how: 'card',
    reason: 'The heel pad was fine.',
    notify: true,
  };
  await owner('POST', `/api/orders/${order.id}/refunds`, body);
  await owner('POST', `/api/orders/${order.id}/refunds`, { ...body, amount: 100, notify: false });
  const [email, ...others] = about(await deliver(shop), order, YOUR_REFUND);
  expect(others).toEqual([]);
  expect(email?.text).toContain('REFUND SENT');
  expect(email?.text).toContain("we've refunded $20.00 to your card.");
  expect(`${email?.text} ${email?.html}`).not.toMatch(/money back|gave .*back|went back/i);
  expect(email?.text).toContain('The heel pad was fine.');
});

it('a failed refund emails the owner once and never the customer', async () => {
  const order = await paid();
  const write = (entry: LedgerEntry) =>
    changeIf(shop.payload, 'orders', order.id, { data: { movements: [entry] } });
  const made = { id: randomUUID(), at: new Date().toISOString(), amount: 2000, isCounted: true } as const;
  const refund = newRefund({ ...made, how: 'test', status: 'pending', notify: true });
  await write(refund);
  expect(about(await deliver(shop), order, /Refund failed/)).toEqual([]);
  await write({ ...refund, status: 'failed' });
  await write({ ...refund, status: 'failed' });
  const emails = await deliver(shop);
  const [email, ...others] = about(emails, order, /^Refund failed: .*\$20\.00$/);
  expect(others).toEqual([]);
  expect(email?.to).toContain('owner');
  expect(email?.text).toContain("PayPal didn't refund $20.00");
  expect(email?.text).toContain(`order=${order.id}`);
  expect(about(emails, order, YOUR_REFUND)).toEqual([]);
});

it('a cancellation emails its reason and refund in one message', async () => {
  const order = await paid();
  const refund = { amount: 6500, method: 'recorded' };
  const body = { refund, reason: 'The web cannot be saved.', notify: true };
  await owner('POST', `/api/orders/${order.id}/cancel`, body);
  const emails = await deliver(shop);
  const [email, ...others] = about(emails, order, /is canceled$/);
  expect(others).toEqual([]);
  expect(email?.text).toContain('The web cannot be saved.');
  expect(email?.text).toContain("We've refunded $65.00 in cash.");
  expect(about(emails, order, YOUR_REFUND)).toEqual([]);
});

it('a cancellation without notice emails nothing, even about earlier changes', async () => {
  const order = await paid();
  await owner('PATCH', `/api/orders/${order.id}/status`, { status: 'in-progress' });
  await owner('POST', `/api/orders/${order.id}/cancel`, {});
  expect(about(await deliver(shop), order, /canceled|begun/)).toEqual([]);
});
