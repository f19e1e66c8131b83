import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { keptMoney, orderMoney } from '#domain/orders/amount-due';
import { ledgerOf } from '#domain/orders/ledger';
import { type RefundRequestInput, refundAnswer } from '#domain/orders/refund-contract';
import { dollarsToCents } from '#domain/wire/money';
import { openPayments } from '#server/payments/open-payments';
import { followRefunds } from '#server/payments/recheck-payments';
import type { Client } from './client';
import type { FakePaypal } from './fake-paypal';
import { changeOrderRow, readOrder } from './payments';
import type { TestShop } from './test-shop';

/** POST /api/orders/:id/refunds as the dashboard sends it; answers its status and how the refund stands. */
export async function refund(
  owner: Client,
  orderId: string,
  body: RefundRequestInput,
  key: string = randomUUID(),
): Promise<{ code: number; id: string; status: string }> {
  const answer = await owner('POST', `/api/orders/${orderId}/refunds`, body, { 'Idempotency-Key': key });
  const made = refundAnswer.safeParse(answer.body).data;
  const status = made?.status ?? String(Object(answer.body).code);
  return { code: answer.status, id: made?.id ?? '', status };
}

/** Lets the pauses of an order's refunds be over, and runs the job that follows them. */
export async function followRefundsNow({ payload, settings }: TestShop, orderId: string): Promise<void> {
  const { refundCheckAt } = await readOrder({ payload, url: '' }, orderId);
  if (refundCheckAt) await changeOrderRow(payload, orderId, { refundCheckAt: new Date(0).toISOString() });
  await followRefunds(payload, openPayments(payload, settings).provider()).run(() => undefined);
}

/** What was paid and given back through the provider, in cents. */
interface Sums {
  taken: number;
  refunded: number;
}

/** The sums as the provider has them. */
export function providersSums(paypal: FakePaypal, orderId: string): Sums {
  const captures = paypal.taken(orderId);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    taken: sum(captures.map(({ amount }) => dollarsToCents(amount.value) ?? 0)),
    refunded: sum(captures.map(({ id }) => paypal.refunds.refunded(id))),
  };
}

/** Provider and shop agree to the cent about an order, and the columns say what the movements do. */
export async function expectAgreed(shop: TestShop, paypal: FakePaypal, orderId: string): Promise<Sums> {
  const order = await readOrder(shop, orderId);
  const moved = ledgerOf(order).filter(({ captureId, status }) => captureId && status === 'succeeded');
  const sum = (kind: string) =>
    moved.filter((each) => each.kind === kind).reduce((total, { amount }) => total + amount, 0);
  const sums = { taken: sum('payment'), refunded: sum('refund') };
  expect(sums).toEqual(providersSums(paypal, orderId));
  expect(keptMoney(order)).toEqual(orderMoney(order));
  return sums;
}
