import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { z } from 'zod';
import { fromNow } from '#domain/wire/durations';
import { MESSAGES } from '#domain/words/shop-texts';
import { countUses, hasLimits, leavesNone, type Someone } from '#server/discounts/count-uses';
import { findOrderByKey } from '#server/orders/find-order';
import { replaceUnpaid } from '#server/payments/unpaid-orders';
import { idOnce } from '#server/platform/access/make-once';
import { BY_SHOP, changeJudged, createUnlessTaken } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Customer, Discount, Order } from '../../payload-types';

/** How long a use is held for an order that isn't stored yet, in ms. If there was a crash, the use is free again after that. */
const HELD_MS = 10 * 60 * 1000;

const hold = z.object({
  id: z.string(),
  /** The order's idempotency key. If an order is sent twice at the same time, it holds one use. */
  key: z.string(),
  /** IDs of accounts, and hashes of emails. */
  who: z.array(z.string()),
  until: z.string(),
});
type Hold = z.infer<typeof hold>;

const storedHolds = z.array(hold).catch([]);

interface DiscountUse {
  payload: Payload;
  code: string | null;
  key: string;
  replacesKey: string | undefined;
  email: string;
  customer: Customer | null;
}

/** Places an order that uses a code. Throws a ValidationError if the code is used up (rule 29.4). */
export async function usingDiscount<Placed>(use: DiscountUse, place: () => Promise<Placed>): Promise<Placed> {
  const { payload, code } = use;
  const discount = code ? await findOne(payload, 'discounts', { code: { equals: code } }) : null;
  if (!discount || !hasLimits(discount)) return place();
  const id = await holdUse(use, discount);
  try {
    const placed = await place();
    await release(payload, discount, id);
    return placed;
  } catch (error) {
    // After any other error the order may be stored, so the hold stays until it expires.
    if (error instanceof ValidationError || error instanceof ShopError) await release(payload, discount, id);
    throw error;
  }
}

/** Holds a use until its order is stored, and returns the hold's ID. Counting and holding are one step, so two orders can't get the last use. */
async function holdUse(use: DiscountUse, discount: Discount): Promise<string> {
  const { payload, key, replacesKey } = use;
  const someone = await personOf(use);
  const id = randomUUID();
  const until = fromNow(HELD_MS);
  const mine = { id, key, who: marksOf(payload, someone), until };
  const former = replacesKey ? await findUse(payload, discount, replacesKey) : null;
  const found = await changeHolds(payload, discount, async (holds) => {
    const isUsedUp = async (exceptKeys: string[]) => {
      const others = holds.filter((each) => !exceptKeys.includes(each.key));
      const keys = [...exceptKeys, ...others.map((each) => each.key)];
      const stored = await countUses({ payload, discount, someone, exceptKeys: keys });
      const all = stored.all + orders(others);
      const own =
        stored.own + orders(others.filter(({ who }) => who.some((mark) => mine.who.includes(mark))));
      return leavesNone(discount, { all, own });
    };
    if (!(await isUsedUp([key]))) return { found: 'free', holds: [...holds, mine] };
    const isReplaced = replacesKey && former?.status === 'pending_payment';
    if (!isReplaced || (await isUsedUp([key, replacesKey]))) return { found: 'none' };
    return { found: 'former', holds: [...holds, mine] };
  });
  if (found === 'free') return id;
  if (found === 'former' && replacesKey) {
    await replaceUnpaid(payload, replacesKey, id);
    if (!(await findUse(payload, discount, replacesKey))) return id;
    // The customer has paid this order since, so it keeps its use.
    await release(payload, discount, id);
  }
  const message = MESSAGES.invalidDiscount;
  const errors = [{ path: 'discountCode', label: 'Discount code', message }];
  throw new ValidationError({ collection: 'orders', errors });
}

async function findUse(payload: Payload, { code }: Discount, key: string): Promise<Order | null> {
  const order = await findOrderByKey(payload, key);
  return order?.discountCode === code && order.status !== 'canceled' ? order : null;
}

/** An order that's sent twice at the same time counts once. */
const orders = (holds: readonly Hold[]): number => new Set(holds.map(({ key }) => key)).size;

async function personOf({ payload, email, customer }: DiscountUse): Promise<Someone> {
  const account = customer ?? (await findOne(payload, 'customers', { email: { equals: email } }));
  return account
    ? { accounts: [account.id], emails: [...new Set([email, account.email])] }
    : { accounts: [], emails: [email] };
}

const marksOf = (payload: Payload, { accounts, emails }: Someone): string[] => [
  ...accounts,
  ...emails.map((email) => idOnce(payload, 'discount use', email)),
];

async function release(payload: Payload, discount: Discount, id: string): Promise<void> {
  await changeHolds(payload, discount, async (holds) => ({
    found: 'free',
    holds: holds.filter((each) => each.id !== id),
  }));
}

type Found = 'free' | 'former' | 'none';
type Judge = (holds: Hold[]) => Promise<{ found: Found; holds?: Hold[] }>;

/** Checks a code's holds and writes the result. Tries again if they changed in between. */
async function changeHolds(payload: Payload, { id }: Pick<Discount, 'id'>, judge: Judge): Promise<Found> {
  const judged = await changeJudged(payload, 'discount-holds', id, BY_SHOP, async ({ holds, round }) => {
    const now = new Date().toISOString();
    const verdict = await judge(storedHolds.parse(holds).filter(({ until }) => until > now));
    if (!verdict.holds) return { found: verdict.found };
    const data = { holds: verdict.holds, round: round + 1 };
    return { found: verdict.found, write: { data, condition: [{ round: { equals: round } }] } };
  });
  if (judged) return judged.verdict.found;
  await createUnlessTaken(payload, 'discount-holds', { id, holds: [], round: 0 });
  return changeHolds(payload, { id }, judge);
}
