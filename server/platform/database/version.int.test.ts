import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { asAdmin } from '#server/testing/callers';
import { customerClient } from '#server/testing/client';
import { versionedShop } from '#server/testing/versioned-shop';
import { changeIf } from './change-if';
import { type VersionedCollection, versionIs } from './version';

const AT_ONCE = 10;

const shop = await versionedShop();

const read = async (collection: VersionedCollection, id: string) =>
  (await shop.stored(collection, id)).version;

describe('the version', () => {
  const SAVED: Record<VersionedCollection, object> = {
    orders: { customerName: 'Jo' },
    customers: { name: 'Jo', password: 'first-base-mitt-2' },
    services: { name: 'Relace' },
    discounts: { value: 5 },
    'lace-colors': { name: 'Tan' },
    gallery: { title: 'Webs' },
  };
  const slugs: VersionedCollection[] = [
    'orders',
    'customers',
    'services',
    'discounts',
    'lace-colors',
    'gallery',
  ];

  it.each(slugs)(
    "of %s is raised by saves in the editor and by the shop's writes, and cannot be set",
    async (collection) => {
      const id = await shop.make[collection]();
      expect(await read(collection, id)).toBe(0);
      const save = (data: object) =>
        asAdmin(shop.payload).then((as) => shop.payload.update({ collection, id, data, depth: 0, ...as }));
      await save(SAVED[collection]);
      const saved = await read(collection, id);
      expect(saved).toBeGreaterThan(0);
      await save({ version: 77 });
      expect(await read(collection, id)).toBe(saved + 1);
      await shop.payload.update({ collection, id, data: { version: 77 } });
      expect(await read(collection, id)).toBe(saved + 2);
      await changeIf(shop.payload, collection, id, { data: {} });
      expect(await read(collection, id)).toBe(saved + 3);
      expect(
        await changeIf(shop.payload, collection, id, { condition: [versionIs(saved)], data: {} }),
      ).toBeNull();
    },
  );

  it("counts every accepted write when saves in the editor and the shop's writes collide", async () => {
    const id = await shop.make['lace-colors']();
    const made = await Promise.allSettled(
      Array.from({ length: AT_ONCE }, (_, n) => [
        shop.payload.update({ collection: 'lace-colors', id, data: { name: `Tan ${n}` } }),
        changeIf(shop.payload, 'lace-colors', id, { data: { inventory: n } }),
      ]).flat(),
    );
    // Saving an outdated document would undo the writes in between.
    const refused = made.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    for (const error of refused) expect(error).toMatchObject({ status: 409 });
    expect(await read('lace-colors', id)).toBe(2 * AT_ONCE - refused.length);
  });

  it("is in the owner's lists and in an order's ETag", async () => {
    const ids = await Promise.all(slugs.map(async (slug) => ({ slug, id: await shop.make[slug]() })));
    const paths: Record<VersionedCollection, string> = {
      orders: 'orders?limit=100',
      customers: 'customers?limit=100',
      services: 'services',
      discounts: 'discounts',
      'lace-colors': 'lace-colors',
      gallery: 'work-gallery',
    };
    for (const { slug, id } of ids) {
      await changeIf(shop.payload, slug, id, { data: {} });
      const { body } = await shop.owner('GET', `/api/${paths[slug]}`);
      const entries = z.array(z.looseObject({ id: z.string() })).parse(body);
      expect(entries.find((entry) => entry.id === id)).toMatchObject({ version: 1 });
    }
    const { id } = ids[0] ?? { id: '' };
    const one = await shop.owner('GET', `/api/orders/${id}`);
    expect([one.headers.get('etag'), one.body]).toMatchObject(['"1"', { version: 1 }]);
  });

  it('is not revealed to callers who may not change the document', async () => {
    const id = await shop.make.orders();
    const customer = await customerClient(shop);
    const answered = await customer(
      'PATCH',
      `/api/orders/${id}/status`,
      { status: 'shipped' },
      { 'If-Match': '"9"' },
    );
    expect(answered).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
  });
});
