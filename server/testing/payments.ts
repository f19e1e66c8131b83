import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { ExtraWork } from '#domain/orders/extra-work';
import { openPayments } from '#server/payments/open-payments';
import { recheckPayments } from '#server/payments/recheck-payments';
import { changeIf } from '#server/platform/database/change-if';
import type { Order, PaymentAttempt } from '../../payload-types';
import { call } from './call';
import { makeService, orderBody } from './factories';
import type { FakePaypal } from './fake-paypal';
import { outboxRows } from './outbox-rows';
import type { TestShop } from './test-shop';

/** A shop of a test, or the built one on a test's own database. */
type OpenShop = Pick<TestShop, 'payload' | 'url'>;

/** An order of the wizard that is to be paid online: 80 dollars, shipped. */
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

/** An order whose buyer has approved the payment in PayPal's window; `id` is the provider's. */
export async function startedOrder(
  shop: OpenShop,
  paypal: FakePaypal,
): Promise<{ order: Order; id: string }> {
  const order = await placeOnlineOrder(shop);
  const id = String((await startPaying(shop, order.id)).body.id);
  paypal.approve(id);
  return { order, id };
}

/** An order that is paid. */
export async function paidOrder(
  shop: OpenShop,
  paypal: FakePaypal,
): Promise<{ order: Order; id: string; captureId: string }> {
  const { order, id } = await startedOrder(shop, paypal);
  return { order, id, captureId: String((await capture(shop, id)).body.id) };
}

/** An order whose money PayPal took, and neither the shop nor the browser heard of it. */
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

/** How many of an order's mails to its customer tell of its payment: the confirmation that has waited for it, or one of its own. */
export async function paymentEmails({ payload }: OpenShop, orderId: string): Promise<number> {
  const rows = await outboxRows(payload, { key: { like: orderId } });
  const own = rows.filter(({ key }) => key === `${orderId}:payment-received`);
  const confirmed = rows.filter(
    ({ key, payload: data }) => key === `${orderId}:order-received` && Object(data).paid === 'yes',
  );
  return own.length + confirmed.length;
}

/** POST /order as the payment button sends it, for 80 dollars unless told otherwise. */
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

/** Every try to pay an order, oldest first. */
export async function attemptsOf(payload: Payload, orderId: string): Promise<PaymentAttempt[]> {
  const { docs } = await payload.db.find<PaymentAttempt>({
    collection: 'payment-attempts',
    where: { orderId: { equals: orderId } },
    sort: 'number',
    pagination: false,
  });
  return docs;
}

/** Lets the pauses of an order's payments be over, and runs the job that settles them. */
export async function recheckNow({ payload, settings }: TestShop, orderId: string): Promise<void> {
  for (const { id } of await attemptsOf(payload, orderId))
    await changeAttemptRow(payload, id, { checkAt: new Date(Date.now() - 1000).toISOString() });
  await recheckPayments(payload, openPayments(payload, settings).provider()).run(() => undefined);
}

/** Changes one try behind the shop's back, as time or a crash would. */
export async function changeAttemptRow(
  payload: Payload,
  id: string,
  data: Partial<PaymentAttempt>,
): Promise<void> {
  await payload.db.updateOne({
    collection: 'payment-attempts',
    options: { atomic: true },
    where: { id: { equals: id } },
    data,
    returning: false,
  });
}

/** Changes an order behind the shop's back. */
export async function changeOrderRow(payload: Payload, id: string, data: Partial<Order>): Promise<void> {
  await payload.db.updateOne({
    collection: 'orders',
    options: { atomic: true },
    where: { id: { equals: id } },
    data: { ...data },
    returning: false,
  });
}

/** Changes an order as its owner does, by the door and its rules. */
export async function changeOrder(payload: Payload, id: string, data: Partial<Order>): Promise<void> {
  await changeIf(payload, 'orders', id, { data, by: { role: 'owner' } });
}

/** Extra work of an order that its customer has accepted, in cents. */
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

/** A payment that the owner is told something about, of an order that is gone; its id. */
export async function makeLostPayment(payload: Payload): Promise<string> {
  const [id, orderId] = [randomUUID(), randomUUID()];
  const data = { id, orderId, key: `${orderId}:1`, number: 1, amount: 6500, status: 'problem' };
  await payload.db.create({
    collection: 'payment-attempts',
    data: { ...data, refusals: 0, wasDeclined: false, problem: 'Its order was deleted.' },
  });
  return id;
}
