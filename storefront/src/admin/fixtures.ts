import type { ServiceView } from '#domain/catalogue/service-contract';
import type { CustomerView } from '#domain/customers/customer-contract';
import type { DiscountView } from '#domain/discounts/discount-contract';
import type { OrderStats } from '#domain/orders/order-stats';
import type { OwnerOrderView } from '#domain/orders/order-view';
import type { PushSettings } from '#domain/push/push-contract';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const STATS: OrderStats = {
  total: 1234,
  pending: 12,
  thisWeek: 7,
  revenue: 123_450,
  newPending: 3,
  newRevenue: 42_000,
  weekBefore: 9,
};

export const CUSTOMER: CustomerView = {
  id: id(1),
  version: 0,
  name: 'Jo Catcher',
  email: 'jo@example.com',
  phone: '555 010 2345',
  mailingListOptIn: 1,
  shippingAddress: null,
  getsMessages: 1,
  createdAt: '2026-05-04T12:00:00.000Z',
};

export const SERVICE: ServiceView = {
  id: id(11),
  version: 0,
  name: 'Full Relace',
  description: 'Every lace new, from web to heel.',
  price: 6500,
  category: 'relacing',
  active: 1,
  sortOrder: 1,
};

export const ORDER: OwnerOrderView = {
  id: '3f2a91c4-0000-4000-8000-000000000000',
  version: 0,
  customerId: CUSTOMER.id,
  customerName: CUSTOMER.name,
  customerEmail: CUSTOMER.email,
  customerPhone: '555 010 2345',
  items: [
    {
      id: id(21),
      serviceId: SERVICE.id,
      laceColorId: null,
      gloveDetails: 'Outfield glove, web torn',
      specialInstructions: null,
      gloveImages: [],
    },
  ],
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
  paypalOrderId: null,
  paypalCaptureId: null,
  trackingNumber: null,
  beforeImages: [],
  afterImages: [],
  serviceId: null,
  readyBy: null,
  extraTotal: 0,
  amountPaid: 8000,
  amountRefunded: 0,
  amountDue: 0,
  extraWorkSince: null,
  unansweredSince: null,
  extraWork: [],
  payments: [
    {
      id: id(31),
      at: '2026-05-04T12:00:00.000Z',
      kind: 'payment',
      how: 'paypal',
      amount: 8000,
      isCounted: true,
      fee: 288,
    },
  ],
  refundable: { total: 8000, paypal: 0, captures: [] },
  trackUrl: 'https://shop.example/track/a-token-of-forty-six-characters',
  createdAt: '2026-05-04T12:00:00.000Z',
};

/** Push notifications on no device yet. */
export const PUSH_OFF: PushSettings = {
  publicKey: `B${'A'.repeat(86)}`,
  timeZone: 'America/New_York',
  kinds: ['orders', 'messages', 'questions', 'problems'],
  devices: [],
};

export const DISCOUNT: DiscountView = {
  id: '00000000-0000-4000-8000-000000000031',
  version: 0,
  code: 'OPENING10',
  type: 'percentage',
  value: 1250,
  active: 1,
  createdAt: '2026-05-04T12:00:00.000Z',
  startsAt: null,
  endsAt: null,
  startDay: null,
  endDay: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  minSubtotal: null,
  uses: 0,
};
