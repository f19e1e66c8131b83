import type { Payload } from 'payload';
import { MESSAGES } from '#domain/words/messages';
import { ShopError } from '#server/errors/shop-error';

interface RefuseTakenEmail {
  payload: Payload;
  email: string;
  /** The account that may hold it. */
  except?: string;
}

/** Throws a CUSTOMER_EXISTS ShopError when another account holds an e-mail (rule 10.3). */
export async function refuseTakenEmail({ payload, email, except }: RefuseTakenEmail): Promise<void> {
  const holder = await payload.db.findOne<{ id: string }>({
    collection: 'customers',
    where: { email: { equals: email } },
  });
  if (!holder || holder.id === except) return;
  throw new ShopError('CUSTOMER_EXISTS', { errors: { email: MESSAGES.customerExists } });
}
