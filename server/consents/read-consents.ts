import type { Payload, Where } from 'payload';
import { type ConsentView, consentView } from '#domain/consents/consent-contract';
import { findAll } from '#server/platform/database/find';

/** Returns a customer's consent records and those of these orders, newest first (rule 31.4). */
export async function ownConsents(
  payload: Payload,
  customerId: string,
  orderIds: readonly string[],
): Promise<ConsentView[]> {
  // Payload writes an empty list as "or false", and SQLite then reads every record.
  const ofOrders = orderIds.length > 0 ? [{ orderId: { in: [...orderIds] } }] : [];
  const where: Where = { or: [{ customerId: { equals: customerId } }, ...ofOrders] };
  const found = await findAll(payload, 'consents', where, '-at');
  return found.map(({ choice, orderId, email, phone, address, ...record }) =>
    consentView.parse({
      ...record,
      choice: choice ?? null,
      orderId: orderId ?? null,
      email: email ?? null,
      phone: phone ?? null,
      address: address ?? null,
    }),
  );
}
