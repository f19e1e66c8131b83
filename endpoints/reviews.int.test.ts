import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { NewEvent } from '#domain/orders/order-events';
import { inputs } from '#domain/testing/cases';
import { BY_SHOP, changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { deliver } from '#server/testing/deliver';
import { makeOrder } from '#server/testing/factories';
import { GOOD, reviewShop } from '#server/testing/review-shop';
import { ADMIN } from '#server/testing/test-shop';

const { shop, payload, owner, service, ask, shipped, write, onPage, ...does } = await reviewShop();
const { listed, reviewOf, change, decide, shown, shownOf, consents } = does;

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

  it.each([
    ['on_its_way', false],
    ['returned', false],
    ['delivered', true],
  ])('is offered on the page only once its package is back: %s', async (state, isOffered) => {
    const order = await shipped();
    const event: NewEvent = {
      ...{ id: randomUUID(), kind: 'package', actor: BY_SHOP, text: 'Package' },
      data: { direction: 'to_customer', state, day: null },
    };
    await changeIf(payload, 'orders', order.id, { data: { story: [event] } });
    expect(await onPage(order)).toEqual(isOffered ? { canWrite: true, written: null } : undefined);
  });

  it("is not offered by a shop that doesn't ask for reviews", async () => {
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

  inputs(['', 'x'.repeat(1000)])(
    'takes stars with %j',
    async (text) => (await write(await shipped(), { stars: 3, text })).status,
    200,
  );

  it('can be changed until it is decided', async () => {
    const order = await shipped();
    await write(order);
    expect((await write(order, { stars: 2, text: 'A knot came loose.' })).status).toBe(200);
    expect(await listed()).toMatchObject([{ stars: 2, text: 'A knot came loose.' }]);
    await decide(order, 'approved');
    expect(await write(order)).toMatchObject({ status: 409, body: { code: 'REVIEW_DECIDED' } });
    expect(await onPage(order)).toMatchObject({ canWrite: false, written: { stars: 2, status: 'approved' } });
  });

  it('that was declined can be changed, and is decided about again', async () => {
    const order = await shipped();
    await write(order);
    await decide(order, 'declined');
    const before = await reviewOf(order);
    expect(await onPage(order)).toMatchObject({ canWrite: true, written: { ...GOOD, status: 'declined' } });
    expect((await write(order)).status).toBe(200);
    expect(await reviewOf(order)).toEqual(before);
    expect((await write(order, { stars: 4, text: 'Feels good.' })).status).toBe(200);
    expect(await reviewOf(order)).toMatchObject({ stars: 4, status: 'waiting' });
    const { body } = await owner('GET', '/api/admin/order-views');
    expect(body).toMatchObject({ counts: { reviews: 1 } });
    expect(await change(before.id, { status: 'approved' }, before.version)).toMatchObject({ status: 409 });
    expect(await shown()).toEqual([]);
  });

  it('is limited to one per order, even with 30 simultaneous requests', async () => {
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

  it("the name and the service are the order's, and the answer has no personal data", async () => {
    const order = await shipped();
    await write(order);
    await decide(order, 'approved');
    const [review] = await shown();
    expect(review).toMatchObject({ name: 'Marcus T.', service: 'Full relace', ...GOOD, photos: null });
    expect(JSON.stringify(review)).not.toMatch(/Tully|robin@|"orderId"/);
  });
});

describe('deciding (rule 37.4)', () => {
  it('approves and declines, and can undo both', async () => {
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

  it('shows exactly what was approved, even if an edit comes at the same moment', async () => {
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

  it('lists waiting reviews first, then the newest', async () => {
    const orders = [await shipped(), await shipped(), await shipped()];
    for (const order of orders) await write(order);
    const [first, second, third] = orders.map(({ id }) => id);
    await decide(orders[1] ?? orders[0] ?? (await shipped()), 'approved');
    expect((await listed()).map(({ orderId }) => orderId)).toEqual([third, first, second]);
    const { body } = await owner('GET', '/api/admin/order-views');
    expect(body).toMatchObject({ counts: { reviews: 2 } });
  });

  it('are counted only in a shop that asks for them, or while one waits', async () => {
    const counts = async () =>
      z
        .object({ counts: z.object({ reviews: z.int().optional() }) })
        .parse((await owner('GET', '/api/admin/order-views')).body).counts;
    expect(await counts()).toEqual({ reviews: 0 });
    const order = await shipped();
    await write(order);
    await ask(0);
    expect(await counts()).toEqual({ reviews: 1 });
    await decide(order, 'declined');
    expect(await counts()).toEqual({});
  });

  it("is in the order's panel", async () => {
    const order = await shipped();
    const inPanel = async () => (await owner('GET', `/api/orders/${order.id}`)).body;
    expect(await inPanel()).not.toHaveProperty('review');
    await write(order);
    expect(await inPanel()).toMatchObject({ review: await reviewOf(order) });
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
