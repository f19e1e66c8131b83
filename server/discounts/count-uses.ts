import type { Payload, Where } from 'payload';
import { ORDER_STATUSES } from '#domain/orders/order-status';
import { countOf, findOne } from '#server/platform/database/find';
import type { Customer, Discount } from '../../payload-types';

/** Whether a code limits how many orders can use it (rule 29.3). */
export const hasLimits = ({ maxUses, maxUsesPerCustomer }: Discount) =>
  Boolean(maxUses ?? maxUsesPerCustomer);

const COUNTING = ORDER_STATUSES.filter((status) => status !== 'canceled');

const ordersWith = ({ code }: Discount): Where[] => [
  { discountCode: { equals: code } },
  { status: { in: COUNTING } },
];

/** Returns the orders with this code that aren't canceled (rule 29.3). They may be a few seconds old. */
export function cachedUses(payload: Payload, discount: Discount): Promise<number> {
  return countOf({ payload, collection: 'orders', where: ordersWith(discount) });
}

export interface Someone {
  accounts: string[];
  emails: string[];
}

const ordersOf = ({ accounts, emails }: Someone): Where => ({
  or: [{ customer: { in: accounts } }, { customerEmail: { in: emails } }],
});

/** Counts all uses of a code and one person's. Without a limit per person, the person's count is 0. */
interface Uses {
  all: number;
  own: number;
}

interface CountUses {
  payload: Payload;
  discount: Discount;
  someone: Someone | null;
  /** The idempotency keys of orders that don't count. */
  exceptKeys?: readonly string[];
}

export async function countUses({ payload, discount, someone, exceptKeys = [] }: CountUses): Promise<Uses> {
  const others: Where[] =
    exceptKeys.length === 0
      ? []
      : [{ or: [{ idempotencyKey: { exists: false } }, { idempotencyKey: { not_in: [...exceptKeys] } }] }];
  const count = async (more: Where[]) => {
    const where: Where = { and: [...ordersWith(discount), ...others, ...more] };
    return (await payload.db.count({ collection: 'orders', where })).totalDocs;
  };
  const theirs = someone && ordersOf(someone);
  const [all, own] = await Promise.all([
    discount.maxUses ? count([]) : 0,
    discount.maxUsesPerCustomer && theirs ? count([theirs]) : 0,
  ]);
  return { all, own };
}

/** Whether the code is used up. */
export function leavesNone({ maxUses, maxUsesPerCustomer }: Discount, { all, own }: Uses): boolean {
  return (maxUses ? all >= maxUses : false) || (maxUsesPerCustomer ? own >= maxUsesPerCustomer : false);
}

interface LastUse {
  payload: Payload;
  discount: Discount;
  customer: Customer | null;
  replacesKey: string | undefined;
}

/** Whether a code is used up, and the customer's own unpaid order that holds a use (rule 29.5). */
export async function lastUse({
  payload,
  discount,
  customer,
  replacesKey,
}: LastUse): Promise<{ isUsedUp: boolean; unpaidOrder?: string }> {
  if (!hasLimits(discount)) return { isUsedUp: false };
  const someone = customer && { accounts: [customer.id], emails: [customer.email] };
  const replaced = replacesKey
    ? await findOne(payload, 'orders', { idempotencyKey: { equals: replacesKey } })
    : null;
  const exceptKeys = replaced?.status === 'pending_payment' && replacesKey ? [replacesKey] : [];
  const isUsedUp = leavesNone(discount, await countUses({ payload, discount, someone, exceptKeys }));
  if (!isUsedUp || !someone) return { isUsedUp };
  const unpaid = await findOne(payload, 'orders', {
    and: [
      { discountCode: { equals: discount.code } },
      { status: { equals: 'pending_payment' } },
      ordersOf(someone),
    ],
  });
  return { isUsedUp, ...(unpaid && { unpaidOrder: unpaid.id }) };
}
