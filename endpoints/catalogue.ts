import { CATALOGUE_CALLS } from '#domain/api-calls/catalogue-calls';
import { OWNER_TEXTS } from '#domain/pages/pages';
import { addService, changeService, reorderEntries } from '#server/catalogue/change-catalogue';
import { lastUse } from '#server/discounts/count-uses';
import { addDiscount, findActiveDiscount, listDiscounts } from '#server/discounts/owner-discounts';
import { addOrderAlbum } from '#server/gallery/add-order-album';
import { createOnce } from '#server/platform/access/make-once';
import { deleteEntry, writeFields } from '#server/platform/access/write-fields';
import { ShopError } from '#server/platform/errors/shop-error';
import { changeSettings, readSettings } from '#server/shop-settings/change-shop-settings';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { readFirstSteps } from '#server/waiting/read-waiting';
import { cachedList } from './cached-lists';
import { callerAddress } from './middleware/caller-address';
import { findCustomer } from './middleware/session';
import { routesOf } from './route';

export const catalogueRoutes = routesOf(CATALOGUE_CALLS, {
  services: cachedList('services'),
  addService: ({ by, body: input }) => addService({ ...by, input }),
  changeService: ({ by, body: changes }) => changeService({ ...by, changes }),
  reorderServices: ({ by, body: { serviceOrders: entries } }) =>
    reorderEntries({ ...by, noun: 'services', entries, field: 'serviceOrders' }),
  laceColors: cachedList('lace-colors'),
  changeLaceColor: ({ by, body: data }) => writeFields({ ...by, collection: 'lace-colors', data }),
  reorderLaceColors: ({ by, body: { laceColorOrders: entries } }) =>
    reorderEntries({ ...by, noun: 'lace-colors', entries, field: 'laceColorOrders' }),
  // A valid code doesn't count toward the limit, because only guesses do.
  verifyDiscount: async ({ req, body: { code }, replacesKey, ...context }) => {
    const { payload, limits } = context;
    const discount = await findActiveDiscount(payload, code);
    if (!discount) return { valid: false };
    const customer = await findCustomer(context, req);
    const { isUsedUp, unpaidOrder } = await lastUse({ payload, discount, customer, replacesKey });
    if (isUsedUp) return { valid: false, ...(unpaidOrder && { unpaidOrder }) };
    await limits.uncount(CATALOGUE_CALLS.verifyDiscount.limit.kind, callerAddress(req));
    const { type, value, minSubtotal } = discount;
    return { valid: true, discount: { type, value, ...(minSubtotal && { minSubtotal }) } };
  },
  discounts: ({ by }) => listDiscounts(by),
  addDiscount: ({ by, body: input }) => addDiscount({ ...by, input }),
  switchDiscount: ({ by, body: data }) => writeFields({ ...by, collection: 'discounts', data }),
  gallery: cachedList('gallery'),
  ownerText: async ({ payload, id }) => {
    const name = OWNER_TEXTS.find((each) => each === id);
    const text = name && (await readShopSettings(payload))[name];
    if (!text) throw new ShopError('NOT_FOUND');
    return { text };
  },
  firstSteps: async ({ by }) => ({ left: await readFirstSteps(by) }),
  shopSettings: ({ by }) => readSettings(by),
  changeShopSettings: ({ by, body: changes }) => changeSettings({ ...by, changes }),
  previewShopSettings: async ({ body: changes, drawHome }) => ({ html: await drawHome(changes) }),
  addAlbum: ({ by, body: data }) => createOnce({ ...by, collection: 'gallery', data }),
  addOrderAlbum: ({ by, store, body: album }) => addOrderAlbum({ ...by, store, album }),
  changeAlbum: ({ by, body: data }) => writeFields({ ...by, collection: 'gallery', data }),
  reorderAlbums: ({ by, body: { albumOrders: entries } }) =>
    reorderEntries({ ...by, noun: 'gallery', entries, field: 'albumOrders' }),
  deleteAlbum: ({ by }) => deleteEntry('gallery', by),
});
