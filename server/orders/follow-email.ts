import type { Payload } from 'payload';
import type { Customer, Order } from '../../payload-types';

/** The id of the account with this e-mail, or null; accounts keep theirs in lower case, as Payload's login does. */
async function accountOf(payload: Payload, email: string): Promise<string | null> {
  const account = await payload.db.findOne<Customer>({
    collection: 'customers',
    where: { email: { equals: email.toLowerCase() } },
  });
  return account?.id ?? null;
}

interface FollowEmail {
  payload: Payload;
  /** Null for a new order. */
  stored: Pick<Order, 'customerEmail'> | null;
  /** What the owner writes; undefined leaves it as it is. */
  customerEmail: string | undefined;
}

/**
 * The account that an order of the owner's belongs to, by its e-mail: a new one's, and one whose e-mail is changed. An
 * order that was entered under a wrong e-mail is seen in the right account from then on, and no more in the wrong one. Only
 * the owner's word does this: what a visitor types opens nobody's account.
 */
export async function followEmail({
  payload,
  stored,
  customerEmail,
}: FollowEmail): Promise<Pick<Order, 'customer'>> {
  if (!isNewEmail(stored, customerEmail)) return {};
  return { customer: await accountOf(payload, customerEmail) };
}

/** Whether an e-mail is another one than the order had; upper and lower case are the same. */
export function isNewEmail(
  stored: Pick<Order, 'customerEmail'> | null,
  customerEmail: string | undefined,
): customerEmail is string {
  if (customerEmail === undefined) return false;
  return customerEmail.toLowerCase() !== stored?.customerEmail.toLowerCase();
}
