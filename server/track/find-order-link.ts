import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { parseOrderNumber } from '#domain/orders/track-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';

/** Emails an order's link (rule 15.6). The outbox does the search, so the answer reveals nothing. */
export async function findOrderLink(
  payload: Payload,
  { number, email }: { number: string; email: string },
): Promise<{ message: string }> {
  const parsed = parseOrderNumber(number);
  if (parsed)
    await enqueue(payload, 'order-search', {
      key: `search:${randomUUID()}`,
      data: { number: parsed },
      recipient: email,
    });
  wakeOutbox(payload);
  return { message: MESSAGES.orderLinkSent };
}
