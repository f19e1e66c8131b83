import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import type { ServiceView } from '#domain/catalogue/service-contract';
import type { OrderView } from '#domain/orders/order-view';
import { UNTOUCHED } from '#domain/testing/samples';

export const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const SERVICE: ServiceView = {
  id: idOf(11),
  version: 0,
  name: 'Full Relace',
  description: 'Every lace new.',
  price: 6500,
  category: 'relacing',
  active: 1,
  sortOrder: 1,
};

export const TAN: LaceColorView = {
  id: idOf(31),
  version: 0,
  name: 'Saddle Tan',
  inventory: 12,
  sortOrder: 1,
  active: 1,
  imageUrl: null,
  hexColor: '#b5793f',
};

export const ITEM: OrderView['items'][number] = {
  id: idOf(21),
  serviceId: SERVICE.id,
  laceColorId: null,
  gloveDetails: 'Outfield glove, web torn',
  specialInstructions: null,
  gloveImages: [],
};

export const ORDER: OrderView = {
  id: '3f2a91c4-0000-4000-8000-000000000000',
  version: 0,
  customerId: idOf(1),
  customerName: 'Jo Catcher',
  customerEmail: 'jo@example.com',
  customerPhone: '555 010 2345',
  items: [ITEM],
  deliveryMethod: 'ship',
  shippingAddress: '1 Ball Park\nCooperstown, NY 13326',
  discountCode: null,
  discountAmount: 0,
  subtotal: 6500,
  total: 8000,
  shippingCharge: 1500,
  rushCharge: 0,
  isRush: false,
  status: 'received',
  paymentStatus: 'succeeded',
  amountPaid: 8000,
  amountDue: 0,
  ...UNTOUCHED,
  createdAt: '2026-05-04T12:00:00.000Z',
};
