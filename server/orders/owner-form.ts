import type { Payload } from 'payload';
import { normalizeDiscountCode } from '#domain/discounts/discount';
import type { AdminOrderPatch } from '#domain/orders/admin-order-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { findOne } from '#server/database/find';
import { ShopError } from '#server/errors/shop-error';
import type { Order } from '../../payload-types';

/**
 * The account and discount code of the owner's form, as an order keeps them; what was not sent stays undefined. Throws a
 * VALIDATION ShopError for an account that does not exist; no account at all is fine.
 */
export async function accountAndCode(
  payload: Payload,
  { customerId, discountCode }: Pick<AdminOrderPatch, 'customerId' | 'discountCode'>,
): Promise<Pick<Order, 'customer' | 'discountCode'>> {
  if (customerId) {
    const found = await findOne(payload, 'customers', { id: { equals: customerId } });
    if (!found) throw new ShopError('VALIDATION', { errors: { customerId: MESSAGES.unknownCustomer } });
  }
  return { customer: customerId, discountCode: discountCode && normalizeDiscountCode(discountCode) };
}
