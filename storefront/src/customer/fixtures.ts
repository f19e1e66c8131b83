import type { ServiceView } from '#domain/catalogue/service-contract';
import type { CustomerMe } from '#domain/customers/account-contract';
import type { OrderView } from '#domain/orders/order-view';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A customer, services and orders for tests, as the API answers them. */
export const ME: CustomerMe = {
  id: id(1),
  name: 'Jo Catcher',
  email: 'jo@example.com',
  phone: '555 010 2345',
  mailingListOptIn: 0,
};

const RELACE: ServiceView = {
  id: id(11),
  version: 0,
  name: 'Full Relace',
  description: 'Every lace new.',
  price: 6500,
  category: 'relacing',
  active: 0,
  sortOrder: 1,
};
export const SERVICES = [RELACE];

export const ITEM: OrderView['items'][number] = {
  id: id(21),
  serviceId: RELACE.id,
  laceColorId: null,
  gloveDetails: 'Outfield glove, web torn',
  specialInstructions: 'Softly',
  gloveImages: [],
};

export const ORDER: OrderView = {
  id: '3f2a91c4-0000-4000-8000-000000000000',
  version: 0,
  customerId: ME.id,
  customerName: ME.name,
  customerEmail: ME.email,
  customerPhone: '555 010 2345',
  items: [ITEM],
  deliveryMethod: 'ship',
  shippingAddress: '1 Ball Park\nCooperstown, NY 13326',
  discountCode: 'TEN',
  discountAmount: 650,
  subtotal: 6500,
  total: 7350,
  shippingCharge: 1500,
  status: 'shipped',
  paymentStatus: 'succeeded',
  paypalOrderId: null,
  paypalCaptureId: null,
  trackingNumber: '9400 1000',
  beforeImages: ['/media/before.webp'],
  afterImages: [],
  serviceId: null,
  createdAt: '2026-05-04T12:00:00.000Z',
};
