import type { CustomerMe } from '#domain/customers/account-contract';
import type { OrderView } from '#domain/orders/order-view';
import type { SessionView } from '#domain/own-account/own-account-contract';
import { idOf, ORDER as SAMPLE, ITEM as SAMPLE_ITEM, SERVICE } from '../testing/samples';

export const ME: CustomerMe = {
  id: idOf(1),
  name: 'Jo Catcher',
  email: 'jo@example.com',
  phone: '555 010 2345',
  mailingListOptIn: 0,
  shippingAddress: null,
};

export const SERVICES = [{ ...SERVICE, active: 0 } as const];

export const SESSIONS: SessionView[] = [
  {
    id: idOf(31),
    createdAt: '2026-05-04T12:00:00.000Z',
    lastSeenAt: '2026-05-05T12:00:00.000Z',
    address: '192.0.2.7',
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    isCurrent: true,
  },
  {
    id: idOf(32),
    createdAt: '2026-05-01T12:00:00.000Z',
    lastSeenAt: '2026-05-02T12:00:00.000Z',
    address: '198.51.100.9',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    isCurrent: false,
  },
];

export const ITEM = { ...SAMPLE_ITEM, specialInstructions: 'Softly' };

export const ORDER: OrderView = {
  ...SAMPLE,
  items: [ITEM],
  discountCode: 'TEN',
  discountAmount: 650,
  total: 7350,
  amountPaid: 7350,
  status: 'shipped',
  trackingNumber: '9400 1000',
  beforeImages: ['/media/before.webp'],
};
