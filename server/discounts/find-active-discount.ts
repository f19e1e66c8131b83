import type { Payload } from 'payload';
import { normalizeDiscountCode } from '#domain/discount';
import type { Discount } from '../../payload-types';

/** The discount a customer may use now, or null; codes are compared upper-cased (decisions: discounts). */
export async function findActiveDiscount({
  payload,
  code,
}: {
  payload: Payload;
  code: string;
}): Promise<Discount | null> {
  return payload.db.findOne<Discount>({
    collection: 'discounts',
    where: { and: [{ code: { equals: normalizeDiscountCode(code) } }, { active: { equals: true } }] },
  });
}
