import type { DiscountView } from '../discounts/discount-contract';
import type { ExtraWorkView } from '../orders/extra-work-contract';
import type { OrderView } from '../orders/order-view';

/** Extra work that waits for the customer. */
export const PROPOSED: ExtraWorkView = {
  id: '3f2a91c4-0000-4000-8000-000000000009',
  at: '2026-12-01T12:00:00.000Z',
  lines: [{ description: 'New palm lining', amount: 1500 }],
  note: null,
  photos: [],
  expiresAt: '2026-12-08T12:00:00.000Z',
  status: 'open',
  answeredAt: null,
  total: 1500,
};

/** A discount code without limits that no order has used. */
export const UNLIMITED = {
  startsAt: null,
  endsAt: null,
  startDay: null,
  endDay: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  minSubtotal: null,
  uses: 0,
} as const satisfies Partial<DiscountView>;

/** An order that nothing has happened to. */
export const UNTOUCHED = {
  paypalOrderId: null,
  paypalCaptureId: null,
  trackingNumber: null,
  beforeImages: [],
  afterImages: [],
  serviceId: null,
  readyBy: null,
  extraTotal: 0,
  amountRefunded: 0,
  extraWorkSince: null,
  unansweredSince: null,
} satisfies Partial<OrderView>;
