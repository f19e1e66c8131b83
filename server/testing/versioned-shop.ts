import { z } from 'zod';
import type { VersionedCollection } from '#server/platform/database/version';
import { type Client, ownerClient } from './client';
import { makeCustomer, makeDiscount, makeLaceColor, makeOrder, makeService } from './factories';
import { jpeg } from './photos';
import { startTestShop, type TestShop } from './test-shop';
import { keptPhoto } from './uploads';

const versioned = z.looseObject({ version: z.int() });

export interface VersionedShop extends TestShop {
  owner: Client;
  serviceId: string;
  /** The address of a photo that the shop has taken. */
  photo: string;
  /** Makes a document of each collection that has versions; answers its id. */
  make: Record<VersionedCollection, () => Promise<string>>;
  /** Such a document as it is stored. */
  stored: (collection: VersionedCollection, id: string) => Promise<z.infer<typeof versioned>>;
}

const idOf = async (made: Promise<{ id: string }>) => (await made).id;

/** A shop with an owner, a service and a photo, for tests of who changed what meanwhile. */
export async function startVersionedShop(): Promise<VersionedShop> {
  const shop = await startTestShop();
  const { payload } = shop;
  const serviceId = (await makeService(payload)).id;
  const photo = await keptPhoto(shop, await jpeg());
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
    },
    stored: async (collection, id) =>
      versioned.parse(await payload.db.findOne({ collection, where: { id: { equals: id } } })),
  };
}
