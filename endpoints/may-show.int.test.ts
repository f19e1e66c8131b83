import { describe, expect, it } from 'vitest';
import { mayShowWording } from '#domain/gallery/may-show';
import { orderNumber } from '#domain/orders/order-number';
import { findAll } from '#server/platform/database/find';
import { deliver, SITE } from '#server/testing/deliver';
import { makeCustomer } from '#server/testing/factories';
import { galleryShop } from '#server/testing/gallery-shop';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const shop = await testShop({ RATE_LIMITS: 'on' });
const { payload } = shop;
const { owner, anyone, ask, finished, trackPath, view, answer } = await galleryShop(shop);

describe('the question (rule 36.1)', () => {
  it('is on the page of a finished order with photos from before and after', async () => {
    const { id } = await finished();
    expect((await view(id)).mayShow).toBeNull();
  });

  it.each<[string, Partial<Order>]>([
    ['without photos from before', { beforeImages: [] }],
    ['without photos from after', { afterImages: [] }],
    ["that isn't finished", { status: 'in-progress' }],
  ])("isn't on the page of an order %s", async (_what, data) => {
    const { id } = await finished(data);
    expect(await view(id)).not.toHaveProperty('mayShow');
    expect(await answer(id, 'without-name')).toMatchObject({ status: 409, body: { code: 'NOT_ASKED' } });
  });

  it("isn't there while the setting is off, for the owner either", async () => {
    await ask(false);
    const { id } = await finished();
    expect(await view(id)).not.toHaveProperty('mayShow');
    expect((await answer(id, 'no')).status).toBe(409);
    expect((await owner('GET', `/api/orders/${id}`)).body).not.toHaveProperty('gallery');
    await ask(true);
  });

  it("isn't answered by an unknown link or with other words", async () => {
    const { id } = await finished();
    const path = `${await trackPath(id)}/may-show`;
    expect((await anyone('POST', `/api/track/${'A'.repeat(46)}/may-show`, { answer: 'no' })).status).toBe(
      404,
    );
    expect((await anyone('POST', path, { answer: 'yes' })).status).toBe(400);
    expect((await anyone('POST', path, { answer: 'no' }, { Origin: 'https://other.example' })).status).toBe(
      403,
    );
  });
});

describe('the answer (rule 36.2)', () => {
  const records = (id: string) => findAll(payload, 'consents', { orderId: { equals: id } }, 'at');

  it('is kept with its wording, and a double click is one record', async () => {
    const customer = await makeCustomer(payload);
    const { id } = await finished({ customer: customer.id });
    const answers = await Promise.all([1, 2, 3].map(() => answer(id, 'with-first-name')));
    expect(answers.map(({ status: each }) => each)).toEqual([200, 200, 200]);
    expect((await view(id)).mayShow).toBe('with-first-name');
    expect(await records(id)).toMatchObject([
      {
        kind: 'photos',
        given: true,
        choice: 'with-first-name',
        wording: mayShowWording('with-first-name'),
        place: 'order-page',
        customerId: customer.id,
      },
    ]);
  });

  it('can be changed and taken back, even after the question is turned off', async () => {
    const { id } = await finished();
    await answer(id, 'with-first-name');
    await answer(id, 'without-name');
    await ask(false);
    expect((await view(id)).mayShow).toBe('without-name');
    expect((await answer(id, 'no')).status).toBe(200);
    await ask(true);
    expect((await view(id)).mayShow).toBe('no');
    expect((await records(id)).map(({ given }) => given)).toEqual([true, true, false]);
  });
});

describe('emails (rule 36.3)', () => {
  const setStatus = (id: string, status: string) => owner('PATCH', `/api/orders/${id}/status`, { status });
  const question = async (id: string) => {
    const emails = (await deliver(shop)).filter(({ subject }) => subject.includes(orderNumber(id)));
    return emails.filter(({ text }) => text.includes('May we show your glove?'));
  };

  it('ask in a shop that follows no packages when the work is done, with a link to the question', async () => {
    const { id } = await finished({
      status: 'in-progress',
      deliveryMethod: 'ship',
      shippingAddress: '1 Main St\nDover, DE 19901',
    });
    await setStatus(id, 'shipped');
    const [email, ...others] = await question(id);
    expect(others).toEqual([]);
    expect(email?.text).toContain(`${SITE}/track/`);
    expect(email?.text).toContain('#may-show');
  });

  it("don't ask without photos, after an answer, or while the setting is off", async () => {
    const bare = await finished({ status: 'in-progress', afterImages: [] });
    await setStatus(bare.id, 'shipped');
    expect(await question(bare.id)).toEqual([]);
    const answered = await finished({ status: 'in-progress', mayShow: 'no' });
    await setStatus(answered.id, 'shipped');
    expect(await question(answered.id)).toEqual([]);
    await ask(false);
    const unasked = await finished({ status: 'in-progress' });
    await setStatus(unasked.id, 'shipped');
    expect(await question(unasked.id)).toEqual([]);
    await ask(true);
  });
});
