import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { ExtraWork } from '#domain/orders/extra-work';
import { openPayments } from '#server/payments/open-payments';
import { recheckPayments } from '#server/payments/recheck-payments';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import type { Order, PaymentAttempt } from '../../payload-types';
import { call } from './call';
import { makeService, orderBody } from './factories';
import type { FakePaypal } from './fake-paypal';
import { outboxRows } from './outbox-rows';
import { setRow } from './set-row';
import type { TestShop } from './test-shop';

type OpenShop = Pick<TestShop, 'payload' | 'url'>;

/** Places an order to pay online: 80 dollars, shipped. */
export async function placeOnlineOrder(shop: OpenShop): Promise<Order> {
  const service = await makeService(shop.payload, { price: 6500 });
  const body = orderBody(service.id, {
    deliveryMethod: 'ship',
    shippingAddress: '1 Diamond Way\nCooperstown, NY 13326',
    paymentMethod: 'paypal',
  });
  const answer = await call(`${shop.url}/api/orders`, { body });
  return readOrder(shop, String(answer.body.orderId));
}

/** Places an order and approves its payment. `id` is the provider's. */
export async function startedOrder(
  shop: OpenShop,
  paypal: FakePaypal,
): Promise<{ order: Order; id: string }> {
  const order = await placeOnlineOrder(shop);
  const id = String((await startPaying(shop, order.id)).body.id);
  paypal.approve(id);
  return { order, id };
}

/** Places and pays an order. */
export async function paidOrder(
  shop: OpenShop,
  paypal: FakePaypal,
): Promise<{ order: Order; id: string; captureId: string }> {
  const { order, id } = await startedOrder(shop, paypal);
  return { order, id, captureId: String((await capture(shop, id)).body.id) };
}

/** Places an order that PayPal captured without the shop or the browser knowing. */
export async function lostCapture(shop: OpenShop, paypal: FakePaypal): Promise<{ order: Order; id: string }> {
  const { order, id } = await startedOrder(shop, paypal);
  paypal.trouble('capture', 'lost');
  paypal.trouble('get', 'error');
  await capture(shop, id);
  return { order, id };
}

export function readOrder(shop: OpenShop, id: string): Promise<Order> {
  return shop.payload.findByID({ collection: 'orders', id, depth: 0 });
}

/** Counts the customer's emails that confirm the payment: the order confirmation that waited for it, or the payment's own email. */
export async function paymentEmails({ payload }: OpenShop, orderId: string): Promise<number> {
  const rows = await outboxRows(payload, { key: { like: orderId } });
  const own = rows.filter(({ key }) => key === `${orderId}:payment-received`);
  const confirmed = rows.filter(
    ({ key, payload: data }) => key === `${orderId}:order-received` && Object(data).paid === 'yes',
  );
  return own.length + confirmed.length;
}

/** Calls POST /order like the payment button, by default for 80 dollars. */
export function startPaying(shop: OpenShop, orderId: string, changes: Record<string, unknown> = {}) {
  const body = { orderId, amount: '80.00', currency: 'USD', intent: 'CAPTURE', ...changes };
  return call(`${shop.url}/order`, { body });
}

export function capture(shop: OpenShop, paypalOrderId: string) {
  return call(`${shop.url}/order/${paypalOrderId}/capture`, { body: {} });
}

export function report(shop: OpenShop, orderId: string, paypalOrderId: string, paypalCaptureId: string) {
  const body = { paymentStatus: 'succeeded', paypalOrderId, paypalCaptureId };
  return call(`${shop.url}/api/orders/${orderId}/payment`, { body });
}

/** Returns an order's payment attempts, oldest first. */
export async function attemptsOf(payload: Payload, orderId: string): Promise<PaymentAttempt[]> {
  return findAll(payload, 'payment-attempts', { orderId: { equals: orderId } }, 'number');
}

/** Makes an order's payment checks due and runs their job. */
export async function recheckNow({ payload, settings }: TestShop, orderId: string): Promise<void> {
  for (const { id } of await attemptsOf(payload, orderId))
    await setRow(payload, 'payment-attempts', id, { checkAt: new Date(Date.now() - 1000).toISOString() });
  await recheckPayments(payload, openPayments(payload, settings).provider()).run(() => undefined);
}

/** Changes an order with the shop's rules, like the owner. */
export async function changeOrder(payload: Payload, id: string, data: Partial<Order>): Promise<void> {
  await changeIf(payload, 'orders', id, { data, by: { role: 'owner' } });
}

/** Adds accepted extra work to an order, in cents. */
export async function acceptExtra({ payload }: OpenShop, id: string, amount: number): Promise<void> {
  const at = new Date().toISOString();
  const accepted: ExtraWork = {
    id: randomUUID(),
    at,
    lines: [{ description: 'A new heel pad', amount }],
    note: null,
    photos: [],
    expiresAt: at,
    status: 'accepted',
    answeredAt: at,
    evidence: { at, address: '127.0.0.1', textHash: 'as it was shown' },
    remindedAt: null,
  };
  await changeIf(payload, 'orders', id, { data: { extraWork: [accepted] } });
}

/** Creates a payment problem of a deleted order. Returns the attempt's ID. */
export async function makeLostPayment(payload: Payload): Promise<string> {
  const [id, orderId] = [randomUUID(), randomUUID()];
  const data = { id, orderId, key: `${orderId}:1`, number: 1, amount: 6500, status: 'problem' };
  await payload.db.create({
    collection: 'payment-attempts',
    data: { ...data, refusals: 0, wasDeclined: false, problem: 'Its order was deleted.' },
  });
  return id;
}

/** The same in one shop. */
export const paymentsIn = (shop: TestShop, paypal: FakePaypal) => ({
  placeOnlineOrder: () => placeOnlineOrder(shop),
  startedOrder: () => startedOrder(shop, paypal),
  paidOrder: () => paidOrder(shop, paypal),
  lostCapture: () => lostCapture(shop, paypal),
  readOrder: (id: string) => readOrder(shop, id),
  paymentEmails: (id: string) => paymentEmails(shop, id),
  startPaying: (id: string, changes?: Record<string, unknown>) => startPaying(shop, id, changes),
  capture: (paypalId: string) => capture(shop, paypalId),
  report: (id: string, paypalId: string, captureId: string) => report(shop, id, paypalId, captureId),
  attemptsOf: (id: string) => attemptsOf(shop.payload, id),
  recheckNow: (id: string) => recheckNow(shop, id),
  changeOrder: (id: string, changes: Partial<Order>) => changeOrder(shop.payload, id, changes),
  acceptExtra: (id: string, amount: number) => acceptExtra(shop, id, amount),
});
