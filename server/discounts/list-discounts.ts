import type { Payload } from 'payload';
import type { DiscountView } from '#domain/discounts/discount-contract';
import { toFlag } from '#domain/wire/wire';
import type { Admin, Discount } from '../../payload-types';

interface ListDiscounts {
  payload: Payload;
  user: Admin;
}

/** Every discount code for the shop's owner, newest first (rule 11.5). */
export async function listDiscounts({ payload, user }: ListDiscounts): Promise<DiscountView[]> {
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
