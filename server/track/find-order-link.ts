import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { typedNumber } from '#domain/orders/track-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';

interface FindLink {
  payload: Payload;
  number: string;
  email: string;
}

/**
 * Mails the link to an order's page to whoever knows its number and e-mail (rule 15.6). Whether there is such an order is looked up
 * by the outbox: the answer neither tells nor takes longer for it.
 */
export async function findOrderLink({ payload, number, email }: FindLink): Promise<{ message: string }> {
  const typed = typedNumber(number);
  if (typed)
    await enqueue({
      payload,
      kind: 'order-search',
      key: `search:${randomUUID()}`,
      data: { number: typed },
      recipient: email,
    });
  wakeOutbox(payload);
  return { message: MESSAGES.orderLinkSent };
}
