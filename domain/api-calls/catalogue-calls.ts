import { z } from 'zod';
import { laceColorList } from '../catalogue/lace-color-contract';
import { serviceCreate, servicePatch, serviceReorder } from '../catalogue/service-changes';
import { serviceList } from '../catalogue/service-contract';
import { discountCreate, discountPatch } from '../discounts/discount-changes';
import { discountVerifyAnswer, discountVerifyRequest, discountView } from '../discounts/discount-contract';
import { albumCreate, albumPatch, albumReorder, galleryAlbumView } from '../gallery/gallery-contract';
import { orderAlbum } from '../gallery/order-album-contract';
import { REPLACES_HEADER } from '../orders/order-contract';
import { OWNER_TEXTS } from '../pages/pages';
import { firstStepsAnswer } from '../shop-settings/first-steps';
import { ownerTextAnswer } from '../shop-settings/owner-text-answer';
import { homePreview, shopSettingsView } from '../shop-settings/settings-contract';
import { shopSettingsPatch } from '../shop-settings/shop-settings';
import { benchLaceChange } from '../staff/bench-view';
import { laceColorPatch, laceColorReorder } from '../stock/lace-color-changes';
import { changedAnswer, createdAnswer } from '../wire/change-answers';
import { type ApiCalls, MAKES_ONE, VERSIONED } from './api-call';

export const CATALOGUE_CALLS = {
  services: {
    call: 'GET /api/services',
    role: 'anyone',
    summary: 'All services in order, including inactive ones.',
    answer: serviceList,
    early: 'cached',
  },
  addService: {
    call: 'POST /api/services',
    summary: 'Adds a service at the end of the list.',
    body: serviceCreate,
    ...MAKES_ONE,
    refusals: ['PHOTO_GONE'],
  },
  changeService: {
    call: 'PATCH /api/services/:id',
    summary: 'Changes the service fields that are sent.',
    body: servicePatch,
    ...VERSIONED,
    refusals: ['PHOTO_GONE'],
  },
  reorderServices: {
    call: 'POST /api/services/reorder',
    summary: 'Changes the order of services.',
    body: serviceReorder,
    answer: changedAnswer,
    refusals: ['UNKNOWN_ENTRY'],
  },
  laceColors: {
    call: 'GET /api/lace-colors',
    role: 'anyone',
    summary: 'All lace colors in order, including inactive ones.',
    answer: laceColorList,
    early: 'cached',
  },
  changeLaceColor: {
    call: 'PATCH /api/lace-colors/:id',
    summary:
      "Changes a lace color's stock, position, or reorder mark. A new stock is recorded as a movement.",
    body: laceColorPatch,
    ...VERSIONED,
    bench: { body: benchLaceChange },
  },
  reorderLaceColors: {
    call: 'POST /api/lace-colors/reorder',
    summary: 'Changes the order of lace colors.',
    body: laceColorReorder,
    answer: changedAnswer,
    refusals: ['UNKNOWN_ENTRY'],
  },
  verifyDiscount: {
    call: 'POST /api/discounts/verify',
    role: 'anyone',
    summary:
      "Whether a discount code is valid now and what it's worth. An unknown, expired, or used-up one returns 200 with `valid: false`. `minSubtotal` (cents) is there only if the code has one. If the signed-in customer's own unpaid order holds the last use, `unpaidOrder` is its ID.",
    body: discountVerifyRequest,
    headers: {
      [REPLACES_HEADER]:
        "The idempotency key of the unpaid order that this one would replace. Its use doesn't count.",
    },
    answer: discountVerifyAnswer,
    limit: { kind: 'discount-address', counts: 'valid' },
  },
  discounts: {
    call: 'GET /api/discounts',
    summary:
      "All discount codes, newest first, with their dates, limits, and uses. A use is an order that isn't canceled.",
    answer: z.array(discountView),
  },
  addDiscount: {
    call: 'POST /api/discounts',
    summary:
      "Adds a discount code: a percentage in hundredths of a percent, or cents. `startsAt` and `endsAt` take a date and time, or a day in the shop's time zone. `minSubtotal` is in cents. Null means no limit.",
    body: discountCreate,
    ...MAKES_ONE,
    refusals: ['DISCOUNT_EXISTS'],
  },
  switchDiscount: {
    call: 'PATCH /api/discounts/:id',
    summary: 'Turns a discount code on or off, or changes its dates, limits, and minimum.',
    body: discountPatch,
    ...VERSIONED,
  },
  gallery: {
    call: 'GET /api/work-gallery',
    role: 'anyone',
    summary: "The albums of past work in the owner's order, or newest first if there isn't one.",
    answer: z.array(galleryAlbumView),
    early: 'cached',
  },
  ownerText: {
    call: 'GET /api/texts/:name',
    role: 'anyone',
    summary: "One of the owner's texts, `privacy` or `terms`, if there is one.",
    id: { schema: z.enum(OWNER_TEXTS), unknown: 'NOT_FOUND' },
    answer: ownerTextAnswer,
  },
  firstSteps: {
    call: 'GET /api/admin/first-steps',
    summary: 'What a new shop still has from the example: name, address, hours, email, sample drawings.',
    answer: firstStepsAnswer,
  },
  shopSettings: {
    call: 'GET /api/admin/shop-settings',
    summary: 'Every shop setting, with the defaults of those not set. Amounts in cents.',
    answer: shopSettingsView,
  },
  changeShopSettings: {
    call: 'PATCH /api/admin/shop-settings',
    summary: 'Changes the shop settings that are sent. Pages and emails show them right away.',
    body: shopSettingsPatch,
    ...VERSIONED,
    refusals: ['PHOTO_GONE'],
  },
  previewShopSettings: {
    call: 'POST /api/admin/shop-settings/preview',
    summary: 'Previews the home page with these shop settings, as HTML. Saves nothing.',
    body: shopSettingsPatch,
    answer: homePreview,
  },
  addAlbum: {
    call: 'POST /api/admin/work-gallery',
    summary: 'Adds an album of uploaded pictures.',
    body: albumCreate,
    ...MAKES_ONE,
    refusals: ['PHOTO_GONE'],
  },
  addOrderAlbum: {
    call: 'POST /api/orders/:id/album',
    summary:
      "Adds an order's before and after photos to the gallery, if its customer allows it. An order has one album: another call returns it.",
    body: orderAlbum,
    answer: createdAnswer,
    status: 201,
    refusals: ['MAY_NOT_SHOW', 'PHOTO_GONE'],
  },
  changeAlbum: {
    call: 'PATCH /api/admin/work-gallery/:id',
    summary: 'Changes the album fields that are sent: title, description, and pictures in order.',
    body: albumPatch,
    ...VERSIONED,
    refusals: ['PHOTO_GONE'],
  },
  reorderAlbums: {
    call: 'POST /api/admin/work-gallery/reorder',
    summary: 'Changes the order of albums. Albums added later come before them.',
    body: albumReorder,
    answer: changedAnswer,
    refusals: ['UNKNOWN_ENTRY'],
  },
  deleteAlbum: {
    call: 'DELETE /api/admin/work-gallery/:id',
    summary: 'Deletes an album.',
    answer: changedAnswer,
  },
} as const satisfies ApiCalls;
