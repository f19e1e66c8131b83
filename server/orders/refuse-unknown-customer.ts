import type { Payload } from 'payload';
import { MESSAGES } from '#domain/words/messages';
import { ShopError } from '#server/errors/shop-error';

/** Throws a VALIDATION ShopError for an account that does not exist; no account at all is fine. */
export async function refuseUnknownCustomer(payload: Payload, id: string | null | undefined): Promise<void> {
  if (!id) return;
  const found = await payload.db.findOne({ collection: 'customers', where: { id: { equals: id } } });
  if (!found) throw new ShopError('VALIDATION', { errors: { customerId: MESSAGES.unknownCustomer } });
}
