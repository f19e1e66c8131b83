import type { Payload } from 'payload';
import { isDiscountType, normalizeDiscountCode } from '#domain/discounts/discount';
import type { DiscountCreate, DiscountView } from '#domain/discounts/discount-contract';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { toFlag } from '#domain/wire/wire';
import { MESSAGES } from '#domain/words/shop-texts';
import type { ByPerson, Once } from '#server/platform/access/allowed';
import { createOnce } from '#server/platform/access/make-once';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Discount } from '../../payload-types';

/** All discount codes, newest first (rule 11.5). */
export async function listDiscounts({ payload, user }: ByPerson): Promise<DiscountView[]> {
  const { docs } = await payload.find({
    collection: 'discounts',
    sort: ['-createdAt', '-id'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  });
  return docs.map(presentDiscount);
}

function presentDiscount({ id, version, code, type, value, active, createdAt }: Discount): DiscountView {
  return { id, version: version ?? 0, code, type, value, active: toFlag(active), createdAt };
}

/** Creates a discount code, once per key. Throws a DISCOUNT_EXISTS ShopError (rule 4.2). */
export function addDiscount({ input, ...call }: Once & { input: DiscountCreate }): Promise<CreatedAnswer> {
  const refuse = () => refuseTakenCode(call.payload, input.code);
  return createOnce({ ...call, collection: 'discounts', data: input, refuse });
}

async function refuseTakenCode(payload: Payload, code: string): Promise<void> {
  const where = { code: { equals: normalizeDiscountCode(code) } };
  const taken = await findOne(payload, 'discounts', where);
  if (taken) throw new ShopError('DISCOUNT_EXISTS', { errors: { code: MESSAGES.codeExists } });
}

/** The active discount with this code, in upper or lower case, or null (rule 4.2). */
export async function findActiveDiscount(payload: Payload, code: string): Promise<Discount | null> {
  const discount = await findOne(payload, 'discounts', {
    and: [{ code: { equals: normalizeDiscountCode(code) } }, { active: { equals: true } }],
  });
  return discount && isDiscountType(discount.type) ? discount : null;
}
