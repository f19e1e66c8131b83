import { randomUUID } from 'node:crypto';
import type { CollectionSlug } from 'payload';
import { describe, expect, it } from 'vitest';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { createdAnswer } from '#domain/wire/change-answers';
import { ownerClient } from '#server/testing/client';
import { wordWritings } from '#server/testing/customers-words';
import { editorApi } from '#server/testing/editor-api';
import {
  makeCustomer,
  makeDiscount,
  makeLaceColor,
  makeOrder,
  makeReader,
  makeService,
} from '#server/testing/factories';
import { galleryWritings } from '#server/testing/gallery-writings';
import { labelWritings } from '#server/testing/label-writings';
import { makeFailedEmail } from '#server/testing/outbox-rows';
import { makeLostPayment } from '#server/testing/payments';
import { jpeg } from '#server/testing/photos';
import { replyWritings } from '#server/testing/reply-writings';
import { securityWritings } from '#server/testing/security-writings';
import { settingsWritings } from '#server/testing/settings-writings';
import { staffWritings } from '#server/testing/staff-writings';
import { allAre, oneIs, ROUNDS, ten } from '#server/testing/ten-at-once';
import { testShop } from '#server/testing/test-shop';
import { adminTokenOf, ownerCookie } from '#server/testing/tokens';
import { uploadPhoto } from '#server/testing/uploads';

const shop = await testShop({}, editorApi);
const owner = await ownerClient(shop);
const token = await adminTokenOf(shop.payload);
const serviceId = (await makeService(shop.payload)).id;
const photo = await uploadPhoto(shop, await jpeg());

/** A call to the editor's API. The test looks only at its status. */
async function editor(method: string, path: string, body?: unknown): Promise<{ status: number }> {
  const headers = { ...ownerCookie(token), 'Content-Type': 'application/json' };
  return fetch(`${shop.url}/cms/api${path}`, { method, headers, body: JSON.stringify(body) });
}

const idOf = async (made: Promise<{ id: string }>) => (await made).id;
const order = (deliveryMethod: 'ship' | 'dropoff' = 'dropoff') =>
  idOf(makeOrder(shop.payload, serviceId, { deliveryMethod, shippingAddress: '1 Main St' }));
const album = () =>
  idOf(shop.payload.create({ collection: 'gallery', data: { title: 'Album', imageUrls: [photo] } }));
const glove = (n: number) => ({ serviceId, gloveDetails: `Glove number ${n}`, gloveImages: [photo] });
const orderForm = (n: number) => ({
  customerName: `Robin ${n}`,
  customerEmail: 'robin@test.example',
  customerPhone: '555 010 2030',
  deliveryMethod: 'dropoff',
  items: [glove(n)],
  status: n % 2 ? 'received' : 'in-progress',
  paymentStatus: 'pending',
  subtotal: 6500 + n,
  total: 6500 + n,
});

interface Writing {
  /** Creates what the call writes to. Returns its ID. If the call needs a part's ID, that follows after a space. */
  prepare?: () => Promise<string>;
  body?: (n: number, id: string) => unknown;
  /** The statuses to expect, sorted. By default, all are 200. */
  statuses?: number[];
}

const WORK = [{ description: 'New palm lining', amount: 1500 }];

/** Every call with which the owner writes something, sent by ten windows at the same time. */
const WRITINGS: Record<string, Writing> = {
  'POST /api/orders': { body: orderForm, statuses: allAre(201) },
  'PATCH /api/orders/:id': { prepare: order, body: orderForm },
  'PATCH /api/orders/:id/status': {
    prepare: order,
    body: (n) => ({ status: n % 2 ? 'shipped' : 'received' }),
  },
  'PATCH /api/orders/:id/images': { prepare: order, body: () => ({ afterImages: [photo] }) },
  'POST /api/orders/:id/send-shipping-instructions': { prepare: () => order('ship'), body: () => ({}) },
  'POST /api/orders/:id/send-dropoff-instructions': { prepare: order, body: () => ({}) },
  'PATCH /api/orders/:id/ready-by': {
    prepare: order,
    body: (n) => ({ from: '2099-01-01', to: `2099-02-${10 + n}` }),
  },
  'POST /api/orders/:id/notes': {
    prepare: order,
    body: (n) => ({ text: `Note ${n}` }),
    statuses: allAre(201),
  },
  'POST /api/orders/:id/messages': {
    prepare: order,
    body: (n) => ({ text: `Message ${n}` }),
    statuses: allAre(201),
  },
  'POST /api/orders/:id/extra-work': {
    prepare: order,
    body: () => ({ lines: WORK }),
    statuses: oneIs(201, 409),
  },
  'POST /api/orders/:id/extra-work/:extraId/withdraw': {
    prepare: async () => {
      const id = await order();
      const { body } = await owner('POST', `/api/orders/${id}/extra-work`, { lines: WORK });
      return `${id} ${createdAnswer.parse(body).id}`;
    },
    body: () => ({}),
  },
  'POST /api/orders/:id/track-link': { prepare: order },
  'POST /api/admin/health': { body: () => ({}) },
  'POST /api/orders/:id/payments': {
    prepare: () => idOf(makeOrder(shop.payload, serviceId, { paymentStatus: 'pending' })),
    body: () => ({ amount: 6500, how: 'cash' }),
    statuses: oneIs(201, 409),
  },
  'POST /api/orders/:id/refunds': {
    prepare: () => idOf(makeOrder(shop.payload, serviceId, { paymentStatus: 'succeeded', total: 6500 })),
    body: () => ({ amount: 6500, method: 'recorded' }),
    statuses: oneIs(201, 409),
  },
  'POST /api/orders/:id/cancel': { prepare: order, body: () => ({}), statuses: oneIs(200, 409) },
  'POST /api/customers': {
    body: () => ({
      name: 'Casey',
      email: 'same@once.example',
      phone: '555 010 2030',
      password: 'secret-1',
    }),
    statuses: oneIs(201, 409),
  },
  'PATCH /api/customers/:id': {
    prepare: () => idOf(makeCustomer(shop.payload)),
    body: (n) => ({ name: `Casey ${n}`, ...(n % 2 && { password: `secret-${n}` }) }),
  },
  'POST /api/messages/send': {
    prepare: () => idOf(makeReader(shop.payload)),
    body: (n, id) => ({ customerIds: [id], subject: 'News', message: `Number ${n % 2}` }),
  },
  'POST /api/outbox/:id/resend': {
    prepare: async () => makeFailedEmail(shop.payload, await order()),
    body: () => ({}),
    statuses: oneIs(200, 409),
  },
  'POST /api/orders/:id/settled': {
    prepare: () => idOf(makeOrder(shop.payload, serviceId, { paymentProblem: 'Paid twice.' })),
    body: () => ({ problem: 'Paid twice.' }),
    statuses: oneIs(200, 409),
  },
  'POST /api/payment-attempts/:id/settled': {
    prepare: () => makeLostPayment(shop.payload),
    body: () => ({}),
    statuses: oneIs(200, 409),
  },
  ...wordWritings(shop.payload),
  'POST /api/services': {
    body: (n) => ({
      name: `Service ${n}`,
      description: 'Every lace is replaced.',
      price: 1,
      category: 'repair',
    }),
    statuses: allAre(201),
  },
  'PATCH /api/services/:id': {
    prepare: () => idOf(makeService(shop.payload)),
    body: (n) => ({ price: n, active: n % 2 }),
  },
  'POST /api/services/reorder': {
    prepare: () => idOf(makeService(shop.payload)),
    body: (n, id) => ({
      serviceOrders: [
        { id, sortOrder: n },
        { id: serviceId, sortOrder: n + 1 },
      ],
    }),
  },
  'PATCH /api/lace-colors/:id': {
    prepare: () => idOf(makeLaceColor(shop.payload)),
    body: (n) => ({ inventory: n }),
  },
  'POST /api/lace-colors/:id/movements': {
    prepare: () => idOf(makeLaceColor(shop.payload)),
    body: (n) => ({ kind: 'delivery', pieces: n + 1 }),
    statuses: allAre(201),
  },
  'POST /api/lace-colors/reorder': {
    prepare: () => idOf(makeLaceColor(shop.payload)),
    body: (n, id) => ({ laceColorOrders: [{ id, sortOrder: n }] }),
  },
  'POST /api/discounts': {
    prepare: async () => randomUUID().slice(0, 8),
    body: (_n, code) => ({ code, type: 'fixed', value: 100 }),
    statuses: oneIs(201, 409),
  },
  'PATCH /api/discounts/:id': {
    prepare: () => idOf(makeDiscount(shop.payload)),
    body: (n) => ({ active: n % 2 }),
  },
  ...settingsWritings,
  ...labelWritings(order),
  ...replyWritings(order),
  ...galleryWritings(() => shop.payload),
  ...staffWritings(() => shop.payload),
  ...securityWritings(() => shop.payload),
};

/** This ends the sessions that later tests need, so `admin-sessions` tests it. */
const SIGNS_OUT = 'DELETE /api/admin/sessions';

describe('ten simultaneous calls by the owner', () => {
  it('are tested for every writing call', () => {
    const writing = API_CALLS.filter(({ call, role }) => role === 'admin' && !call.startsWith('GET'));
    const here = writing.map(({ call }) => call).filter((call) => call !== SIGNS_OUT);
    const calls = [...here, 'POST /api/orders'];
    expect(Object.keys(WRITINGS).sort()).toEqual(calls.sort());
  });

  it.each(Object.entries(WRITINGS))(
    'are consistent for %s',
    async (call, { prepare, body, statuses = allAre(200) }) => {
      const [method = '', path = ''] = call.split(' ');
      const id = (await prepare?.()) ?? '';
      const [documentId = '', part = ''] = id.split(' ');
      const address = path.replace(':id', documentId).replace(/:(extraId|shipmentId)/, part);
      expect((await ten((n) => owner(method, address, body?.(n, id)))).sort()).toEqual(statuses);
    },
  );

  it('delete an album once with DELETE /api/admin/work-gallery/:id', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await album();
      const statuses = await ten(() => owner('DELETE', `/api/admin/work-gallery/${id}`));
      expect(statuses.sort()).toEqual(oneIs(200, 404));
    }
  });

  it("don't restore a customer who is deleted while their password changes", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await makeCustomer(shop.payload);
      const statuses = await ten((n) =>
        n === 5
          ? editor('DELETE', `/customers/${id}`)
          : owner('PATCH', `/api/customers/${id}`, { password: `secret-${n}` }),
      );
      expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
    }
  });
});

describe('ten simultaneous editor saves', () => {
  const picture = async () => {
    const data = await jpeg();
    const file = { name: 'x.jpg', mimetype: 'image/jpeg', data, size: data.length };
    return idOf(shop.payload.create({ collection: 'media', data: {}, file }));
  };
  const DELETED: Partial<Record<CollectionSlug, () => Promise<string>>> = {
    orders: () => idOf(makeOrder(shop.payload, serviceId, { paymentStatus: 'pending' })),
    customers: () => idOf(makeCustomer(shop.payload)),
    services: () => idOf(makeService(shop.payload)),
    'lace-colors': () => idOf(makeLaceColor(shop.payload)),
    discounts: () => idOf(makeDiscount(shop.payload)),
    gallery: album,
    media: picture,
    outbox: () => order().then((id) => makeFailedEmail(shop.payload, id)),
  };

  it.each(Object.entries(DELETED))('delete one of %s', async (slug, make) => {
    const id = await make();
    const statuses = await ten(() => editor('DELETE', `/${slug}/${id}`));
    expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
  });

  it("don't restore what is deleted in between", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await album();
      const statuses = await ten((n) =>
        n === 5
          ? editor('DELETE', `/gallery/${id}`)
          : editor('PATCH', `/gallery/${id}`, { title: `Album ${n}` }),
      );
      // A save that's based on an outdated read is refused (decision 015).
      expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
    }
  });
});
