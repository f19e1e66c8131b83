import { randomUUID } from 'node:crypto';
import { APIError, type Payload, type Where } from 'payload';
import type { ConsentChoice, ConsentKind, ConsentPlace } from '#domain/consents/consents';
import { BY_SHOP, createByRules } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { changedSomething, type RecordedChange } from '#server/platform/tools/recorded-change';
import type { Order } from '../../payload-types';

export interface ConsentToRecord {
  kind: ConsentKind;
  given: boolean;
  /** The kind of agreement, if there's more than one. */
  choice?: ConsentChoice;
  wording: string;
  place: ConsentPlace;
  /** Their account, if they have one. */
  customerId?: string | null;
  orderId?: string | null;
  email?: string | null;
  phone?: string | null;
  /** The IP address. Only consent to texts needs it. */
  address?: string | null;
}

/** The person who agreed or declined. */
export function ofOrder({ id, customer, customerEmail }: Pick<Order, 'id' | 'customer' | 'customerEmail'>) {
  const customerId = typeof customer === 'object' ? (customer?.id ?? null) : (customer ?? null);
  return { orderId: id, customerId, email: customerEmail };
}

interface RecordConsent<Result> extends RecordedChange<Result> {
  consent: ConsentToRecord;
}

/** Makes a change with its consent record (rule 31.1). The record comes first, so a crash leaves no change without one. */
export async function recordConsent<Result>({
  payload,
  consent,
  change,
  happened = changedSomething,
}: RecordConsent<Result>): Promise<Result> {
  const id = randomUUID();
  await storeConsent(payload, { id, ...consent });
  try {
    const result = await change();
    if (!happened(result)) await removeConsents(payload, { id: { equals: id } });
    return result;
  } catch (error) {
    // After any other error the change may have been saved, so its record is kept.
    if (error instanceof ShopError || error instanceof APIError)
      await removeConsents(payload, { id: { equals: id } });
    throw error;
  }
}

/** Stores a record, once per ID. */
export async function storeConsent(
  payload: Payload,
  { id, at = new Date().toISOString(), ...consent }: ConsentToRecord & { id: string; at?: string },
): Promise<void> {
  try {
    await createByRules(payload, 'consents', { id, at, ...consent }, BY_SHOP);
  } catch (error) {
    if (!(await findOne(payload, 'consents', { id: { equals: id } }))) throw error;
  }
}

/** Removes the records of erased people, deleted orders, and failed changes. Nothing else may remove records. */
export async function removeConsents(payload: Payload, where: Where): Promise<void> {
  await payload.db.deleteMany({ collection: 'consents', where });
}
