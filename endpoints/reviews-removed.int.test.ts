import { describe, expect, it } from 'vitest';
import { REMOVE_REVIEW_WORDING, REVIEW_WORDING } from '#domain/consents/consent-words';
import { customerClient } from '#server/testing/client';
import { makeAlbum, makeCustomer, makePhoto } from '#server/testing/factories';
import { GOOD, reviewShop } from '#server/testing/review-shop';
import { setRow } from '#server/testing/set-row';

const { shop, payload, anyone, ask, shipped, write, remove, onPage, ...does } = await reviewShop();
const { listed, decide, shown, shownOf, consents } = does;

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
      // Written behind the shop's caches, as another server would.
      await setRow(payload, 'orders', order.id, { mayShow: 'no' });
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

  it('happens when the customer is erased, and their download has the review until then', async () => {
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

  it('happens when the order is deleted', async () => {
    const order = await shipped({ paymentStatus: 'pending' });
    await write(order);
    await payload.delete({ collection: 'orders', id: order.id });
    expect(await listed()).toEqual([]);
  });
});
