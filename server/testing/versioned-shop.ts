import { z } from 'zod';
import type { VersionedCollection } from '#server/platform/database/version';
import { ownerClient } from './client';
import { makeCustomer, makeDiscount, makeLaceColor, makeOrder, makeService } from './factories';
import { jpeg } from './photos';
import { testShop } from './test-shop';
import { keptPhoto } from './uploads';

const versioned = z.looseObject({ version: z.int() });

const idOf = async (made: Promise<{ id: string }>) => (await made).id;

/** A shop with an owner, a service and a photo, for tests of who changed what meanwhile. */
export async function versionedShop() {
  const shop = await testShop();
  const { payload } = shop;
  const serviceId = (await makeService(payload)).id;
  const photo = await keptPhoto(shop, await jpeg());
  return {
    ...shop,
    owner: await ownerClient(shop),
    serviceId,
    /** The address of a photo that the shop has taken. */
    photo,
    /** Makes a document of each collection that has versions; answers its id. */
    make: {
      orders: () => idOf(makeOrder(payload, serviceId)),
      customers: () => idOf(makeCustomer(payload)),
      services: () => idOf(makeService(payload)),
      discounts: () => idOf(makeDiscount(payload)),
      'lace-colors': () => idOf(makeLaceColor(payload)),
      gallery: () =>
        idOf(payload.create({ collection: 'gallery', data: { title: 'Album', imageUrls: [photo] } })),
    } satisfies Record<VersionedCollection, () => Promise<string>>,
    /** Such a document as it is stored. */
    stored: async (collection: VersionedCollection, id: string) =>
      versioned.parse(await payload.db.findOne({ collection, where: { id: { equals: id } } })),
  };
}
