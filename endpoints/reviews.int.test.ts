import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { REMOVE_REVIEW_WORDING, REVIEW_WORDING } from '#domain/consents/consent-words';
import { trackView } from '#domain/orders/track-contract';
import { reviewView } from '#domain/reviews/review-contract';
import { shownReviews } from '#domain/reviews/shown-review';
import { trackToken } from '#server/orders/track-token';
import { findAll } from '#server/platform/database/find';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { makeAlbum, makeCustomer, makeOrder, makePhoto, makeService } from '#server/testing/factories';
import { changeOrderRow } from '#server/testing/payments';
import { ADMIN, testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const shop = await testShop();
const { payload } = shop;
const owner = await ownerClient(shop);
const anyone = clientWith(shop);
const service = await makeService(payload, { name: 'Full relace' });

const ask = (reviewDays: number) => owner('PATCH', '/api/admin/shop-settings', { reviewDays });
const shipped = (data: Partial<Order> = {}) =>
  makeOrder(payload, service.id, { status: 'shipped', customerName: 'Marcus Tully', ...data });
const pathOf = (order: Order) => `/api/track/${trackToken(payload, order)}`;
const write = (order: Order, review: object = GOOD) => anyone('POST', `${pathOf(order)}/review`, review);
const remove = (order: Order) => anyone('DELETE', `${pathOf(order)}/review`);
const onPage = async (order: Order) => trackView.parse((await anyone('GET', pathOf(order))).body).review;
const listed = async () => z.array(reviewView).parse((await owner('GET', '/api/admin/reviews')).body);
const reviewOf = async (order: Order) => {
  const found = (await listed()).find(({ orderId }) => orderId === order.id);
  if (!found) throw new Error('there is no review');
  return found;
};
const change = (id: string, body: object, version?: number) =>
  owner(
    'PATCH',
    `/api/admin/reviews/${id}`,
    body,
    version === undefined ? {} : { 'If-Match': `"${version}"` },
  );
const decide = async (order: Order, status: 'approved' | 'declined') => {
  const { id, version } = await reviewOf(order);
  return change(id, { status }, version);
};
const shown = async () => shownReviews.parse((await anyone('GET', '/api/reviews')).body);
const shownOf = async (order: Order) => {
  const { id } = await reviewOf(order);
  return (await shown()).find((review) => review.id === id);
};
const consents = async ({ id }: Order) =>
  (await findAll(payload, 'consents', { orderId: { equals: id } }, 'at')).map(
    ({ kind, given, wording, place }) => ({ kind, given, wording, place }),
  );

const GOOD = { stars: 5, text: 'Feels like new.' };

beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'reviews', where: {} });
  await emptyMailbox(shop);
  await ask(7);
});

describe('writing a review (rule 37.3)', () => {
  it('is offered once the glove is back, and is shown on the page as waiting', async () => {
    const bench = await makeOrder(payload, service.id, { status: 'in-progress' });
    expect(await onPage(bench)).toBeUndefined();
    expect(await write(bench)).toMatchObject({ status: 409, body: { code: 'REVIEWS_OFF' } });
    const order = await shipped();
    expect(await onPage(order)).toEqual({ canWrite: true, written: null });
    expect(await write(order)).toMatchObject({ status: 200, body: { success: true } });
    expect(await onPage(order)).toMatchObject({ canWrite: true, written: { ...GOOD, status: 'waiting' } });
    expect(await shown()).toEqual([]);
  });

  it('a shop that asks for none offers none', async () => {
    await ask(0);
    const order = await shipped();
    expect(await onPage(order)).toBeUndefined();
    expect(await write(order)).toMatchObject({ status: 409, body: { code: 'REVIEWS_OFF' } });
  });

  it.each([
    [{ stars: 0, text: '' }, 'stars'],
    [{ stars: 6, text: '' }, 'stars'],
    [{ stars: 4.5, text: '' }, 'stars'],
    [{ text: 'No stars' }, 'stars'],
    [{ stars: 5, text: 'x'.repeat(1001) }, 'text'],
    [{ stars: 5 }, 'text'],
  ])('refuses %o', async (review, field) => {
    expect(await write(await shipped(), review)).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
  });

  it('keeps plain text: HTML as typed, without control characters', async () => {
    const order = await shipped();
    await write(order, { stars: 4, text: '  <b>Great</b>\u0000\u202E\r\nweb ' });
    expect((await reviewOf(order)).text).toBe('<b>Great</b>\nweb');
  });

  it.each(['', 'x'.repeat(1000)])('takes stars with %j', async (text) => {
    expect((await write(await shipped(), { stars: 3, text })).status).toBe(200);
  });

  it('can be changed until it is decided', async () => {
    const order = await shipped();
    await write(order);
    expect((await write(order, { stars: 2, text: 'A knot came loose.' })).status).toBe(200);
    expect(await listed()).toMatchObject([{ stars: 2, text: 'A knot came loose.' }]);
    await decide(order, 'approved');
    expect(await write(order)).toMatchObject({ status: 409, body: { code: 'REVIEW_DECIDED' } });
    expect(await onPage(order)).toMatchObject({ canWrite: false, written: { stars: 2, status: 'approved' } });
  });

  it('is one per order, even with 30 requests at once', async () => {
    const order = await shipped();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => write(order, { stars: 1 + (n % 5), text: `Version ${n}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await listed()).toHaveLength(1);
    expect(await consents(order)).toHaveLength(1);
    const subjects = (await deliver(shop))
      .filter(({ to }) => to === ADMIN.email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^New review from Marcus T\.: order [0-9A-F]{8}$/)]);
  });

  it('the name and the service are the order’s, and the answer has no personal data', async () => {
    const order = await shipped();
    await write(order);
    await decide(order, 'approved');
    const [review] = await shown();
    expect(review).toMatchObject({ name: 'Marcus T.', service: 'Full relace', ...GOOD, photos: null });
    expect(JSON.stringify(review)).not.toMatch(/Tully|robin@|"orderId"/);
  });
});

describe('deciding (rule 37.4)', () => {
  it('approves and declines, and takes back either', async () => {
    const order = await shipped();
    await write(order);
    for (const status of ['approved', 'declined', 'approved'] as const) {
      expect((await decide(order, status)).status).toBe(200);
      expect(await onPage(order)).toMatchObject({ written: { status } });
      expect((await shown()).length).toBe(status === 'approved' ? 1 : 0);
    }
  });

  it('never changes what the customer wrote', async () => {
    const order = await shipped();
    await write(order);
    const { id, version } = await reviewOf(order);
    await change(id, { status: 'approved', stars: 1, text: 'Changed' }, version);
    expect(await reviewOf(order)).toMatchObject({ ...GOOD, status: 'approved' });
  });

  it('is refused for words the owner has not seen', async () => {
    const order = await shipped();
    await write(order);
    const { id, version } = await reviewOf(order);
    await write(order, { stars: 1, text: 'I changed my mind.' });
    expect(await change(id, { status: 'approved' }, version)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(await change(id, { status: 'approved' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(await shown()).toEqual([]);
  });

  it('what was approved is what is shown, when an edit comes at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const order = await shipped();
      await write(order, { stars: 5, text: 'First' });
      const { id, version } = await reviewOf(order);
      const [approved, edited] = await Promise.all([
        change(id, { status: 'approved' }, version),
        write(order, { stars: 1, text: 'Second' }),
      ]);
      const { status, text } = await reviewOf(order);
      if (approved.status === 200) {
        expect(edited).toMatchObject({ status: 409, body: { code: 'REVIEW_DECIDED' } });
        expect([status, text]).toEqual(['approved', 'First']);
        expect(await shownOf(order)).toMatchObject({ text: 'First' });
      } else {
        expect([status, text, edited.status]).toEqual(['waiting', 'Second', 200]);
        expect(await shownOf(order)).toBeUndefined();
      }
    }
  });

  it('waiting ones come first, then the newest', async () => {
    const orders = [await shipped(), await shipped(), await shipped()];
    for (const order of orders) await write(order);
    const [first, second, third] = orders.map(({ id }) => id);
    await decide(orders[1] ?? orders[0] ?? (await shipped()), 'approved');
    expect((await listed()).map(({ orderId }) => orderId)).toEqual([third, first, second]);
    const { body } = await owner('GET', '/api/admin/order-views');
    expect(body).toMatchObject({ counts: { reviews: 2 } });
  });

  it('is in the audit log', async () => {
    const order = await shipped();
    await write(order);
    await decide(order, 'approved');
    const { id } = await reviewOf(order);
    await change(id, { answer: 'Thanks!' });
    await change(id, { answer: '' });
    const entries = await findAll(payload, 'audit', { kind: { equals: 'review' } }, 'createdAt');
    expect(entries.slice(-3).map(({ text }) => text)).toEqual([
      'Approved a review',
      'Answered a review',
      'Removed the answer to a review',
    ]);
  });
});

describe('the answer (rule 37.5)', () => {
  it('is shown with the review, and the owner can change and remove it', async () => {
    const order = await shipped();
    await write(order);
    await decide(order, 'approved');
    const { id } = await reviewOf(order);
    for (const answer of ['Thanks, Marcus.', 'Thanks!', '']) {
      expect((await change(id, { answer })).status).toBe(200);
      expect((await shown())[0]?.answer).toBe(answer || null);
      expect((await onPage(order))?.written?.answer?.text ?? '').toBe(answer);
    }
  });
});

describe('photos beside a review (rule 37.7)', () => {
  it.each(['with-first-name', 'without-name', 'no'] as const)(
    'come from the album in the gallery, with a yes to the name: %s',
    async (mayShow) => {
      const order = await shipped({ mayShow });
      const [before, after] = [await makePhoto(payload), await makePhoto(payload)];
      await makeAlbum(payload, { order: order.id, imageUrls: [before, after] });
      await write(order);
      await decide(order, 'approved');
      const allowed = mayShow === 'with-first-name' ? { before, after } : null;
      expect((await shownOf(order))?.photos).toEqual(allowed);
      // Written past the shop's own caches, as another server does.
      await changeOrderRow(payload, order.id, { mayShow: 'no' });
      expect((await shownOf(order))?.photos).toBeNull();
    },
  );
});

describe('removing (rule 37.8)', () => {
  it.each(['waiting', 'approved', 'declined'] as const)('a review that is %s', async (status) => {
    const order = await shipped();
    await write(order);
    if (status !== 'waiting') await decide(order, status);
    expect((await remove(order)).status).toBe(200);
    expect((await remove(order)).status).toBe(200);
    expect([await shown(), await listed()]).toEqual([[], []]);
    expect(await onPage(order)).toEqual({ canWrite: true, written: null });
    const about = { kind: 'review', place: 'order-page' };
    expect(await consents(order)).toEqual([
      { ...about, given: true, wording: REVIEW_WORDING },
      { ...about, given: false, wording: REMOVE_REVIEW_WORDING },
    ]);
  });

  it('works after the shop stopped asking', async () => {
    const order = await shipped();
    await write(order);
    await decide(order, 'approved');
    await ask(0);
    expect(await onPage(order)).toMatchObject({ canWrite: false, written: GOOD });
    expect((await remove(order)).status).toBe(200);
    expect(await shown()).toEqual([]);
  });

  it('of an unknown link is a 404', async () => {
    expect((await anyone('DELETE', `/api/track/${'A'.repeat(46)}/review`)).status).toBe(404);
  });

  it('comes with erasing the customer, and the download has it before', async () => {
    const customer = await makeCustomer(payload);
    const client = await customerClient(shop, customer);
    const order = await shipped({ customer: customer.id, customerEmail: customer.email });
    await write(order);
    await decide(order, 'approved');
    expect((await client('GET', '/api/customer/me/export')).body).toMatchObject({
      reviews: [{ ...GOOD, orderId: order.id, status: 'approved' }],
    });
    expect((await client('POST', '/api/customer/me/erase', { password: 'secret-1' })).status).toBe(200);
    expect([await shown(), await listed()]).toEqual([[], []]);
    expect((await write(order)).status).toBe(404);
  });

  it('comes with deleting the order', async () => {
    const order = await shipped({ paymentStatus: 'pending' });
    await write(order);
    await payload.delete({ collection: 'orders', id: order.id });
    expect(await listed()).toEqual([]);
  });
});
