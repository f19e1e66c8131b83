import { z } from 'zod';
import { timestamp } from '../wire/wire';
import type { OrderEvent } from './order-events';

/** How a message arrived. Older messages have no channel. They came from the page, because we didn't read email or texts yet. */
export const MESSAGE_CHANNELS = ['page', 'email', 'text'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

const delivery = z.object({
  by: z.enum(['email', 'text']),
  state: z.enum(['waiting', 'sent', 'failed']),
  /** Why it failed. Only the shop sees this. */
  problem: z.string().optional(),
});
export type Delivery = z.infer<typeof delivery>;

/** The `data` of a 'message' event. The defaults are for speed, because catching a missing value is slow. */
const messageData = z.object({
  channel: z.enum(MESSAGE_CHANNELS).default('page').catch('page'),
  photos: z.array(z.string()).default([]).catch([]),
  /** Names of attachments that weren't saved. */
  files: z.array(z.string()).default([]).catch([]),
  hasFullText: z.boolean().default(false).catch(false),
  /** Not stored. Added when the history is read. */
  delivery: z.array(delivery).default([]).catch([]),
});

const threadMessage = z.object({
  id: z.string(),
  at: timestamp,
  from: z.enum(['customer', 'shop']),
  name: z.string().optional(),
  text: z.string(),
  ...messageData.shape,
});
export type ThreadMessage = z.infer<typeof threadMessage>;

export const orderMessage = threadMessage
  .omit({ name: true, hasFullText: true })
  .extend({ delivery: z.array(delivery.omit({ problem: true })) });
export type OrderMessage = z.infer<typeof orderMessage>;

/** An order's messages in its history, oldest first (rule 33.1). */
export function threadIn(history: readonly OrderEvent[]): ThreadMessage[] {
  return history
    .filter(({ kind }) => kind === 'message')
    .map(({ id, at, actor: { role, name }, text, data }) => ({
      id,
      at,
      from: role === 'customer' ? 'customer' : 'shop',
      name,
      text,
      ...messageData.parse(data),
    }));
}
