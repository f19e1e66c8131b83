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
import { keptList } from './kept-lists';
import { callerAddress } from './middleware/caller-address';
import { routesOf } from './route';

/** What the shop offers and shows; the public lists come from memory with an entity tag. */
export const catalogueRoutes = routesOf(CATALOGUE_CALLS, {
  services: keptList('services', listServices),
  addService: ({ by, body: input }) => addService({ ...by, input }),
  changeService: ({ by, body: changes }) => changeService({ ...by, changes }),
  reorderServices: ({ by, body: { serviceOrders: entries } }) =>
    reorderEntries({ ...by, noun: 'services', entries, field: 'serviceOrders' }),
  laceColors: keptList('lace-colors', listLaceColors),
  changeLaceColor: ({ by, body: changes }) => changeEntry({ ...by, noun: 'lace-colors', changes }),
  reorderLaceColors: ({ by, body: { laceColorOrders: entries } }) =>
    reorderEntries({ ...by, noun: 'lace-colors', entries, field: 'laceColorOrders' }),
  // A valid code doesn't use up the limit, because only guesses count.
  verifyDiscount: async ({ payload, limits, req, body: { code } }) => {
    const discount = await findActiveDiscount(payload, code);
    if (!discount) return { valid: false };
    await limits.giveBack(CATALOGUE_CALLS.verifyDiscount.limit.kind, callerAddress(req));
    return { valid: true, discount: { type: discount.type, value: discount.value } };
  },
  discounts: ({ by }) => listDiscounts(by),
  addDiscount: ({ by, body: input }) => addDiscount({ ...by, input }),
  switchDiscount: ({ by, body: { active } }) => switchDiscount({ ...by, active }),
  gallery: keptList('gallery', listGallery),
  ownerText: async ({ payload, id }) => {
    const name = OWNER_TEXTS.find((each) => each === id);
    const text = name && (await readShopSettings(payload))[name];
    if (!text) throw new ShopError('NOT_FOUND');
    return { text };
  },
  firstSteps: async ({ by }) => ({ left: await readFirstSteps(by) }),
  addAlbum: ({ by, body: input }) => addAlbum({ ...by, input }),
  changeAlbum: ({ by, body: changes }) => changeAlbum({ ...by, changes }),
  reorderAlbums: ({ by, body: { albumOrders: entries } }) =>
    reorderEntries({ ...by, noun: 'gallery', entries, field: 'albumOrders' }),
  deleteAlbum: ({ by }) => deleteEntry({ ...by, collection: 'gallery' }),
});
