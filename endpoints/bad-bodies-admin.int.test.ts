import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failureAnswer } from '#domain/api-calls/failures';
import { badBodies } from '#server/testing/bad-bodies';
import { call } from '#server/testing/call';
import {
  makeCustomer,
  makeDiscount,
  makeLaceColor,
  makeOrder,
  makePhoto,
  makeReader,
  makeService,
} from '#server/testing/factories';
import { startTestShop, type TestShop } from '#server/testing/test-shop';
import { adminTokenOf, ownerCookie } from '#server/testing/tokens';

// The same bodies at every run, so that what breaks once can be seen again.
const SEED = 20_260_301;
const BODIES = 80;

let shop: TestShop;
let Cookie: string;
beforeAll(async () => {
  shop = await startTestShop();
  ({ Cookie } = ownerCookie(await adminTokenOf(shop.payload)));
});
afterAll(() => shop.close());

const service = async () => (await makeService(shop.payload)).id;
const address = async (noun: string) => {
  if (noun === 'orders') return `/api/orders/${(await makeOrder(shop.payload, await service())).id}`;
  if (noun === 'customers') return `/api/customers/${(await makeCustomer(shop.payload)).id}`;
  if (noun === 'discounts') return `/api/discounts/${(await makeDiscount(shop.payload)).id}`;
  if (noun === 'lace-colors') return `/api/lace-colors/${(await makeLaceColor(shop.payload)).id}`;
  return `/api/services/${await service()}`;
};
const order = async () => ({
  customerName: 'Robin',
  customerEmail: 'robin@test.example',
  customerPhone: '555',
  customerId: null,
  deliveryMethod: 'ship',
  shippingAddress: '1 Main St',
  discountCode: 'X',
  items: [{ id: randomUUID(), serviceId: await service(), gloveDetails: 'Mitt', gloveImages: [] }],
  status: 'received',
  paymentStatus: 'pending',
  subtotal: 1,
  total: 1,
  discountAmount: 0,
  trackingNumber: null,
});
const person = { name: 'Robin', email: 'r@test.example', phone: '5', password: 'a-good-one' };
const goods = { name: 'Relace', description: 'Every lace by hand', price: 1, category: 'repair', active: 1 };

it.each<[string, string, () => Promise<string>, () => Promise<object>]>([
  ['POST', '/api/orders', async () => '/api/orders', order],
  ['PATCH', '/api/orders/{id}', () => address('orders'), order],
  [
    'PATCH',
    '/api/orders/{id}/status',
    async () => `${await address('orders')}/status`,
    async () => ({ status: 'received' }),
  ],
  [
    'PATCH',
    '/api/orders/{id}/images',
    async () => `${await address('orders')}/images`,
    async () => ({ beforeImages: [await makePhoto(shop.payload)], afterImages: [] }),
  ],
  [
    'POST',
    '/api/orders/{id}/extra-work',
    async () => `${await address('orders')}/extra-work`,
    async () => ({
      lines: [{ description: 'New palm lining', amount: 1500 }],
      note: 'Worn through',
      photos: [await makePhoto(shop.payload)],
      expiresInDays: 7,
    }),
  ],
  [
    'POST',
    '/api/orders/{id}/refunds',
    async () => `${await address('orders')}/refunds`,
    async () => ({ amount: 1, method: 'recorded', reason: 'A', notify: true, captureId: null }),
  ],
  [
    'POST',
    '/api/orders/{id}/cancel',
    async () => `${await address('orders')}/cancel`,
    async () => ({ refund: { amount: 1, method: 'recorded' }, reason: 'A', notify: true }),
  ],
  ['POST', '/api/customers', async () => '/api/customers', async () => person],
  [
    'PATCH',
    '/api/customers/{id}',
    () => address('customers'),
    async () => ({ ...person, mailingListOptIn: 1 }),
  ],
  ['POST', '/api/services', async () => '/api/services', async () => goods],
  ['PATCH', '/api/services/{id}', () => address('services'), async () => ({ ...goods, sortOrder: 1 })],
  [
    'POST',
    '/api/services/reorder',
    async () => '/api/services/reorder',
    async () => ({ serviceOrders: [{ id: await service(), sortOrder: 1 }] }),
  ],
  [
    'PATCH',
    '/api/lace-colors/{id}',
    () => address('lace-colors'),
    async () => ({ inventory: 1, sortOrder: 1 }),
  ],
  [
    'POST',
    '/api/discounts',
    async () => '/api/discounts',
    async () => ({ code: 'ABC', type: 'fixed', value: 1, active: 1 }),
  ],
  ['PATCH', '/api/discounts/{id}', () => address('discounts'), async () => ({ active: 1 })],
  [
    'POST',
    '/api/messages/send',
    async () => '/api/messages/send',
    async () => ({ customerIds: [(await makeReader(shop.payload)).id], subject: 'A', message: 'B' }),
  ],
  [
    'POST',
    '/api/admin/work-gallery',
    async () => '/api/admin/work-gallery',
    async () => ({ title: 'A', description: 'B', imageUrls: [await makePhoto(shop.payload)] }),
  ],
])('bad bodies never break %s %s', async (method, _call, path, good) => {
  const url = `${shop.url}${await path()}`;
  const property = fc.asyncProperty(badBodies({ ...(await good()) }), async (text) => {
    const { status, body } = await call(url, { method, body: text || ' ', headers: { Cookie } });
    if (status < 300) return;
    expect([400, 409, 413]).toContain(status);
    expect(failureAnswer.parse(body).message).toMatch(/\w{3}/);
  });
  await fc.assert(property, { numRuns: BODIES, seed: SEED, endOnFailure: true });
});
