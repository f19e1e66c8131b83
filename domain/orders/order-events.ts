import { z } from 'zod';
import { timestamp } from '../wire/wire';

/** What an order's story is made of (rule 15.1). */
export const EVENT_KINDS = [
  'ordered',
  'paid',
  'payment-declined',
  'payment-problem',
  'status',
  'ready-by',
  'tracking',
  'photos',
  'edited',
  'mail',
  'note',
  'message',
  'extra-work-proposed',
  'extra-work-accepted',
  'extra-work-declined',
  'extra-work-expired',
  'extra-work-withdrawn',
  'refund',
  'reminder',
  'canceled',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export const ACTOR_ROLES = ['customer', 'owner', 'staff', 'shop', 'provider'] as const;

const actor = z.object({
  role: z.enum(ACTOR_ROLES),
  /** A customer's first name or a staff member's name. The history holds nothing else about a person. */
  name: z.string().optional(),
});
export type Actor = z.infer<typeof actor>;

/** Whether the owner or staff did it. */
export function isOfShop({ role }: Actor): boolean {
  return role === 'owner' || role === 'staff';
}

/** One event in an order's history. It's never changed or removed (rule 15.1). */
export const orderEvent = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.enum(EVENT_KINDS),
  actor,
  /** What happened, in a sentence for the shop; of a note or a message what was written. */
  text: z.string(),
  isPublic: z.boolean(),
  data: z.record(z.string(), z.unknown()),
});
export type OrderEvent = z.infer<typeof orderEvent>;

/** An event before it's written. It gets a time and an ID then, unless it has them. Each ID is recorded once. */
export const newEvent = orderEvent.omit({ isPublic: true }).partial({ data: true, id: true, at: true });
export type NewEvent = z.infer<typeof newEvent>;

/** What only the shop reads: its notes, what is wrong with a payment, changes to the form. */
const FOR_THE_SHOP: readonly EventKind[] = ['note', 'payment-problem', 'edited', 'mail'];

/** Whether the customer reads of what happened. */
export function isPublicKind(kind: EventKind): boolean {
  return !FOR_THE_SHOP.includes(kind);
}

export const MESSAGE_MAX = 2000;
/** A story ends somewhere: a robot with a link must not grow an order without end. */
export const HISTORY_MAX = 2000;
