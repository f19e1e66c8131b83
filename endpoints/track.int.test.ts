import { describe, expect, it } from 'vitest';
import { HISTORY_MAX } from '#domain/orders/order-events';
import { trackView } from '#domain/orders/track-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { findOrder } from '#server/orders/find-order';
import { trackToken } from '#server/orders/track-token';
import { siteUrl } from '#server/platform/environment/env';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { deliver, drain, emptyMailbox, SITE } from '#server/testing/deliver';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { setRow } from '#server/testing/set-row';
import { ADMIN, testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const shop = await testShop({ RATE_LIMITS: 'on' });
const owner = await ownerClient(shop);
const anyone = clientWith(shop);
const serviceId = (await makeService(shop.payload)).id;

const order = (data: Partial<Order> = {}) => makeOrder(shop.payload, serviceId, data);
const tokenOf = async (id: string) => {
  const stored = await findOrder(shop.payload, id);
  return stored ? trackToken(shop.payload, stored) : '';
};
const track = async (id: string) => anyone('GET', `/api/track/${await tokenOf(id)}`);
const view = async (id: string) => trackView.parse((await track(id)).body);

describe('GET /api/track/:token', () => {
  it('shows an order to anyone with its link, without personal data', async () => {
    const { id } = await order({
      status: 'received',
      paymentStatus: 'succeeded',
      total: 6500,
      customerName: 'Robin Catcher',
      customerEmail: 'robin.catcher@mail.example',
      customerPhone: '555 010 7788',
      shippingAddress: '7 Secret Lane',
      deliveryMethod: 'ship',
    });
    await owner('POST', `/api/orders/${id}/notes`, { text: 'pays late' });
    const { status, body, headers } = await track(id);
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(body).toMatchObject({
      number: id.slice(0, 8).toUpperCase(),
      status: 'received',
      amountPaid: 8000,
      amountRefunded: 0,
      amountDue: 0,
      steps: [
        { key: 'ordered', state: 'done' },
        { key: 'paid', label: 'Paid', state: 'done' },
        { key: 'received', state: 'current' },
        { key: 'bench', label: 'On the bench', at: null, state: 'next' },
        { key: 'finished', label: 'Shipped', at: null, state: 'next' },
      ],
    });
    const text = JSON.stringify(body);
    // Four digits alone could be part of an ID or a link by chance.
    for (const secret of ['Robin', 'Catcher', 'robin.catcher', '010 7788', 'Secret Lane', 'pays late'])
      expect(text).not.toContain(secret);
  });

  it('has the history worded for the customer, newest first', async () => {
    const { id } = await order({ status: 'not_received', total: 6500, deliveryMethod: 'dropoff' });
    await owner('PATCH', `/api/orders/${id}/status`, { status: 'received' });
    await owner('PATCH', `/api/orders/${id}`, { customerName: 'Somebody Else' });
    const { events } = await view(id);
    expect(events.map(({ kind }) => kind)).toEqual(['ready-by', 'status', 'paid', 'ordered']);
    expect(events[1]?.text).toBe('Your glove is here and safe with us.');
  });

  it.each([
    ['of an unknown order', 'A'.repeat(46)],
    ['that is malformed', 'short'],
    ['with other characters', '..%2f..%2fetc'],
  ])('answers a token %s with 404', async (_what, token) => {
    const { status, body } = await anyone('GET', `/api/track/${token}`);
    expect([status, body]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });

  it('has one valid link, and a new one voids it', async () => {
    const { id } = await order();
    const before = await tokenOf(id);
    const { body } = await owner('POST', `/api/orders/${id}/track-link`);
    const after = await tokenOf(id);
    expect(body).toEqual({ trackUrl: `${siteUrl(shop.settings)}/track/${after}` });
    expect(after).not.toBe(before);
    expect((await anyone('GET', `/api/track/${before}`)).status).toBe(404);
    expect((await anyone('GET', `/api/track/${after}`)).status).toBe(200);
    expect((await owner('GET', `/api/orders/${id}`)).body).toMatchObject(Object(body));
  });

  it('voids a link sent to another email once the order has the right one', async () => {
    const { id, version } = await order({ customerEmail: 'typo@mail.example' });
    const mistyped = await tokenOf(id);
    const change = (customerEmail: string) => owner('PATCH', `/api/orders/${id}`, { customerEmail });
    expect((await change('TYPO@mail.example')).status).toBe(200);
    expect(await tokenOf(id)).toBe(mistyped);
    expect((await change('right@mail.example')).body).toEqual({ success: true, version: (version ?? 0) + 2 });
    expect((await anyone('GET', `/api/track/${mistyped}`)).status).toBe(404);
    const right = await tokenOf(id);
    const emails = (await deliver(shop)).filter(({ to }) => to === 'right@mail.example');
    expect(emails.map(({ text }) => text.includes(`${SITE}/track/${right}`))).toEqual([true]);
  });

  it('stores the token nowhere in the database', async () => {
    const { id } = await order();
    const stored = JSON.stringify(await findOrder(shop.payload, id));
    expect(stored).not.toContain(await tokenOf(id));
  });
});

it("a customer sees the same page for their own order, and 404 for another's", async () => {
  const customer = await makeCustomer(shop.payload);
  const me = await customerClient(shop, customer);
  const ownOrder = await order({ customer: customer.id });
  const other = await order();
  expect((await me('GET', `/api/customer/orders/${ownOrder.id}`)).body).toEqual(await view(ownOrder.id));
  expect((await me('GET', `/api/customer/orders/${other.id}`)).status).toBe(404);
});

describe('POST /api/orders/find', () => {
  const find = (number: string, email: string) => anyone('POST', '/api/orders/find', { number, email });

  it('emails the link to anyone with number and email, and answers everyone alike', async () => {
    const { id, customerEmail } = await order({ customerEmail: 'finder@mail.example' });
    await deliver(shop);
    await emptyMailbox(shop);
    const number = `# ${id.slice(0, 4)} ${id.slice(4, 8).toLowerCase()}`;
    const right = await find(number, customerEmail.toUpperCase());
    const wrong = await find(number, 'another@mail.example');
    const none = await find('XYZ', customerEmail);
    expect([right.status, right.body]).toEqual([200, { message: MESSAGES.orderLinkSent }]);
    expect([wrong.body, none.body]).toEqual([right.body, right.body]);
    const emails = await deliver(shop);
    expect(emails.map(({ to }) => to)).toEqual(['finder@mail.example']);
    expect(emails[0]?.text).toContain(`${SITE}/track/${await tokenOf(id)}`);
  });

  it('sends at most five emails an hour to one email address', async () => {
    const { id, customerEmail } = await order({ customerEmail: 'often@mail.example' });
    await deliver(shop);
    await emptyMailbox(shop);
    for (let times = 0; times < 8; times += 1) await find(id.slice(0, 8), customerEmail);
    expect((await deliver(shop)).length).toBeLessThanOrEqual(5);
  });
});

describe('messages on an order', () => {
  it('are emailed both ways, show on the page, and wait for an answer', async () => {
    const { id } = await order({ customerEmail: 'writer@mail.example', customerName: 'Jo Fielder' });
    await drain(shop);
    await emptyMailbox(shop);
    const token = await tokenOf(id);
    const answer = await anyone('POST', `/api/track/${token}/messages`, { text: ' Is it done?\r\nThanks ' });
    expect(answer.status).toBe(201);
    expect((await owner('GET', `/api/orders/${id}`)).body).toMatchObject({
      unansweredSince: expect.any(String),
    });
    expect((await owner('POST', `/api/orders/${id}/messages`, { text: 'On Friday.' })).status).toBe(201);
    expect((await owner('GET', `/api/orders/${id}`)).body).toMatchObject({ unansweredSince: null });
    expect((await view(id)).messages).toMatchObject([
      { from: 'customer', text: 'Is it done?\nThanks' },
      { from: 'shop', text: 'On Friday.' },
    ]);
    const emails = await deliver(shop);
    emails.sort((one, other) => one.to.localeCompare(other.to));
    expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
      [ADMIN.email, `Jo Fielder sent a message about order ${id.slice(0, 8).toUpperCase()}`],
      ['writer@mail.example', `A message about your order ${id.slice(0, 8).toUpperCase()}`],
    ]);
    expect(emails[0]?.text).toContain('Is it done?');
    expect(emails[1]?.text).toContain(`/track/${token}`);
  });

  it('are stored once per key', async () => {
    const { id } = await order();
    const path = `/api/track/${await tokenOf(id)}/messages`;
    const send = () => anyone('POST', path, { text: 'Once' }, { 'Idempotency-Key': `${id}-key` });
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await view(id)).messages).toHaveLength(1);
  });

  it('can be sent again if the first one filled the history, and no more after that', async () => {
    const { id } = await order();
    const event = { kind: 'note', actor: { role: 'shop' }, text: 'x', isPublic: false, data: {} };
    const at = new Date().toISOString();
    const story = Array.from({ length: HISTORY_MAX - 1 }, (_, n) => ({ ...event, at, id: String(n) }));
    await setRow(shop.payload, 'orders', id, { story });
    const path = `/api/track/${await tokenOf(id)}/messages`;
    const send = (key: string) =>
      anyone('POST', path, { text: 'The last one' }, { 'Idempotency-Key': `${id}-${key}` });
    const [first, again, other] = [await send('key'), await send('key'), await send('other')];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 409, body: { code: 'STORY_FULL' } });
    expect((await view(id)).messages).toHaveLength(1);
  });

  it.each([
    ['nothing', ' '],
    ['too long a text', 'x'.repeat(2001)],
  ])('reject %s', async (_what, text) => {
    const { id } = await order();
    const { status } = await anyone('POST', `/api/track/${await tokenOf(id)}/messages`, { text });
    expect(status).toBe(400);
    expect((await owner('POST', `/api/orders/${id}/notes`, { text })).status).toBe(400);
  });

  it('are limited to ten an hour per order', async () => {
    const { id } = await order();
    const path = `/api/track/${await tokenOf(id)}/messages`;
    const statuses = [];
    for (let times = 0; times < 11; times += 1)
      statuses.push((await anyone('POST', path, { text: `${times}` })).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });
});
