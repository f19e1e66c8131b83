import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { type LedgerEntry, newRefund, providedHow } from '#domain/orders/ledger';
import { orderNews } from '#domain/orders/order-status';
import type {
  CancelAnswer,
  CancelRequest,
  RefundAnswer,
  RefundRequest,
} from '#domain/orders/refund-contract';
import { refundedTotal, refundParts, refundStatus, refundsOf } from '#domain/orders/refunds';
import { actorOf, roleOf } from '#domain/people/people';
import { audited } from '#server/audit/audited';
import { refundEvent } from '#server/audit/shop-events';
import { findOrder, writeOrder } from '#server/orders/find-order';
import { allowed, type Once, type OnOne, type OwnersChange } from '#server/platform/access/allowed';
import { idOnce } from '#server/platform/access/make-once';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Admin, Order } from '../../payload-types';
import { type PaymentProvider, ProviderError } from './providers/provider';
import { askRefunds } from './record-refund';

interface CheckedCall extends OnOne, Once {
  provider: () => PaymentProvider;
}

/** Refunds an order or records a refund (rule 16.5). Throws a ShopError. */
export async function refundOrder({
  input,
  ...request
}: CheckedCall & { input: RefundRequest }): Promise<RefundAnswer> {
  const { payload, provider, id: orderId } = request;
  const { id: refundId } = await write(request, 'refund', input, (order, id) =>
    refundsOf(order).has(id) ? null : () => ({ data: { movements: partsOf(order, id, input) } }),
  );
  return finishRefund({ payload, provider, orderId, refundId });
}

type Making = () => { data: Partial<Order>; except?: readonly string[] };

/** Stores a pending refund and its audit entry, once per key. `judge` returns null if it's stored. */
async function write(
  { payload, user, provider, id: orderId, idempotencyKey }: CheckedCall,
  what: string,
  refund: Pick<RefundRequest, 'amount' | 'method'> | null | undefined,
  judge: (order: Order, id: string) => Making | null,
): Promise<{ id: string; order: Order }> {
  await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const id = idOnce(payload, `${what} of ${orderId}`, idempotencyKey);
  if (refund?.method === 'paypal') provider();
  const most = await refundLimitOf(payload, user);
  const change = () =>
    writeOrder(payload, orderId, actorOf(user), (order): { write?: ReturnType<Making> } => {
      const make = judge(order, id);
      if (make && refund) refuseAbove(order, refund.amount, most);
      return make ? { write: make() } : {};
    });
  const written = refund
    ? await audited({
        payload,
        ...refundEvent(user, orderId, id, refund.amount),
        happened: (order) => Boolean(order?.verdict.write),
        change,
      })
    : await change();
  if (!written) throw new ShopError('NOT_FOUND');
  return { id, order: written.order };
}

/** Splits a refund into ledger entries by payment. Throws a REFUND_TOO_MUCH ShopError. */
export function partsOf(order: Order, refundId: string, input: RefundRequest): LedgerEntry[] {
  const { method, how, reason, notify } = input;
  const parts = refundParts(order, input);
  if (!parts) throw new ShopError('REFUND_TOO_MUCH');
  const isRecorded = method === 'recorded';
  return parts.map((part, number) =>
    newRefund({
      ...part,
      // The provider gets this as the request ID, too.
      id: number === 0 ? refundId : `${refundId}-${number + 1}`,
      at: new Date().toISOString(),
      how: isRecorded || !part.captureId ? how : providedHow(part.captureId),
      status: isRecorded ? 'succeeded' : 'pending',
      refundId,
      reason,
      notify,
    }),
  );
}

interface FinishRefund extends Pick<CheckedCall, 'payload' | 'provider'> {
  orderId: string;
  refundId: string;
}

async function finishRefund({ payload, provider, orderId, refundId }: FinishRefund): Promise<RefundAnswer> {
  if ((await refundStatusNow(payload, orderId, refundId)) === 'pending') {
    try {
      await askRefunds({ payload, provider: provider() }, orderId);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
    }
  }
  return { id: refundId, status: await refundStatusNow(payload, orderId, refundId) };
}

async function refundStatusNow(
  payload: Payload,
  orderId: string,
  refundId: string,
): Promise<LedgerEntry['status']> {
  const order = orNotFound(await findOrder(payload, orderId));
  return refundStatus(refundsOf(order).get(refundId) ?? []);
}

interface CancelOrder extends CheckedCall, OwnersChange {
  input: CancelRequest;
}

/** Cancels an order and stores its refund in one write, then requests it (rule 16.8). Throws a ShopError. */
export async function cancelOrder({ ifMatch, input, ...request }: CancelOrder): Promise<CancelAnswer> {
  const { payload, provider, id: orderId } = request;
  const { id: cancelId, order } = await write(request, 'cancellation', input.refund, (stored, id) => {
    if (stored.cancelId === id) return null;
    if (ifMatch !== undefined && (stored.version ?? 0) !== ifMatch) throw new ShopError('CONFLICT');
    if (stored.status === 'canceled') throw new ShopError('ALREADY_CANCELED');
    return () => ({ data: canceled(stored, id, input), except: exempt(input) });
  });
  wakeOutbox(payload);
  const isRefunded = refundsOf(order).has(cancelId);
  const refund = isRefunded ? await finishRefund({ payload, provider, orderId, refundId: cancelId }) : null;
  const now = refund ? await findOrder(payload, orderId) : order;
  return { version: now?.version ?? 0, refund };
}

function canceled(order: Order, cancelId: string, { refund, reason, notify }: CancelRequest): Partial<Order> {
  const status = 'canceled';
  const request = refund && { ...refund, reason, notify: false, captureId: null };
  return {
    status,
    cancelId,
    cancelReason: reason,
    ...(request && { movements: partsOf(order, cancelId, request) }),
    // An email that an earlier change queued must not go out either.
    ...(!notify && { statusChange: randomUUID(), toldNews: orderNews({ status }) }),
  };
}

/** This caller knows about the money. The customer gets an email only if the caller asks for one. */
const exempt = ({ notify }: CancelRequest) => ['flag-paid-change', ...(notify ? [] : ['queue-news'])];

/** The most this user may refund per order, in cents. Null for the owner (rule 18.3). */
async function refundLimitOf(payload: Payload, user: Admin): Promise<number | null> {
  return roleOf(user) === 'owner' ? null : (await readShopSettings(payload)).managerRefundLimit;
}

/** Throws a REFUND_LIMIT ShopError. Earlier refunds count, so a manager can't get around the limit in parts. */
function refuseAbove(order: Order, amount: number, most: number | null): void {
  if (most !== null && refundedTotal(order) + amount > most) throw new ShopError('REFUND_LIMIT');
}
