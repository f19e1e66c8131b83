import type { Payload } from 'payload';
import { isDiscountType, isRunning, normalizeDiscountCode } from '#domain/discounts/discount';
import type { DiscountCreate } from '#domain/discounts/discount-changes';
import { type DiscountView, discountView } from '#domain/discounts/discount-contract';
import { dayOf } from '#domain/orders/ready-by-days';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { toFlag } from '#domain/wire/wire';
import { MESSAGES } from '#domain/words/shop-texts';
import type { ByPerson, Once } from '#server/platform/access/allowed';
import { asView } from '#server/platform/access/as-view';
import { createOnce } from '#server/platform/access/make-once';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Discount } from '../../payload-types';
import { cachedUses } from './count-uses';

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
  return Promise.all(docs.map(async (discount) => present(discount, await cachedUses(payload, discount))));
}

function present(discount: Discount, uses: number): DiscountView {
  const { version, active, startsAt, endsAt } = discount;
  const dayIn = (moment: string | null | undefined) => (moment ? dayOf(new Date(moment)) : null);
  return asView(discountView, {
    ...discount,
    version: version ?? 0,
    active: toFlag(active),
    startsAt: startsAt ?? null,
    endsAt: endsAt ?? null,
    startDay: dayIn(startsAt),
    endDay: dayIn(endsAt),
    maxUses: discount.maxUses ?? null,
    maxUsesPerCustomer: discount.maxUsesPerCustomer ?? null,
    minSubtotal: discount.minSubtotal ?? null,
    uses,
  });
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

/** Returns the current, active discount with this code in upper or lower case, or null (rules 4.2, 29.1). */
export async function findActiveDiscount(payload: Payload, code: string): Promise<Discount | null> {
  const discount = await findOne(payload, 'discounts', {
    and: [{ code: { equals: normalizeDiscountCode(code) } }, { active: { equals: true } }],
  });
  return discount && isDiscountType(discount.type) && isRunning(discount, new Date()) ? discount : null;
}
