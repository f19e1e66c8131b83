import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AdminOrderPatchInput,
  AdminOrderRequestInput,
  orderImagesChange,
} from '#domain/admin-order-contract';
import { changedAnswer } from '#domain/change-answers';
import type { DeliveryMethod } from '#domain/delivery';
import { MESSAGES } from '#domain/messages';
import { IDEMPOTENCY_HEADER, orderAnswer } from '#domain/order-contract';
import type { OrderView } from '#domain/order-view';
import { adminOrderQueries, ORDERS_KEY } from './admin-orders';
import { ApiError, api } from './client';
import { OWNER } from './owner-session';

const addressOf = (orderId: string) => [...ORDERS_KEY, encodeURIComponent(orderId)].join('/');

interface NewOrder {
  order: AdminOrderRequestInput;
  /** The same key never makes a second order, however often the call is repeated. */
  idempotencyKey: string;
  /** Whether an earlier call with this key may have stored an order, and one that said something else. */
  mayBeStored: boolean;
}

/** Makes the order of the owner's form; repeated under its key, it makes the one order say what is sent now. */
export function useCreateOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    async mutationFn({ order, idempotencyKey, mayBeStored }: NewOrder) {
      const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey };
      const { orderId } = await api.post(ORDERS_KEY.join('/'), order, orderAnswer, { headers });
      if (mayBeStored) await api.patch(addressOf(orderId), order, changedAnswer);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

interface OrderChange {
  /** The order as the form began with it. */
  before: OrderView;
  /** Only what the owner changed. */
  changes: AdminOrderPatchInput;
}

/** What the calls keep as a whole, or reckon from each other: a change of it is made on the newest of it, or not at all. */
const KEPT_TOGETHER = ['items', 'subtotal', 'discountAmount', 'shippingCharge', 'total'] as const;

/**
 * Changes what is sent of an order. Throws an `ApiError` (409) where gloves or amounts would be written over those that
 * somebody else has changed since the form was opened.
 */
export function useChangeOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    async mutationFn({ before, changes }: OrderChange) {
      if (KEPT_TOGETHER.some((field) => field in changes)) {
        const now = await queryClient.fetchQuery(adminOrderQueries.one(before.id));
        const isSame = KEPT_TOGETHER.every(
          (field) => JSON.stringify(now[field]) === JSON.stringify(before[field]),
        );
        if (!isSame)
          throw new ApiError(409, MESSAGES.conflict, { message: MESSAGES.conflict, code: 'CONFLICT' });
      }
      return api.patch(addressOf(before.id), changes, changedAnswer);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

type WorkPhotoList = keyof typeof orderImagesChange.shape;

interface WorkPhotosChange {
  orderId: string;
  /** The lists that are changed, each made from the one that is stored. */
  lists: Partial<Record<WorkPhotoList, (stored: readonly string[]) => string[]>>;
}

/** Keeps an order's work photos: added and taken out on top of what is stored by now. */
export function useSaveWorkPhotos() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    async mutationFn({ orderId, lists: { beforeImages, afterImages } }: WorkPhotosChange) {
      const now = await queryClient.fetchQuery(adminOrderQueries.one(orderId));
      const change = {
        ...(beforeImages && { beforeImages: beforeImages(now.beforeImages) }),
        ...(afterImages && { afterImages: afterImages(now.afterImages) }),
      };
      return api.patch(`${addressOf(orderId)}/images`, change, changedAnswer);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

/** Mails the customer how the glove gets to the shop. */
export function useSendInstructions() {
  return useMutation({
    meta: OWNER,
    mutationFn: ({ orderId, method }: { orderId: string; method: DeliveryMethod }) => {
      const call = method === 'ship' ? 'send-shipping-instructions' : 'send-dropoff-instructions';
      return api.post(`${addressOf(orderId)}/${call}`, {}, changedAnswer);
    },
  });
}
