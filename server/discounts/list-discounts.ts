import type { Payload } from 'payload';
import type { DiscountView } from '#domain/catalogue-contract';
import { toFlag } from '#domain/wire';
import { findPage } from '#server/access/find-page';
import type { Admin, Discount } from '../../payload-types';

interface ListDiscounts {
  payload: Payload;
  user: Admin;
}

/** What a discount's view is made from. */
export const DISCOUNT_FIELDS = [
  'id',
  'code',
  'type',
  'value',
  'active',
  'createdAt',
] as const satisfies readonly (keyof Discount)[];

/** Every discount code for the shop's owner, newest first (spec 7). */
export async function listDiscounts({ payload, user }: ListDiscounts): Promise<DiscountView[]> {
  const { docs } = await findPage({
    payload,
    user,
    collection: 'discounts',
    where: [],
    sort: '-createdAt',
    fields: DISCOUNT_FIELDS,
    pageSize: null,
  });
  return docs.map(presentDiscount);
}

function presentDiscount({
  id,
  code,
  type,
  value,
  active,
  createdAt,
}: Pick<Discount, (typeof DISCOUNT_FIELDS)[number]>): DiscountView {
  return { id, code, type, value, active: toFlag(active), createdAt };
}
