import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { orderMoney, storedMoney } from '#domain/orders/amount-due';
import { ledgerOf } from '#domain/orders/ledger';
import { type RefundRequestInput, refundAnswer } from '#domain/orders/refund-contract';
import { dollarsToCents } from '#domain/wire/money';
import { openPayments } from '#server/payments/open-payments';
import { followRefunds } from '#server/payments/recheck-payments';
import type { Client } from './client';
import type { FakePaypal } from './fake-paypal';
import { readOrder } from './payments';
import { setRow } from './set-row';
import type { TestShop } from './test-shop';

/** Calls POST /api/orders/:id/refunds like the dashboard. Returns its HTTP code and the refund's status. */
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

/** Makes an order's refund checks due and runs their job. */
export async function followRefundsNow({ payload, settings }: TestShop, orderId: string): Promise<void> {
  const { refundCheckAt } = await readOrder({ payload, url: '' }, orderId);
  if (refundCheckAt) await setRow(payload, 'orders', orderId, { refundCheckAt: new Date(0).toISOString() });
  await followRefunds(payload, openPayments(payload, settings).provider()).run(() => undefined);
}

interface Sums {
  taken: number;
  refunded: number;
}

/** Returns what the provider took and refunded. */
export function providerSums(paypal: FakePaypal, orderId: string): Sums {
  const captures = paypal.taken(orderId);
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    taken: sum(captures.map(({ amount }) => dollarsToCents(amount.value) ?? 0)),
    refunded: sum(captures.map(({ id }) => paypal.refunds.refunded(id))),
  };
}

/** Expects the provider, the ledger, and the stored amounts to agree to the cent. */
export async function expectAgreed(shop: TestShop, paypal: FakePaypal, orderId: string): Promise<Sums> {
  const order = await readOrder(shop, orderId);
  const entries = ledgerOf(order).filter(({ captureId, status }) => captureId && status === 'succeeded');
  const sum = (kind: string) =>
    entries.filter((each) => each.kind === kind).reduce((total, { amount }) => total + amount, 0);
  const sums = { taken: sum('payment'), refunded: sum('refund') };
  expect(sums).toEqual(providerSums(paypal, orderId));
  expect(storedMoney(order)).toEqual(orderMoney(order));
  return sums;
}
