import type { Payload } from 'payload';
import { givenBack } from '#domain/orders/refunds';
import { roleOf } from '#domain/people/people';
import { ShopError } from '#server/errors/shop-error';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Admin, Order } from '../../payload-types';

/** The most that somebody may give back of one order, in cents; null for the owner, who may give back all of it (rule 18.3). */
export async function mostGivenBack(payload: Payload, user: Admin): Promise<number | null> {
  return roleOf(user) === 'owner' ? null : (await readShopSettings(payload)).managerRefundLimit;
}

/**
 * Throws a REFUND_LIMIT ShopError where an order would have more given back than `most`. What was given back before counts, so that
 * nobody gives back much in small parts.
 */
export function refuseAbove(order: Order, amount: number, most: number | null): void {
  if (most !== null && givenBack(order) + amount > most) throw new ShopError('REFUND_LIMIT');
}
