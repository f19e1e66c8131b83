import { CATALOGUE_CALLS } from '#domain/api-calls/catalogue-calls';
import { OWNER_TEXTS } from '#domain/pages/pages';
import { addService, changeEntry, changeService, reorderEntries } from '#server/catalogue/change-catalogue';
import { listGallery, listLaceColors, listServices } from '#server/catalogue/list-catalogue';
import {
  addDiscount,
  findActiveDiscount,
  listDiscounts,
  switchDiscount,
} from '#server/discounts/owner-discounts';
import { addAlbum, changeAlbum } from '#server/gallery/change-gallery';
import { deleteEntry } from '#server/platform/access/write-fields';
import { ShopError } from '#server/platform/errors/shop-error';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { readFirstSteps } from '#server/what-waits/read-what-waits';
import { keptRoute } from './kept-lists';
import { callerAddress } from './middleware/caller-address';
import { route } from './route';

const calls = CATALOGUE_CALLS;

/** What the shop offers and shows; the public lists come out of memory with an entity tag. */
export const catalogueRoutes = [
  keptRoute('services', listServices),
  route(calls.addService, ({ payload, user, body, idempotencyKey }) =>
    addService({ payload, user, input: body, idempotencyKey }),
  ),
  route(calls.changeService, ({ payload, user, id, ifMatch, body }) =>
    changeService({ payload, user, id, ifMatch, changes: body }),
  ),
  route(calls.reorderServices, ({ payload, user, body: { serviceOrders: entries } }) =>
    reorderEntries({ payload, user, noun: 'services', entries, field: 'serviceOrders' }),
  ),

  keptRoute('lace-colors', listLaceColors),
  route(calls.changeLaceColor, ({ payload, user, id, ifMatch, body }) =>
    changeEntry({ payload, user, noun: 'lace-colors', id, ifMatch, changes: body }),
  ),
  route(calls.reorderLaceColors, ({ payload, user, body: { laceColorOrders: entries } }) =>
    reorderEntries({ payload, user, noun: 'lace-colors', entries, field: 'laceColorOrders' }),
  ),

  // Only codes that do not hold stay counted: a right one was no guess.
  route(calls.verifyDiscount, async ({ payload, limits, req, body: { code } }) => {
    const discount = await findActiveDiscount({ payload, code });
    if (!discount) return { valid: false };
    await limits.giveBack(calls.verifyDiscount.limit.kind, callerAddress(req));
    return { valid: true, discount: { type: discount.type, value: discount.value } };
  }),
  route(calls.discounts, ({ payload, user }) => listDiscounts({ payload, user })),
  route(calls.addDiscount, ({ payload, user, body, idempotencyKey }) =>
    addDiscount({ payload, user, input: body, idempotencyKey }),
  ),
  route(calls.switchDiscount, ({ payload, user, id, ifMatch, body }) =>
    switchDiscount({ payload, user, id, ifMatch, active: body.active }),
  ),

  keptRoute('gallery', listGallery),
  route(calls.ownerText, async ({ payload, id }) => {
    const name = OWNER_TEXTS.find((each) => each === id);
    const text = name && (await readShopSettings(payload))[name];
    if (!text) throw new ShopError('NOT_FOUND');
    return { text };
  }),

  route(calls.firstSteps, async ({ payload, user }) => ({ left: await readFirstSteps({ payload, user }) })),
  route(calls.addAlbum, ({ payload, user, body, idempotencyKey }) =>
    addAlbum({ payload, user, input: body, idempotencyKey }),
  ),
  route(calls.changeAlbum, ({ payload, user, id, ifMatch, body }) =>
    changeAlbum({ payload, user, id, ifMatch, changes: body }),
  ),
  route(calls.reorderAlbums, ({ payload, user, body: { albumOrders: entries } }) =>
    reorderEntries({ payload, user, noun: 'gallery', entries, field: 'albumOrders' }),
  ),
  route(calls.deleteAlbum, ({ payload, user, id }) =>
    deleteEntry({ payload, user, collection: 'gallery', id }),
  ),
];
