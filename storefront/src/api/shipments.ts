import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import type { ShipmentDirection } from '#domain/shipments/shipment';
import {
  boughtAnswer,
  type ShipmentAnswer,
  type ShipmentRequest,
  seenShipment,
  shipmentAnswer,
  shipmentView,
} from '#domain/shipments/shipment-contract';
import { ORDERS_KEY, orderPath } from './admin-orders';
import { ApiError, api } from './client';
import { ownersRead, useOwnersChange } from './owners-calls';
import { OWNER } from './session-state';

const pathOf = (orderId: string) => `${orderPath(orderId)}/shipments`;

/** Empty means the shop's default package. */
export type ChosenPackage = Pick<ShipmentRequest, 'parcelId' | 'parcel'>;

/** Asks the carriers for prices. A refusal says what's wrong with which field, because a dialog with prices has no fields to mark. */
async function askRates(orderId: string, request: ShipmentRequest): Promise<ShipmentAnswer> {
  try {
    return await api.post(pathOf(orderId), request, shipmentAnswer);
  } catch (error) {
    const [message] = error instanceof ApiError ? Object.values(error.answer?.errors ?? {}) : [];
    if (!(error instanceof ApiError) || !message) throw error;
    throw new ApiError(error.status, message, { ...error.answer, message });
  }
}

export const shipmentQueries = {
  of: (orderId: string) =>
    ownersRead([...ORDERS_KEY, orderId, 'shipments'], z.array(seenShipment), { path: pathOf(orderId) }),
  rates: (orderIds: readonly string[], direction: ShipmentDirection, chosen: ChosenPackage = {}) =>
    queryOptions({
      queryKey: ['rates', direction, chosen, ...orderIds],
      queryFn: () =>
        Promise.all(
          orderIds.map(async (orderId) => {
            try {
              return { orderId, offer: await askRates(orderId, { direction, ...chosen }), error: null };
            } catch (error) {
              // One bad address doesn't hide the prices of other orders.
              if (orderIds.length === 1 || !(error instanceof Error)) throw error;
              return { orderId, offer: null, error };
            }
          }),
        ),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      retry: false,
      meta: OWNER,
    }),
};

/** One PDF with these orders' labels. */
export const labelSheetPath = (orderIds: readonly string[]) =>
  `/api/admin/labels?orders=${orderIds.join(',')}`;

interface Purchase {
  orderId: string;
  shipmentId: string;
  rateId: string;
}

/** Buys a label. It's bought once, no matter how often this is sent. */
export const useBuyLabel = () =>
  useOwnersChange({ stale: [ORDERS_KEY] }, ({ orderId, shipmentId, rateId }: Purchase, { once }) =>
    api.post(
      `${pathOf(orderId)}/${encodeURIComponent(shipmentId)}/buy`,
      { rateId },
      boughtAnswer,
      once([shipmentId, rateId]),
    ),
  );

export const useVoidLabel = () =>
  useOwnersChange({ stale: [ORDERS_KEY] }, ({ orderId, id }: { orderId: string; id: string }) =>
    api.post(`${pathOf(orderId)}/${encodeURIComponent(id)}/void`, {}, shipmentView),
  );
