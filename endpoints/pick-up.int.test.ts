import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderEvent } from '#domain/orders/order-events';
import { orderNumber } from '#domain/orders/order-number';
import { askForReviews } from '#server/reviews/follow-up-orders';
import { staffClient } from '#server/testing/client';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { galleryShop } from '#server/testing/gallery-shop';
import { readOrder } from '#server/testing/payments';
import { setRow } from '#server/testing/set-row';
import { ten } from '#server/testing/ten-at-once';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const shop = await testShop({ RATE_LIMITS: 'off' });
const { payload } = shop;
const { owner, ask, finished, view, answer } = await galleryShop(shop);
const bench = await staffClient(shop, 'bench');
const reviews = (reviewDays: number) => owner('PATCH', '/api/admin/shop-settings', { reviewDays });
const QUESTION = 'May we show your glove?';

beforeEach(async () => {
  await ask(true);
  await reviews(7);
});

const setStatus = (id: string, status: string) => owner('PATCH', `/api/orders/${id}/status`, { status });

/** A dropped-off glove that's done. Its customer has the email that says so. */
async function ready(data: Partial<Order> = {}): Promise<string> {
  const { id } = await finished({ status: 'in-progress', ...data });
  await setStatus(id, 'shipped');
  return id;
}
const pickUp = (id: string, by = owner) => by('POST', `/api/orders/${id}/picked-up`);
const eventsOf = async (id: string) =>
  z
    .array(orderEvent)
    .parse((await owner('GET', `/api/orders/${id}/events`)).body)
    .filter(({ kind }) => kind === 'picked-up');
const emailsOf = async (id: string) =>
  (await deliver(shop)).filter(({ subject }) => subject.includes(orderNumber(id)));

describe('a glove that waits at the counter (rule 15.13)', () => {
  it('is asked about only once the customer has picked it up', async () => {
    const id = await ready();
    const emails = await emailsOf(id);
    expect(emails.map(({ subject }) => subject)).toEqual([`Finished: order ${orderNumber(id)}`]);
    expect(emails[0]?.text).not.toContain(QUESTION);
    const before = await view(id);
    expect(before).not.toHaveProperty('mayShow');
    expect(before).not.toHaveProperty('review');
    expect(before.steps.at(-1)).toMatchObject({ label: 'Ready for pick-up', state: 'current' });
    expect(await answer(id, 'no')).toMatchObject({ status: 409, body: { code: 'NOT_ASKED' } });

    expect((await pickUp(id)).status).toBe(200);
    const after = await view(id);
    expect(after).toMatchObject({ mayShow: null, review: { canWrite: true, written: null } });
    expect(after.steps.slice(-2)).toMatchObject([
      { label: 'Ready for pick-up', state: 'done' },
      { label: 'Picked up', state: 'current', at: expect.any(String) },
    ]);
    expect(after.events[0]).toMatchObject({ text: 'You picked up your glove.', actor: { role: 'shop' } });
    expect((await answer(id, 'no')).status).toBe(200);
  });

  it('gets the review email some days after it was picked up, which asks both', async () => {
    const id = await ready();
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await emptyMailbox(shop);
    await askForReviews(payload, inDays(7.1), () => undefined);
    expect(await emailsOf(id)).toEqual([]);
    await pickUp(id);
    await askForReviews(payload, inDays(6.9), () => undefined);
    expect(await emailsOf(id)).toEqual([]);
    await askForReviews(payload, inDays(7.1), () => undefined);
    const [email, ...others] = await emailsOf(id);
    expect(others).toEqual([]);
    expect(email?.subject).toContain('How does your glove feel?');
    expect(email?.text).toContain(QUESTION);
  });

  it('is picked up once, no matter how often it is said, by bench staff too', async () => {
    const id = await ready();
    expect(new Set(await ten(() => pickUp(id, bench)))).toEqual(new Set([200]));
    expect(await eventsOf(id)).toMatchObject([{ text: 'Picked up', actor: { role: 'staff' } }]);
  });

  it('is not picked up anymore once it is back on the bench', async () => {
    const id = await ready();
    await pickUp(id);
    await setStatus(id, 'in-progress');
    await setStatus(id, 'shipped');
    expect(await view(id)).not.toHaveProperty('mayShow');
    expect((await pickUp(id)).status).toBe(200);
    expect((await view(id)).mayShow).toBeNull();
    expect(await eventsOf(id)).toHaveLength(2);
  });

  it('keeps the link of a review email that was sent before this was recorded', async () => {
    const id = await ready();
    await setRow(payload, 'orders', id, { reviewAskedAt: new Date().toISOString() });
    expect((await view(id)).review).toEqual({ canWrite: true, written: null });
  });

  it.each<[string, Partial<Order>, string?]>([
    ['on the bench', {}],
    ['shipped back', { deliveryMethod: 'ship', shippingAddress: '1 Main St\nDover, DE 19901' }, 'shipped'],
    ['shipped back with a tracking number', { trackingNumber: '9400111899223197428490' }, 'shipped'],
    ['canceled', {}, 'canceled'],
  ])('an order that is %s is not picked up', async (_what, data, status) => {
    const { id } = await finished({ status: 'in-progress', ...data });
    if (status) await setStatus(id, status);
    expect(await pickUp(id)).toMatchObject({ status: 409, body: { code: 'NOT_FOR_PICK_UP' } });
    expect(await eventsOf(id)).toEqual([]);
  });

  it('shows the button only while the shop asks for something', async () => {
    const id = await ready();
    const isOffered = async (by = owner) => (await by('GET', `/api/orders/${id}`)).body;
    expect(await isOffered()).toMatchObject({ awaitsPickUp: true });
    expect(await isOffered(bench)).toMatchObject({ awaitsPickUp: true });
    await ask(false);
    expect(await isOffered()).toMatchObject({ awaitsPickUp: true });
    await reviews(0);
    expect(await isOffered()).not.toHaveProperty('awaitsPickUp');
    await reviews(7);
    await pickUp(id);
    expect(await isOffered()).not.toHaveProperty('awaitsPickUp');
    expect((await readOrder(shop, id)).status).toBe('shipped');
  });
});
