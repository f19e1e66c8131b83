import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type {
  AdminOrderPatchInput,
  AdminOrderRequestInput,
  OrderStatusChange,
  orderImagesChange,
} from '#domain/orders/admin-order-contract';
import type { DeliveryMethod } from '#domain/orders/delivery';
import { IDEMPOTENCY_HEADER, orderAnswer } from '#domain/orders/order-contract';
import type { OrderView } from '#domain/orders/order-view';
import { changedAnswer } from '#domain/wire/change-answers';
import { adminOrderQueries, ORDERS_KEY } from './admin-orders';
import { changeSeen, onNewest, patchVersion } from './change-seen';
import { api } from './client';
import { useAttemptHeaders } from './idempotency-key';
import { OWNER } from './session-state';

const addressOf = (orderId: string) => [...ORDERS_KEY, encodeURIComponent(orderId)].join('/');

interface NewOrder {
  order: AdminOrderRequestInput;
  /** The same key never makes a second order, however often the call is repeated. */
  idempotencyKey: string;
  /** Whether an earlier call with this key may have stored an order with other content. */
  mayBeStored: boolean;
}

/** Creates the order of the owner's form and answers its id; repeated under its key, it updates that one order. */
export function useCreateOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    async mutationFn({ order, idempotencyKey, mayBeStored }: NewOrder) {
      const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey };
      const { orderId } = await api.post(ORDERS_KEY.join('/'), order, orderAnswer, { headers });
      // Any version: the order is this form's own.
      if (mayBeStored) await patchVersion(addressOf(orderId), order, '*');
      return orderId;
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

/** Gloves and amounts: the amounts are reckoned from the gloves. */
const GLOVES_AND_AMOUNTS = ['items', 'subtotal', 'discountAmount', 'shippingCharge', 'total'] as const;

/** Changes only the given fields of an order. Throws a `ChangedMeanwhile`. */
export function useChangeOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn({ before, changes }: OrderChange) {
      const newest = () => queryClient.fetchQuery(adminOrderQueries.one(before.id));
      const together = GLOVES_AND_AMOUNTS;
      return changeSeen({ path: addressOf(before.id), body: changes, seen: before, newest, together });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

interface StatusStep {
  /** The order as the person sees it. */
  before: OrderView;
  change: OrderStatusChange;
}

/** Sets an order's status, with a parcel's number if there is one. Throws a `ChangedMeanwhile`. */
export function useSetStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn({ before, change }: StatusStep) {
      const newest = () => queryClient.fetchQuery(adminOrderQueries.one(before.id));
      return changeSeen({ path: `${addressOf(before.id)}/status`, body: change, seen: before, newest });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

type WorkPhotoList = keyof typeof orderImagesChange.shape;

interface WorkPhotosChange {
  orderId: string;
  /** The changed lists, each computed from the stored one. */
  lists: Partial<Record<WorkPhotoList, (stored: readonly string[]) => string[]>>;
}

/** Saves an order's work photos on top of what is stored by now. */
export function useSaveWorkPhotos() {
  const queryClient = useQueryClient();
  return useMutation({
    meta: OWNER,
    mutationFn: ({ orderId, lists: { beforeImages, afterImages } }: WorkPhotosChange) =>
      onNewest(async () => {
        const now = await queryClient.fetchQuery(adminOrderQueries.one(orderId));
        const change = {
          ...(beforeImages && { beforeImages: beforeImages(now.beforeImages) }),
          ...(afterImages && { afterImages: afterImages(now.afterImages) }),
        };
        return patchVersion(`${addressOf(orderId)}/images`, change, now.version);
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
}

/** Mails the customer how the glove gets to the shop; repeated after a lost answer it is the same mail. */
export function useSendInstructions() {
  const queryClient = useQueryClient();
  const headersFor = useAttemptHeaders();
  // The same mail may be meant twice, once the first is out.
  const sent = useRef(0);
  return useMutation({
    meta: OWNER,
    mutationFn: ({ orderId, method }: { orderId: string; method: DeliveryMethod }) => {
      const path = `${addressOf(orderId)}/send-${method === 'ship' ? 'shipping' : 'dropoff'}-instructions`;
      return api.post(path, {}, changedAnswer, { headers: headersFor({ path, after: sent.current }) });
    },
    onSuccess() {
      sent.current += 1;
      return queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
    },
  });
}
