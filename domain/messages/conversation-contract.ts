import { z } from 'zod';
import { orderMessage } from '../orders/thread';
import { documentId, timestamp } from '../wire/wire';

/** An order's conversation in the list of all (rule 33.4). */
export const conversationView = z.object({
  id: documentId,
  customerName: z.string(),
  /** When the customer started to wait for an answer. Null if they aren't waiting. */
  waitingSince: z.nullable(timestamp),
  last: orderMessage.pick({ at: true, from: true, text: true, channel: true, photos: true }),
});
export type ConversationView = z.infer<typeof conversationView>;
