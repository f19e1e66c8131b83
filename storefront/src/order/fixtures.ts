import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { idOf, TAN as SAMPLE_TAN, SERVICE } from '../testing/samples';
import { type Offers, offersOf } from './offers';
import { type DraftFields, EMPTY_DRAFT, type OrderDraft } from './order-draft';

export const RELACE: ServiceView = { ...SERVICE, id: idOf(1), sortOrder: 2 };
export const PATCH: ServiceView = {
  ...RELACE,
  id: idOf(2),
  name: 'Palm Patch',
  price: 4000,
  category: 'repair',
  sortOrder: 1,
};
export const RETIRED: ServiceView = { ...RELACE, id: idOf(3), name: 'Retired', active: 0, sortOrder: 0 };

export const TAN: LaceColorView = { ...SAMPLE_TAN, id: idOf(11), imageUrl: '/media/tan.png' };
export const CRIMSON: LaceColorView = {
  ...TAN,
  id: idOf(12),
  name: 'Crimson',
  inventory: 2,
  sortOrder: 0,
  imageUrl: null,
};
export const RETIRED_SERVICE_ID: LaceColorView = { ...TAN, id: idOf(13), name: 'Gone', active: 0 };

/** A customer who is signed in, as the order form reads them. */
export const ME = {
  id: idOf(99),
  name: 'Jo Catcher',
  email: 'jo@example.com',
  phone: '555 010 2345',
  mailingListOptIn: 0,
  shippingAddress: null,
};

export const SERVICES = [RELACE, PATCH, RETIRED];
export const LACE_COLORS = [TAN, CRIMSON, RETIRED_SERVICE_ID];

export const OFFERS: Offers = offersOf({
  services: SERVICES,
  laceColors: LACE_COLORS,
  payment: { mode: 'simulator', clientId: null },
  turnaroundDays: 14,
  shippingFee: 1500,
});

export const PASSWORD = 'secret-glove';

export function completeDraft(fields: Partial<DraftFields> = {}, rest: Partial<OrderDraft> = {}): OrderDraft {
  return {
    ...EMPTY_DRAFT,
    ...rest,
    fields: {
      ...EMPTY_DRAFT.fields,
      serviceId: RELACE.id,
      laceColorId: TAN.id,
      customerName: 'Jo Catcher',
      customerEmail: 'jo@example.com',
      customerPhone: '555 010 2345',
      gloveDetails: 'Outfield glove, web torn',
      deliveryMethod: 'dropoff',
      paymentMethod: 'pay_in_person',
      ...fields,
    },
  };
}

export const ADDRESS = { street: '1 Ball Park', city: 'Cooperstown', state: 'NY', zip: '13326' };
