import type { ServiceView } from '#domain/catalogue/service-contract';
import type { CustomerMe } from '#domain/customers/account-contract';
import type { OrderView } from '#domain/orders/order-view';
import type { SessionView } from '#domain/own-account/own-account-contract';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const ME: CustomerMe = {
  id: id(1),
  name: 'Jo Catcher',
  email: 'jo@example.com',
  phone: '555 010 2345',
  mailingListOptIn: 0,
  shippingAddress: null,
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

export const SESSIONS: SessionView[] = [
  {
    id: id(31),
    createdAt: '2026-05-04T12:00:00.000Z',
    lastSeenAt: '2026-05-05T12:00:00.000Z',
    address: '192.0.2.7',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    isCurrent: true,
  },
  {
    id: id(32),
    createdAt: '2026-05-01T12:00:00.000Z',
    lastSeenAt: '2026-05-02T12:00:00.000Z',
    address: '198.51.100.9',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    isCurrent: false,
  },
];

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
  rushCharge: 0,
  isRush: false,
  status: 'shipped',
  paymentStatus: 'succeeded',
  paypalOrderId: null,
  paypalCaptureId: null,
  trackingNumber: '9400 1000',
  beforeImages: ['/media/before.webp'],
  afterImages: [],
  serviceId: null,
  readyBy: null,
  extraTotal: 0,
  amountPaid: 7350,
  amountRefunded: 0,
  amountDue: 0,
  extraWorkSince: null,
  unansweredSince: null,
  createdAt: '2026-05-04T12:00:00.000Z',
};
