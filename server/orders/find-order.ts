import { type Payload, ValidationError } from 'payload';
import { findOne } from '#server/database/find';
import type { Order } from '../../payload-types';

/** One order by its id, or null. For the shop's own work: nothing of it may leave without a check of who asks. */
export function findOrder(payload: Payload, id: string): Promise<Order | null> {
  return findOne(payload, 'orders', { id: { equals: id } });
}

/** The order that a call with this Idempotency-Key made before, or null (rule 6.7). */
export function findOrderByKey(payload: Payload, idempotencyKey: string): Promise<Order | null> {
  return findOne(payload, 'orders', { idempotencyKey: { equals: idempotencyKey } });
}

interface NumberAndEmail {
  payload: Payload;
  /** Its first eight characters, in small letters. */
  number: string;
  email: string;
}

/** The orders of this number and e-mail: one, unless two numbers are alike by chance. */
export async function ordersOfNumber({ payload, number, email }: NumberAndEmail): Promise<Order[]> {
  const { docs } = await payload.db.find<Order>({
    collection: 'orders',
    where: {
      and: [
        { customerEmail: { equals: email } },
        { id: { greater_than: number } },
        // An id goes on with a '-', which sorts before every letter.
        { id: { less_than: `${number}~` } },
      ],
    },
    pagination: false,
  });
  return docs;
}

interface MakeOrderOnce<Made> {
  payload: Payload;
  idempotencyKey: string | undefined;
  /** Stores the order with its key; the database refuses a second one of that key. */
  make: () => Promise<Made>;
  /** What to return of an order that another call with the key has made. */
  found: (order: Order) => Made;
}

/** Makes an order, unless a call with the same key has made it before or at the same moment (rule 6.7). Throws what `make` throws. */
export async function makeOrderOnce<Made>({
  payload,
  idempotencyKey,
  make,
  found,
}: MakeOrderOnce<Made>): Promise<Made> {
  const earlier = idempotencyKey ? await findOrderByKey(payload, idempotencyKey) : null;
  if (earlier) return found(earlier);
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof ValidationError) || !idempotencyKey) throw error;
    const winner = await findOrderByKey(payload, idempotencyKey);
    if (!winner) throw error;
    return found(winner);
  }
}
