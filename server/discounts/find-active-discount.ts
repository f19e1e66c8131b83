import type { Payload } from 'payload';
import { isDiscountType, normalizeDiscountCode } from '#domain/discounts/discount';
import { findOne } from '#server/database/find';
import type { Discount } from '../../payload-types';

/**
 * The discount a customer may use now, or null, also for one of a type that the shop does not know to apply; codes are
 * compared upper-cased (rule 4.2).
 */
export async function findActiveDiscount({
  payload,
  code,
}: {
  payload: Payload;
  code: string;
}): Promise<Discount | null> {
  const discount = await findOne(payload, 'discounts', {
    and: [{ code: { equals: normalizeDiscountCode(code) } }, { active: { equals: true } }],
  });
  return discount && isDiscountType(discount.type) ? discount : null;
}
