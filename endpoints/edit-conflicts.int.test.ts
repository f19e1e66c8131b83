import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { NOT_A_VERSION } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import type { VersionedCollection } from '#server/platform/database/version';
import { makeCustomer, makeLaceColor } from '#server/testing/factories';
import { versionedShop } from '#server/testing/versioned-shop';

const AT_ONCE = 10;

const shop = await versionedShop();

interface Change {
  collection: VersionedCollection;
  body: (n: number) => Record<string, unknown>;
  /** The stored field that shows whose change won. */
  field: string;
  /** The field with the value in the body, if its name is different. */
  sent?: string;
}

const CHANGES: Record<string, Change> = {
  'PATCH /api/orders/:id': {
    collection: 'orders',
    body: (n) => ({ trackingNumber: `1Z${n}`, customerEmail: `robin${n}@test.example` }),
    field: 'trackingNumber',
  },
  'PATCH /api/orders/:id/status': {
    collection: 'orders',
    body: (n) => ({ status: ['received', 'in-progress', 'shipped', 'canceled'][n % 4] }),
    field: 'status',
  },
  'PATCH /api/orders/:id/ready-by': {
    collection: 'orders',
    body: (n) => ({ from: '2099-01-01', to: `2099-02-${10 + n}` }),
    field: 'readyTo',
    sent: 'to',
  },
  'PATCH /api/orders/:id/images': {
    collection: 'orders',
    body: (n) => ({ afterImages: Array<string>(n + 1).fill(shop.photo) }),
    field: 'afterImages',
  },
  'PATCH /api/customers/:id': {
    collection: 'customers',
    body: (n) => ({ name: `Casey ${n}`, ...(n % 2 && { password: `secret-${n}` }) }),
    field: 'name',
  },
  'PATCH /api/services/:id': {
    collection: 'services',
    body: (n) => ({ price: 100 + n }),
    field: 'price',
  },
  'PATCH /api/lace-colors/:id': {
    collection: 'lace-colors',
    body: (n) => ({ inventory: 100 + n }),
    field: 'inventory',
  },
  'PATCH /api/admin/work-gallery/:id': {
    collection: 'gallery',
    body: (n) => ({ title: `Album ${n}` }),
    field: 'title',
  },
  'PATCH /api/discounts/:id': {
    collection: 'discounts',
    body: (n) => ({ active: n % 2 }),
    field: 'active',
  },
};
const each = Object.entries(CHANGES);
/** This can be done only once, so server/payments/cancel-order.int.test.ts tests its conflicts. */
const ONCE = 'POST /api/orders/:id/cancel';
/** The editor can't save approved reviews, so endpoints/reviews.int.test.ts tests their conflicts. */
const REVIEW = 'PATCH /api/admin/reviews/:id';
/** This isn't a collection, so server/shop-settings/change-shop-settings.int.test.ts tests its conflicts. */
const SETTINGS = 'PATCH /api/admin/shop-settings';

const withVersion = z.object({ version: z.int() });
const read = async (collection: VersionedCollection, id: string) =>
  (await shop.stored(collection, id)).version;
function patch(call: string, id: string, body: unknown, ifMatch?: string) {
  const path = call.replace('PATCH ', '').replace(':id', id);
  return shop.owner('PATCH', path, body, ifMatch === undefined ? {} : { 'If-Match': ifMatch });
}
const CONFLICT = { status: 409, body: { code: 'CONFLICT', message: MESSAGES.conflict } };

it('tests every call with If-Match', () => {
  expect(
    API_CALLS.filter(({ ifMatch }) => ifMatch)
      .map(({ call }) => call)
      .sort(),
  ).toEqual([...Object.keys(CHANGES), ONCE, REVIEW, SETTINGS].sort());
});

describe.each(each)('%s', (call, { collection, body, field, sent = field }) => {
  const make = () => shop.make[collection]();

  it('answers the version, also as entity tag, for the next change', async () => {
    const id = await make();
    const first = await patch(call, id, body(0), '"0"');
    expect(first).toMatchObject({ status: 200, body: { success: true, version: 1 } });
    expect(first.headers.get('etag')).toBe('"1"');
    const next = await patch(call, id, body(1), first.headers.get('etag') ?? '');
    expect(next).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await read(collection, id)).toBe(2);
  });

  it("is refused and writes nothing after someone else's change", async () => {
    const id = await make();
    await patch(call, id, body(0));
    const before = await shop.stored(collection, id);
    expect(await patch(call, id, body(1), '"0"')).toMatchObject(CONFLICT);
    expect(await shop.stored(collection, id)).toEqual(before);
    expect(await patch(call, id, body(1), '"1"')).toMatchObject({ status: 200 });
  });

  it.each(['"0"', '0', 'W/"0"', '*'])('accepts %s', async (tag) => {
    expect(await patch(call, await make(), body(0), tag)).toMatchObject({ status: 200 });
  });

  it.each(['', 'newest', '"0", "1"', '-1'])('rejects %j', async (tag) => {
    const id = await make();
    expect(await patch(call, id, body(0), tag)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', errors: { 'If-Match': NOT_A_VERSION } },
    });
    expect(await read(collection, id)).toBe(0);
  });

  it('goes through once for ten simultaneous calls with the same version', async () => {
    const id = await make();
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => patch(call, id, body(n), '"0"')),
    );
    const won = answers.flatMap(({ status }, n) => (status === 200 ? [n] : []));
    expect(won).toHaveLength(1);
    const refused = answers.filter((_answer, n) => !won.includes(n));
    for (const answer of refused) expect(answer).toMatchObject(CONFLICT);
    const after = await shop.stored(collection, id);
    expect(after.version).toBe(1);
    const wanted = body(won[0] ?? -1)[sent];
    expect(after[field]).toEqual(field === 'active' ? wanted === 1 : wanted);
  });

  it('counts each of ten simultaneous calls without a version', async () => {
    const id = await make();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => patch(call, id, body(n))));
    expect(answers.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
    const versions = answers.map((answer) => withVersion.parse(answer.body).version).sort((a, b) => a - b);
    expect(versions).toEqual(Array.from({ length: AT_ONCE }, (_, n) => n + 1));
  });

  it('answers NOT_FOUND for a missing document, with or without a version', async () => {
    for (const tag of [undefined, '"0"', '*'])
      expect(await patch(call, randomUUID(), body(0), tag)).toMatchObject({ status: 404 });
  });

  it('starts at 0 for a document from before versions', async () => {
    const id = await make();
    if (shop.payload.db.name === 'mongoose')
      await shop.payload.db.collections[collection]?.updateOne({ _id: id }, { $unset: { version: 1 } });
    expect(await patch(call, id, body(0), '"0"')).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await patch(call, id, body(1), '"0"')).toMatchObject(CONFLICT);
  });
});

describe('a refused change', () => {
  it('keeps the version, so it can be corrected and sent again', async () => {
    const id = await shop.make.customers();
    const { email } = await makeCustomer(shop.payload);
    const call = 'PATCH /api/customers/:id';
    expect(await patch(call, id, { email }, '"0"')).toMatchObject({
      status: 409,
      body: { code: 'CUSTOMER_EXISTS' },
    });
    expect(await patch(call, id, { name: '' }, '"0"')).toMatchObject({ status: 400 });
    expect(await patch(call, id, { email: `new-${email}` }, '"0"')).toMatchObject({ status: 200 });
    const missing = `/media/${randomUUID()}.webp`;
    const orderId = await shop.make.orders();
    const images = 'PATCH /api/orders/:id/images';
    expect(await patch(images, orderId, { afterImages: [missing] }, '"0"')).toMatchObject({ status: 400 });
    expect(await patch(images, orderId, { afterImages: [shop.photo] }, '"0"')).toMatchObject({ status: 200 });
  });

  it('sends no email', async () => {
    const id = await shop.make.orders();
    await patch('PATCH /api/orders/:id', id, { customerName: 'Jo' });
    const emails = () => shop.payload.count({ collection: 'outbox' });
    const before = await emails();
    expect(await patch('PATCH /api/orders/:id/status', id, { status: 'shipped' }, '"0"')).toMatchObject(
      CONFLICT,
    );
    expect(
      await patch('PATCH /api/orders/:id', id, { customerEmail: 'other@test.example' }, '"0"'),
    ).toMatchObject(CONFLICT);
    expect(await emails()).toEqual(before);
  });
});

it("two dashboards that change a stock simultaneously don't overwrite each other", async () => {
  const id = (await makeLaceColor(shop.payload, { inventory: 0 })).id;
  const oneMore = async (): Promise<void> => {
    const { body } = await shop.owner('GET', '/api/lace-colors');
    const colors = z.array(z.object({ id: z.string(), inventory: z.int(), version: z.int() })).parse(body);
    const stockColor = colors.find((color) => color.id === id);
    if (!stockColor) throw new Error('the color is gone');
    const { status } = await patch(
      'PATCH /api/lace-colors/:id',
      id,
      { inventory: stockColor.inventory + 1 },
      `"${stockColor.version}"`,
    );
    if (status === 409) return oneMore();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneMore));
  expect(await shop.stored('lace-colors', id)).toMatchObject({ inventory: AT_ONCE });
});
