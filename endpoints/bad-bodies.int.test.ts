import fc from 'fast-check';
import type { CollectionSlug } from 'payload';
import { describe, expect, it } from 'vitest';
import { failureAnswer } from '#domain/api-calls/failures';
import { loginAnswer, messageAnswer } from '#domain/customers/account-contract';
import { discountVerifyAnswer } from '#domain/discounts/discount-contract';
import { signupAnswer } from '#domain/mailing-list/mailing-list';
import { orderAnswer } from '#domain/orders/order-contract';
import { badBodies, manyBodies } from '#server/testing/bad-bodies';
import { call } from '#server/testing/call';
import { makeDiscount, makeLaceColor, makeService, orderBody } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const STORED: CollectionSlug[] = [
  'orders',
  'customers',
  'discounts',
  'services',
  'lace-colors',
  'admins',
  'outbox',
];
// A fixed seed makes failures reproducible.
const SEED = 20_260_301;
const BODIES = manyBodies(160);

const shop = await testShop();

const counts = async () => {
  const all = await Promise.all(STORED.map((collection) => shop.payload.count({ collection })));
  return Object.fromEntries(STORED.map((collection, n) => [collection, all[n]?.totalDocs]));
};

/** Sends hundreds of bad bodies to a call. Each is answered in JSON, and refused ones store nothing. */
async function survives(
  path: string,
  bodies: fc.Arbitrary<string>,
  isGood: (status: number, body: unknown) => boolean,
  runs = BODIES,
) {
  const statuses: Record<number, number> = {};
  let before = await counts();
  const property = fc.asyncProperty(bodies, async (body) => {
    const answer = await call(`${shop.url}${path}`, { body: body === '' ? ' ' : body });
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (isGood(answer.status, answer.body)) {
      before = await counts();
      return;
    }
    // 401: a status makes an order the owner's form.
    expect([400, 401, 409, 413]).toContain(answer.status);
    expect(failureAnswer.parse(answer.body).message).toMatch(/\w{3}/);
    expect(await counts()).toEqual(before);
  });
  await fc.assert(property, { numRuns: runs, seed: SEED, endOnFailure: true });
  return statuses;
}

describe('bad bodies', () => {
  it('never break POST /api/mailing-list/signup or store anything', async () => {
    const good = { name: 'Robin', email: 'robin@test.example', password: 'secret-1' };
    const statuses = await survives(
      '/api/mailing-list/signup',
      badBodies(good),
      (status, body) => status === 201 && signupAnswer.safeParse(body).success,
    );
    expect(statuses[400]).toBeGreaterThan(BODIES / 2);
    expect(statuses[413]).toBeGreaterThan(0);
  });

  it('never break POST /api/discounts/verify or store anything', async () => {
    const { code } = await makeDiscount(shop.payload);
    const statuses = await survives(
      '/api/discounts/verify',
      badBodies({ code }),
      (status, body) => status === 200 && discountVerifyAnswer.safeParse(body).success,
    );
    expect(statuses[400]).toBeGreaterThan(BODIES / 4);
  });

  it.each([
    ['customer/login', { email: 'robin@test.example', password: 'secret-1' }, 60],
    ['admin/login', { password: 'secret-1' }, 60],
    ['customer/forgot-password', { email: 'robin@test.example' }, BODIES],
    ['customer/confirm-email', { token: 'f'.repeat(43) }, BODIES],
    ['customer/reset-password', { token: 'f'.repeat(40), newPassword: 'secret-1' }, BODIES],
  ])('never break POST /api/%s or store anything', async (path, good, runs) => {
    const statuses = await survives(
      `/api/${path}`,
      badBodies(good),
      (status, body) =>
        status === 200 && (loginAnswer.safeParse(body).success || messageAnswer.safeParse(body).success),
      runs,
    );
    expect(statuses[400]).toBeGreaterThan(runs / 4);
  });

  it('never break POST /api/orders or store anything', async () => {
    const service = await makeService(shop.payload);
    const color = await makeLaceColor(shop.payload);
    const { code } = await makeDiscount(shop.payload);
    const good = orderBody(service.id, {
      discountCode: code,
      shippingAddress: null,
      customerId: null,
      items: [
        {
          serviceId: service.id,
          laceColorId: color.id,
          gloveDetails: 'A 12 inch infield glove',
          specialInstructions: null,
          gloveImages: [],
        },
      ],
    });
    const statuses = await survives(
      '/api/orders',
      badBodies({ ...good }),
      (status, body) => status === 201 && orderAnswer.safeParse(body).success,
    );
    expect(statuses[400]).toBeGreaterThan(BODIES / 2);
    expect(await shop.payload.count({ collection: 'orders', where: { total: { less_than: 5850 } } })).toEqual(
      { totalDocs: 0 },
    );
  });
});

describe('stored text', () => {
  it.each([
    ['🧤🧵 Zoë', '🧤🧵 Zoë'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['O\'Brien -- "x"', 'O\'Brien -- "x"'],
    // Invisible or unstorable characters are dropped or replaced, without losing the text after them.
    ['\u202eturned', 'turned'],
    ['a\0b and more', 'ab and more'],
    ['\ud800 half a sign', '\ufffd half a sign'],
  ])('comes back as %j', async (customerName, kept) => {
    const service = await makeService(shop.payload);
    const { status, body } = await call(`${shop.url}/api/orders`, {
      body: orderBody(service.id, { customerName }),
    });
    expect(status).toBe(201);
    const { customerName: stored } = await shop.payload.findByID({
      collection: 'orders',
      id: String(body.orderId),
      depth: 0,
    });
    expect(stored).toBe(kept);
  });
});
