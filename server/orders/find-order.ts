import { type Payload, ValidationError, type Where } from 'payload';
import type { Actor } from '#domain/orders/order-events';
import { allowed, type OnOne } from '#server/platform/access/allowed';
import { changeJudged } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { versionIs } from '#server/platform/database/version';
import { walkDocuments } from '#server/platform/database/walk-documents';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import { noteInLog } from '#server/platform/tools/log-context';
import type { Order } from '../../payload-types';

/** One order, or null. Check access before returning any of it. */
export function findOrder(payload: Payload, id: string): Promise<Order | null> {
  noteInLog({ orderId: id });
  return findOne(payload, 'orders', { id: { equals: id } });
}

/** One order for someone with this access to orders. Throws FORBIDDEN or NOT_FOUND. */
export async function orderFor(
  { payload, user, id }: OnOne,
  operation: 'read' | 'update' = 'update',
): Promise<Order> {
  await allowed({ payload, user, collection: 'orders', operation });
  return orNotFound(await findOrder(payload, id));
}

/** The order made under an Idempotency-Key, or null (rule 6.7). */
export function findOrderByKey(payload: Payload, idempotencyKey: string): Promise<Order | null> {
  return findOne(payload, 'orders', { idempotencyKey: { equals: idempotencyKey } });
}

interface NumberAndEmail {
  payload: Payload;
  number: string;
  email: string;
}

export async function ordersOfNumber({ payload, number, email }: NumberAndEmail): Promise<Order[]> {
  return findAll(payload, 'orders', {
    and: [
      { customerEmail: { equals: email } },
      { id: { greater_than: number } },
      // In an ID, the number is followed by "-", which sorts before "~".
      { id: { less_than: `${number}~` } },
    ],
  });
}

/** Creates an order once per key (rule 6.7). Throws what `make` throws. */
export async function makeOrderOnce<Made>(
  payload: Payload,
  idempotencyKey: string | undefined,
  make: () => Promise<Made>,
  found: (order: Order) => Made,
): Promise<Made> {
  const earlier = idempotencyKey ? await findOrderByKey(payload, idempotencyKey) : null;
  if (earlier) return found(earlier);
  try {
    return await make();
  } catch (error) {
    // The last rush place may be taken by this very order, stored by an earlier try of this call.
    const mayBeLate =
      error instanceof ValidationError || (error instanceof ShopError && error.code === 'RUSH_OFF');
    if (!mayBeLate || !idempotencyKey) throw error;
    const winner = await findOrderByKey(payload, idempotencyKey);
    if (!winner) throw error;
    return found(winner);
  }
}

interface OrderWrite {
  data: Partial<Order>;
  condition?: readonly Where[];
  except?: readonly string[];
}

/** Writes what `judge` decides if the order hasn't changed since (rule 16.5). Null if it's gone. Throws CONFLICT. */
export async function writeOrder<Judged extends { write?: OrderWrite }>(
  payload: Payload,
  orderId: string,
  by: Actor,
  judge: (order: Order) => Judged | Promise<Judged>,
): Promise<{ order: Order; verdict: Judged } | null> {
  noteInLog({ orderId });
  const judged = await changeJudged(payload, 'orders', orderId, by, async (order) => {
    const verdict = await judge(order);
    const { condition = [], ...write } = verdict.write ?? { data: {} };
    return {
      verdict,
      write: verdict.write && { ...write, condition: [versionIs(order.version ?? 0), ...condition] },
    };
  });
  return judged && { order: judged.doc, verdict: judged.verdict.verdict };
}

/** Whether any order uses this service or lace color. It reads all orders. */
export async function isOnAnOrder(payload: Payload, id: string): Promise<boolean> {
  for await (const orders of walkDocuments(payload, 'orders', ['items', 'serviceId']))
    if (orders.some((order) => JSON.stringify(order).includes(id))) return true;
  return false;
}
