import { z } from 'zod';
import type { VersionedCollection } from '#server/platform/database/version';
import { ownerClient } from './client';
import { makeCustomer, makeDiscount, makeLaceColor, makeOrder, makeService } from './factories';
import { jpeg } from './photos';
import { testShop } from './test-shop';
import { uploadPhoto } from './uploads';

const versioned = z.looseObject({ version: z.int() });

const idOf = async (made: Promise<{ id: string }>) => (await made).id;

/** Starts a shop with an owner, a service, and a photo, for tests of conflicting changes. */
export async function versionedShop() {
  const shop = await testShop();
  const { payload } = shop;
  const serviceId = (await makeService(payload)).id;
  const photo = await uploadPhoto(shop, await jpeg());
  return {
    ...shop,
    owner: await ownerClient(shop),
    serviceId,
    photo,
    make: {
      orders: () => idOf(makeOrder(payload, serviceId)),
      customers: () => idOf(makeCustomer(payload)),
      services: () => idOf(makeService(payload)),
      discounts: () => idOf(makeDiscount(payload)),
      'lace-colors': () => idOf(makeLaceColor(payload)),
      gallery: () =>
        idOf(payload.create({ collection: 'gallery', data: { title: 'Album', imageUrls: [photo] } })),
    } satisfies Record<VersionedCollection, () => Promise<string>>,
    stored: async (collection: VersionedCollection, id: string) =>
      versioned.parse(await payload.db.findOne({ collection, where: { id: { equals: id } } })),
  };
}
