import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TEXT_ME_WORDING } from '#domain/consents/consent-words';
import { orderAnswer } from '#domain/orders/order-contract';
import { trackView } from '#domain/orders/track-contract';
import { findOrder } from '#server/orders/find-order';
import { trackToken } from '#server/orders/track-token';
import { findAll } from '#server/platform/database/find';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { makeCustomer, makeService, orderBody } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { textShop } from '#server/testing/text-shop';

const { shop, serviceId, order, visitor, newNumber, setStatus } = await textShop();

const stored = async (body: unknown) => {
  const { orderId } = orderAnswer.parse(body);
  return { orderId, textNumber: (await findOrder(shop.payload, orderId))?.textNumber ?? null };
};
const recordsOf = (orderId: string) => findAll(shop.payload, 'consents', { orderId: { equals: orderId } });

describe('consent to texts in the order form (rule 34.2)', () => {
  it('is stored with time, wording, and IP address', async () => {
    const { status, body } = await order({ textMe: true, customerPhone: '(607) 555-0123' });
    expect(status).toBe(201);
    const { orderId, textNumber } = await stored(body);
    expect(textNumber).toBe('+16075550123');
    expect(await recordsOf(orderId)).toMatchObject([
      {
        ...{ kind: 'texts', given: true, place: 'order-form', wording: TEXT_ME_WORDING },
        ...{ phone: '+16075550123', email: 'robin@test.example', at: expect.any(String) },
        address: expect.stringMatching(/127\.0\.0\.1/),
      },
    ]);
  });

  it('is missing unless the box was checked', async () => {
    for (const changes of [{}, { textMe: false }]) {
      const { orderId, textNumber } = await stored((await order(changes)).body);
      expect([textNumber, await recordsOf(orderId)]).toEqual([null, []]);
    }
  });

  it('needs a phone that can get texts', async () => {
    const { status, body } = await order({ textMe: true, customerPhone: 'none, just email' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { customerPhone: expect.any(String) } });
    expect((await order({ textMe: false, customerPhone: 'none, just email' })).status).toBe(201);
  });

  it('is recorded once for 30 simultaneous copies of an order, and not at all for a refused one', async () => {
    const number = newNumber();
    const key = randomUUID();
    const body = { ...orderBody(serviceId), textMe: true, customerPhone: number };
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => visitor('POST', '/api/orders', body, { 'Idempotency-Key': key })),
    );
    expect(new Set(answers.map((each) => orderAnswer.parse(each.body).orderId)).size).toBe(1);
    expect(await findAll(shop.payload, 'consents', { phone: { equals: number } })).toHaveLength(1);
    const refused = newNumber();
    await order({ textMe: true, customerPhone: refused, discountCode: 'NO-SUCH-CODE' });
    expect(await findAll(shop.payload, 'consents', { phone: { equals: refused } })).toEqual([]);
  });

  it('is ignored without keys (rule 34.1)', async () => {
    const off = await testShop();
    const service = await makeService(off.payload);
    const body = orderBody(service.id, { textMe: true, customerPhone: 'none, just email' });
    const answer = await clientWith(off)('POST', '/api/orders', body);
    expect(answer.status).toBe(201);
    expect(await findAll(off.payload, 'consents', {})).toEqual([]);

    const { orderId } = orderAnswer.parse(answer.body);
    const found = await findOrder(off.payload, orderId);
    if (!found) throw new Error('the order is not stored');
    const choice = `/api/track/${trackToken(off.payload, found)}/texts`;
    for (const refused of [
      await clientWith(off)('POST', choice, { textMe: true }),
      await (await ownerClient(off))('GET', `/api/orders/${orderId}/texts`),
    ])
      expect(refused).toMatchObject({ status: 409, body: { code: 'TEXTS_OFF' } });
  });
});

describe("the order's page (rule 34.3)", () => {
  it('offers texts while there can be any, and can end them later', async () => {
    const { orderId } = await stored((await order({ customerPhone: newNumber() })).body);
    const onPage = async (token: string) =>
      trackView.parse((await visitor('GET', `/api/track/${token}`)).body).texts;
    const found = await findOrder(shop.payload, orderId);
    if (!found) throw new Error('the order is gone');
    const token = trackToken(shop.payload, found);
    const choose = (textMe: boolean) => visitor('POST', `/api/track/${token}/texts`, { textMe });
    expect(await onPage(token)).toMatchObject({ isOn: false });
    await choose(true);
    await setStatus(orderId, 'shipped');
    expect(await onPage(token)).toMatchObject({ isOn: true });
    await choose(false);
    expect(await onPage(token)).toBeUndefined();
  });
});

describe("the customer's account (rule 34.3)", () => {
  it('turns off texts about all orders, with a record for each', async () => {
    const customer = await makeCustomer(shop.payload);
    const client = await customerClient(shop, customer);
    const numbers = [newNumber(), newNumber()];
    const ids: string[] = [];
    for (const customerPhone of numbers) {
      const changes = { customerPhone, textMe: true, customerId: customer.id, customerEmail: customer.email };
      const { body } = await client('POST', '/api/orders', { ...orderBody(serviceId), ...changes });
      ids.push((await stored(body)).orderId);
    }
    expect((await client('GET', '/api/customer/me')).body).toMatchObject({ getsTexts: true });
    expect((await client('DELETE', '/api/customer/texts')).status).toBe(200);
    expect((await client('DELETE', '/api/customer/texts')).status).toBe(200);
    expect((await client('GET', '/api/customer/me')).body).not.toHaveProperty('getsTexts');
    for (const id of ids) {
      expect((await findOrder(shop.payload, id))?.textNumber ?? null).toBeNull();
      const records = await recordsOf(id);
      expect(records.map(({ given, place }) => [given, place]).sort(([one]) => (one ? 1 : -1))).toEqual([
        [false, 'account'],
        [true, 'order-form'],
      ]);
    }
    const other = await customerClient(shop);
    expect((await other('GET', '/api/customer/me')).body).not.toHaveProperty('getsTexts');
  });
});
