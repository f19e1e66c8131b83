import type { Payload } from 'payload';
import { documentId } from '#domain/wire/wire';
import { findOne } from '#server/database/find';
import { findOrder } from '#server/orders/find-order';
import type { PaymentAttempt } from '../../payload-types';
import { findAttempt } from './attempts';
import type { PaypalNotice } from './providers/paypal/paypal-notice';

/** What a notice is about, as far as the shop knows. */
export interface NoticeSubject {
  /** The shop's order. */
  orderId: string;
  /** The payment attempt, unless the shop has lost its note of it. */
  attempt: PaymentAttempt | null;
  /** The provider's order, if it can be known. */
  paypalOrderId: string | null;
  /** The capture it is about, that of a refund as well. */
  captureId: string;
}

/** Which order of this shop a notice is about, or null when it is about none: then it is not the shop's business. */
export async function noticeSubject(
  payload: Payload,
  { event_type, resource }: PaypalNotice,
): Promise<NoticeSubject | null> {
  const captureId = linked(resource, 'captures') ?? resource.id;
  const named =
    event_type === 'CHECKOUT.ORDER.APPROVED'
      ? resource.id
      : (resource.supplementary_data?.related_ids?.order_id ?? linked(resource, 'orders'));
  const attempt =
    (named && (await findAttempt(payload, named))) || (await findByCapture(payload, captureId)) || null;
  const orderId = attempt?.orderId ?? (await orderOf(payload, resource, captureId));
  return orderId
    ? { orderId, attempt, captureId, paypalOrderId: named ?? attempt?.paypalOrderId ?? null }
    : null;
}

function findByCapture(payload: Payload, captureId: string): Promise<PaymentAttempt | null> {
  const where = { paypalCaptureId: { equals: captureId } };
  return findOne(payload, 'payment-attempts', where);
}

/** The order that names the capture, or that PayPal names because the shop gave its id along. */
async function orderOf(
  payload: Payload,
  { custom_id }: PaypalNotice['resource'],
  captureId: string,
): Promise<string | null> {
  const where = { paypalCaptureId: { equals: captureId } };
  const paid = await findOne(payload, 'orders', where);
  if (paid) return paid.id;
  const given = documentId.safeParse(custom_id);
  return given.success ? ((await findOrder(payload, given.data))?.id ?? null) : null;
}

/** The id in the address of what a capture or refund was made from. */
function linked({ links = [] }: PaypalNotice['resource'], kind: 'orders' | 'captures'): string | null {
  const up = links.find(({ rel }) => rel === 'up')?.href ?? '';
  return new RegExp(`/${kind}/([A-Za-z0-9-]{1,64})$`).exec(up)?.[1] ?? null;
}
