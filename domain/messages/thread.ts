import { z } from 'zod';
import type { OrderEvent } from '../orders/order-events';
import { timestamp } from '../wire/wire';

/** How a message on an order was written. Messages from before there were others are from a page. */
export const MESSAGE_CHANNELS = ['page', 'email', 'text'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

export const DELIVERY_STATES = ['waiting', 'sent', 'failed'] as const;

/** What became of a shop's message on its way to the customer. The reason is for the shop alone. */
const delivery = z.object({
  by: z.enum(['email', 'text']),
  state: z.enum(DELIVERY_STATES),
  problem: z.string().optional(),
});
export type Delivery = z.infer<typeof delivery>;

/** The `data` of a 'message' event. Without any: written on a page, without photos. */
export const messageData = z.object({
  channel: z.enum(MESSAGE_CHANNELS).catch('page'),
  photos: z.array(z.string()).catch([]),
  /** All of an email, if `text` is only what's new in it. For the shop alone. */
  fullText: z.string().optional().catch(undefined),
  /** Added when the history is read. */
  delivery: z.array(delivery).catch([]),
});

/** One message of an order's conversation, for the shop and for the customer. */
export const threadMessage = z.object({
  id: z.string(),
  at: timestamp,
  from: z.enum(['customer', 'shop']),
  /** For the shop alone. */
  name: z.string().optional(),
  text: z.string(),
  channel: z.enum(MESSAGE_CHANNELS),
  photos: z.array(z.string()),
  fullText: z.string().optional(),
  delivery: z.array(delivery),
});
export type ThreadMessage = z.infer<typeof threadMessage>;

/** An order's conversation as its customer sees it. */
export const customersMessage = threadMessage.omit({ name: true, fullText: true }).extend({
  delivery: z.array(delivery.omit({ problem: true })),
});

/** An order's messages in its history, oldest first (rule 33.1). */
export function threadIn(history: readonly OrderEvent[]): ThreadMessage[] {
  return history
    .filter(({ kind }) => kind === 'message')
    .map(({ id, at, actor, text, data }) => ({
      id,
      at,
      from: actor.role === 'customer' ? 'customer' : 'shop',
      name: actor.name,
      text,
      ...messageData.parse(data),
    }));
}
