import type { Payload, Where } from 'payload';
import type { ShipmentView } from '#domain/shipments/shipment-contract';
import type { PhotoStore } from '#server/photos/photo-store';
import { allowed, type ByPerson, type OnOne } from '#server/platform/access/allowed';
import { findAll, findOne } from '#server/platform/database/find';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import type { Shipment } from '../../payload-types';
import { orderFor } from '../orders/find-order';
import { ShipmentError, type ShipmentProvider } from './providers/provider';

export interface Shipping {
  payload: Payload;
  provider: ShipmentProvider;
  store: PhotoStore;
}

/** The value of `claim` for the one label an order may have in a direction. */
export const claimOf = ({ orderId, direction }: Pick<Shipment, 'orderId' | 'direction'>) =>
  `${orderId}:${direction}`;

/** Throws FORBIDDEN. */
export const mayShip = ({ payload, user }: ByPerson) =>
  allowed({ payload, user, collection: 'orders', operation: 'update' });

/** Returns a package of an order. Throws FORBIDDEN or NOT_FOUND. */
export async function findOwnShipment(
  { payload, user, id: orderId }: OnOne,
  shipmentId: string,
): Promise<Shipment> {
  await mayShip({ payload, user });
  const where: Where = { and: [{ id: { equals: shipmentId } }, { orderId: { equals: orderId } }] };
  return orNotFound(await findOne(payload, 'shipments', where));
}

/** An order's packages, newest first. */
export function findShipments(payload: Payload, orderId: string): Promise<Shipment[]> {
  return findAll(payload, 'shipments', { orderId: { equals: orderId } }, '-createdAt');
}

/** An order's packages as the shop sees them, newest first. Throws FORBIDDEN or NOT_FOUND. */
export async function readShipments(by: OnOne): Promise<ShipmentView[]> {
  const { id } = await orderFor(by);
  return (await findShipments(by.payload, id)).map(presentShipment);
}

export function presentShipment(shipment: Shipment): ShipmentView {
  const { id, direction, state, createdAt } = shipment;
  return {
    ...{ id, direction, state, createdAt },
    carrier: shipment.carrier ?? null,
    service: shipment.service ?? null,
    amount: shipment.amount ?? null,
    boughtAt: shipment.boughtAt ?? null,
    trackingNumber: shipment.trackingNumber ?? null,
    trackingUrl: shipment.trackingUrl ?? null,
    labelUrl: hasLabel(shipment) ? labelPath(shipment) : null,
    qrUrl: hasLabel(shipment) && shipment.qrFile ? qrPath(shipment) : null,
    refundAmount: shipment.refundAmount ?? null,
    refundedAt: shipment.refundedAt ?? null,
  };
}

/** Whether its label can be printed: it's bought, not voided, and not expired. */
export function hasLabel({ state, source, filesUntil }: Shipment): boolean {
  return state === 'bought' && source === 'label' && (!filesUntil || Date.parse(filesUntil) > Date.now());
}

export const labelPath = ({ id, orderId }: Pick<Shipment, 'id' | 'orderId'>) =>
  `/api/orders/${orderId}/shipments/${id}/label`;
const qrPath = ({ id, orderId }: Pick<Shipment, 'id' | 'orderId'>) =>
  `/api/orders/${orderId}/shipments/${id}/qr`;

/** Turns the provider's errors into the shop's. */
export function asShopError(error: unknown): unknown {
  if (!(error instanceof ShipmentError)) return error;
  const { problem, reason } = error;
  if (problem === 'away' || problem === 'busy') return new ShopError('LABEL_AWAY');
  return new ShopError('LABEL_REFUSED', reason ? { message: `The carrier says: ${reason}` } : {});
}
