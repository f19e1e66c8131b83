import type { CustomerView } from '#domain/customers/customer-contract';
import type { DiscountView } from '#domain/discounts/discount-contract';
import type { OrderStats } from '#domain/orders/order-stats';
import type { OwnerOrderView } from '#domain/orders/order-view';
import type { PushSettings } from '#domain/push/push-contract';
import { UNLIMITED } from '#domain/testing/samples';
import { idOf, ORDER as SAMPLE } from '../testing/samples';

export { SERVICE, TAN } from '../testing/samples';

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
  id: idOf(1),
  version: 0,
  name: 'Jo Catcher',
  email: 'jo@example.com',
  phone: '555 010 2345',
  mailingListOptIn: 1,
  shippingAddress: null,
  getsMessages: 1,
  createdAt: '2026-05-04T12:00:00.000Z',
};

export const ORDER: OwnerOrderView = {
  ...SAMPLE,
  extraWork: [],
  payments: [
    {
      id: idOf(31),
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
};

/** The answer if no device has notifications. */
export const PUSH_OFF: PushSettings = {
  publicKey: `B${'A'.repeat(86)}`,
  timeZone: 'America/New_York',
  kinds: ['orders', 'messages', 'questions', 'problems'],
  devices: [],
};

export const DISCOUNT: DiscountView = {
  id: idOf(31),
  version: 0,
  code: 'OPENING10',
  type: 'percentage',
  value: 1250,
  active: 1,
  createdAt: '2026-05-04T12:00:00.000Z',
  ...UNLIMITED,
};
