import { type Payload, ValidationError, type Where } from 'payload';
import type { Actor } from '#domain/orders/order-events';
import { changeJudged } from '#server/platform/database/change-if';
import { findOne, walkDocuments } from '#server/platform/database/find';
import { versionIs } from '#server/platform/database/version';
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

/** What is to be written of an order. */
interface OrderWrite {
  data: Partial<Order>;
  /** What must hold besides: that the order is as it was judged. */
  condition?: readonly Where[];
  /** Rules that the write is exempt from; the caller says why. */
  except?: readonly string[];
}

interface WriteOrder<Judged extends { write?: OrderWrite }> {
  payload: Payload;
  orderId: string;
  by: Actor;
  /** Judges the order as it is: what becomes of it, with what is to be written for that. May throw a ShopError that refuses it. */
  judge: (order: Order) => Judged | Promise<Judged>;
}

/**
 * Writes what follows from an order as it is, only while it is so (rule 16.5). Answers the last verdict and the order as it is then,
 * or null when the order is gone. Throws a ShopError (CONFLICT), or what `judge` or the write throws.
 */
export async function writeOrder<Judged extends { write?: OrderWrite }>({
  payload,
  orderId,
  by,
  judge,
}: WriteOrder<Judged>): Promise<{ order: Order; verdict: Judged } | null> {
  const judged = await changeJudged({
    payload,
    collection: 'orders',
    id: orderId,
    by,
    judge: async (order) => {
      const verdict = await judge(order);
      const { condition = [], ...write } = verdict.write ?? { data: {} };
      return {
        verdict,
        write: verdict.write && { ...write, condition: [versionIs(order.version ?? 0), ...condition] },
      };
    },
  });
  return judged && { order: judged.doc, verdict: judged.verdict.verdict };
}

/** Whether an order holds a glove with this service or lace color, now or once. Reads all orders: for what is rarely asked. */
export async function isOnAnOrder(payload: Payload, id: string): Promise<boolean> {
  for await (const orders of walkDocuments({ payload, collection: 'orders', fields: ['items', 'serviceId'] }))
    if (orders.some((order) => JSON.stringify(order).includes(id))) return true;
  return false;
}
