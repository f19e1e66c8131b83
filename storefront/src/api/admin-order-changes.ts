import type {
  AdminOrderPatchInput,
  AdminOrderRequestInput,
  OrderStatusChange,
  orderImagesChange,
} from '#domain/orders/admin-order-contract';
import type { DeliveryMethod } from '#domain/orders/delivery';
import type { ExtraWorkRequestInput } from '#domain/orders/extra-work-contract';
import { orderAnswer } from '#domain/orders/order-contract';
import { type OrderView, ownerOrderView } from '#domain/orders/order-view';
import type { ReadyBy } from '#domain/orders/ready-by-days';
import type { RecordedPayment } from '#domain/orders/recorded-payment';
import type { ProblemEntry } from '#domain/payments/problem-kinds';
import { changedAnswer, createdAnswer } from '#domain/wire/change-answers';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { adminOrderQueries, ORDERS_KEY, orderPath } from './admin-orders';
import { changeVersioned, patchVersion, retryOnConflict, type VersionedChange } from './change-versioned';
import { api } from './client';
import { useOwnersChange } from './owners-calls';

const ANY_END = { stale: [ORDERS_KEY] };
const DONE = { stale: [ORDERS_KEY], on: 'success' } as const;

interface NewOrder {
  order: AdminOrderRequestInput;
  /** A key never creates two orders, even if the call is repeated. */
  idempotencyKey: string;
  mayBeStored: boolean;
}

/** Creates an order the owner entered and returns its ID. If the same key has already stored an order, it updates that one. */
export const useCreateOrder = () =>
  useOwnersChange(DONE, async ({ order, idempotencyKey, mayBeStored }: NewOrder) => {
    const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey };
    const { orderId } = await api.post('/api/orders', order, orderAnswer, { headers });
    // No version is needed, because only this form has the order.
    if (mayBeStored) await patchVersion(orderPath(orderId), order, '*');
    return orderId;
  });

type OrderChange = Omit<VersionedChange<OrderView>, 'path' | 'seen' | 'newest'>;

function useVersionedChange<Sent extends { before: OrderView }>(
  call: string,
  changeIn: (sent: Sent) => OrderChange,
) {
  return useOwnersChange(ANY_END, (sent: Sent, { queryClient }) => {
    const { before: seen } = sent;
    const newest = () => queryClient.fetchQuery(adminOrderQueries.one(seen.id));
    return changeVersioned<OrderView>({ path: orderPath(seen.id) + call, seen, newest, ...changeIn(sent) });
  });
}

interface Before {
  before: OrderView;
}

/** Amounts are computed from the gloves, so all of these change together. */
const GLOVES_AND_AMOUNTS = [
  'items',
  'subtotal',
  'discountAmount',
  'shippingCharge',
  'rushCharge',
  'total',
] as const;

/** Changes only the given fields of an order. @throws `ConflictError` */
export const useChangeOrder = () =>
  useVersionedChange('', ({ changes }: Before & { changes: AdminOrderPatchInput }) => ({
    body: changes,
    together: GLOVES_AND_AMOUNTS,
  }));

/** Sets an order's status, with a tracking number if there is one. @throws `ConflictError` */
export const useSetStatus = () =>
  useVersionedChange('/status', ({ change }: Before & { change: OrderStatusChange }) => ({ body: change }));

/** Sets the days when an order is ready. @throws `ConflictError` */
export const useSetReadyBy = () =>
  useVersionedChange('/ready-by', ({ readyBy }: Before & { readyBy: ReadyBy | null }) => ({
    body: readyBy,
    changes: ['readyBy'],
  }));

interface WorkPhotosChange {
  orderId: string;
  lists: Partial<Record<keyof typeof orderImagesChange.shape, (stored: readonly string[]) => string[]>>;
}

/** Saves an order's work photos, as changes to what's stored by now. */
export const useSaveWorkPhotos = () =>
  useOwnersChange(
    DONE,
    ({ orderId, lists: { beforeImages, afterImages } }: WorkPhotosChange, { queryClient }) =>
      retryOnConflict(async () => {
        const now = await queryClient.fetchQuery(adminOrderQueries.one(orderId));
        const change = {
          ...(beforeImages && { beforeImages: beforeImages(now.beforeImages) }),
          ...(afterImages && { afterImages: afterImages(now.afterImages) }),
        };
        return patchVersion(`${orderPath(orderId)}/images`, change, now.version);
      }),
  );

/** Emails the customer how to send or bring the glove. */
export const useSendInstructions = () =>
  useOwnersChange(
    { ...DONE, repeats: true },
    ({ orderId, method }: { orderId: string; method: DeliveryMethod }, { once }) => {
      const path = `${orderPath(orderId)}/send-${method === 'ship' ? 'shipping' : 'dropoff'}-instructions`;
      return api.post(path, {}, changedAnswer, once(path));
    },
  );

export const WRITTEN_KINDS = ['note', 'message'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];

export const useWriteOnOrder = (orderId: string) =>
  useOwnersChange(
    { ...DONE, repeats: true },
    ({ kind, text }: { kind: WrittenKind; text: string }, { once }) =>
      api.post(`${orderPath(orderId)}/${kind}s`, { text }, createdAnswer, once([kind, text])),
  );

/** Sends a failed email again. `id` is the event's. */
export const useResendEmail = () =>
  useOwnersChange(ANY_END, (emailId: string) =>
    api.post(`/api/outbox/${encodeURIComponent(emailId)}/resend`, {}, changedAnswer),
  );

export const useNewLink = () =>
  useOwnersChange(DONE, (orderId: string) =>
    api.post(`${orderPath(orderId)}/track-link`, {}, ownerOrderView.pick({ trackUrl: true })),
  );

export const useProposeExtraWork = (orderId: string) =>
  useOwnersChange(ANY_END, (proposal: ExtraWorkRequestInput, { once }) =>
    api.post(`${orderPath(orderId)}/extra-work`, proposal, createdAnswer, once(proposal)),
  );

export const useWithdrawExtraWork = () =>
  useOwnersChange(ANY_END, ({ orderId, extraId }: { orderId: string; extraId: string }) =>
    api.post(`${orderPath(orderId)}/extra-work/${encodeURIComponent(extraId)}/withdraw`, {}, changedAnswer),
  );

export const useRecordPayment = (orderId: string) =>
  useOwnersChange(ANY_END, (payment: RecordedPayment, { once }) =>
    api.post(`${orderPath(orderId)}/payments`, payment, createdAnswer, once(payment)),
  );

/** Marks a payment problem as settled, for an order or for a payment whose order was deleted. */
export const useSettleProblem = () =>
  useOwnersChange(ANY_END, ({ id, customerName, problem }: ProblemEntry) =>
    customerName === null
      ? api.post(`/api/payment-attempts/${encodeURIComponent(id)}/settled`, {}, changedAnswer)
      : api.post(`${orderPath(id)}/settled`, { problem }, changedAnswer),
  );
