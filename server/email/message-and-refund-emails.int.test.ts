import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { type LedgerEntry, newRefund } from '#domain/orders/ledger';
import { changeIf } from '#server/platform/database/change-if';
import { enqueue } from '#server/platform/outbox/enqueue';
import { clientWith, ownerClient } from '#server/testing/client';
import { deliver, emptyMailbox, SITE } from '#server/testing/deliver';
import type { Email } from '#server/testing/emails';
import { makeOrder, makeService, orderBody } from '#server/testing/factories';
import { jpeg } from '#server/testing/photos';
import { ADMIN, testShop } from '#server/testing/test-shop';
import { uploadPhoto } from '#server/testing/uploads';
import type { Order } from '../../payload-types';

const shop = await testShop();
const owner = await ownerClient(shop);
const { payload } = shop;
const { id: serviceId } = await makeService(payload);
const emails: Email[] = await allEmails();

async function allEmails(): Promise<Email[]> {
  const visitor = clientWith(shop);
  await visitor('POST', '/api/orders', orderBody(serviceId));
  const { id } = await makeOrder(shop.payload, serviceId, {
    status: 'not_received',
    deliveryMethod: 'ship',
    shippingAddress: '1 Main St\nDover, DE 19901',
  });
  const droppedOff = await makeOrder(shop.payload, serviceId, {
    status: 'received',
    deliveryMethod: 'dropoff',
  });
  await owner('POST', `/api/orders/${id}/send-shipping-instructions`);
  await owner('POST', `/api/orders/${droppedOff.id}/send-dropoff-instructions`);
  await owner('PATCH', `/api/orders/${id}/status`, { status: 'received' });
  await owner('POST', `/api/orders/${id}/messages`, { text: 'It has arrived.' });
  await visitor('POST', '/api/orders/find', { number: id.slice(0, 8), email: 'robin@test.example' });
  await deliver(shop);
  await owner('PATCH', `/api/orders/${id}/ready-by`, { from: '2099-01-01', to: '2099-01-02' });
  await owner('PATCH', `/api/orders/${droppedOff.id}/status`, { status: 'shipped' });
  await deliver(shop);
  await owner('PATCH', `/api/orders/${id}/status`, { status: 'canceled' });
  return deliver(shop);
}

it("every order email to a customer links to the order's page and shows its steps", () => {
  expect(emails.length).toBeGreaterThan(8);
  const toCustomers = emails.filter(
    ({ to, subject }) => to !== 'owner@test.example' && !/Welcome|account/.test(subject),
  );
  for (const { subject, text, html } of toCustomers) {
    expect({ subject, link: /\/track\/[\w-]{46}/.test(text) }).toEqual({ subject, link: true });
    expect(html).toContain('Track your order');
    expect(text).toMatch(/[✓●] Ordered/);
  }
});

const photo = async () => uploadPhoto(shop, await jpeg());

/** Returns the owner's email about a customer's message that contains this. */
async function emailAbout(text: string, data: { photos?: string[]; files?: string[] }) {
  const { id: orderId } = await makeOrder(payload, serviceId, { customerName: 'Robin Reader' });
  await emptyMailbox(shop);
  const actor = { role: 'customer', name: 'Robin' } as const;
  const event = {
    id: `message-${orderId}`,
    kind: 'message',
    actor,
    text,
    data: { channel: 'email', ...data },
  } as const;
  await changeIf(payload, 'orders', orderId, { data: { story: [event] } });
  const row = { key: `${orderId}:message:${event.id}`, data: { orderId, messageId: event.id } };
  await enqueue(payload, 'mail:message-to-shop', row);
  const emails = (await deliver(shop)).filter(({ to }) => to === ADMIN.email);
  expect(emails).toHaveLength(1);
  return emails[0]?.text.replaceAll(/\s+/g, ' ') ?? '';
}

it("a message's photos are links the owner can open (rule 15.8)", async () => {
  const photos = [await photo(), await photo()];
  const email = await emailAbout('The web is torn.', { photos });
  expect(email).toContain('The web is torn.');
  for (const photo of photos) {
    expect(email).toContain(`${SITE}${photo}`);
    expect((await fetch(`${shop.url}${photo}`)).status).toBe(200);
  }
});

it('photos without a message say so, and so does an email with other files alone', async () => {
  expect(await emailAbout('', { photos: [await photo()] })).toContain('Robin Reader sent photos about order');
  const email = await emailAbout('', { files: ['receipt.pdf'] });
  expect(email).toMatch(/Robin Reader sent an email about order \w+, without a message\./);
  expect(email).toContain('Not saved here, but still in your mailbox: receipt.pdf');
});

const paid = (): Promise<Order> =>
  makeOrder(payload, serviceId, { status: 'received', total: 6500, paymentStatus: 'succeeded' });
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
