import { z } from 'zod';
import { timestamp } from '../wire/wire';

export const EVENT_KINDS = [
  'ordered',
  'paid',
  'payment-declined',
  'payment-problem',
  'status',
  'ready-by',
  'tracking',
  'package',
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
  'label',
  'text',
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
  text: z.string(),
  isPublic: z.boolean(),
  data: z.record(z.string(), z.unknown()),
});
export type OrderEvent = z.infer<typeof orderEvent>;

/** An event before it's written. Writing it adds a missing time or ID. Each ID is recorded once. */
export const newEvent = orderEvent.omit({ isPublic: true }).partial({ data: true, id: true, at: true });
export type NewEvent = z.infer<typeof newEvent>;

const FOR_THE_SHOP: readonly EventKind[] = ['note', 'payment-problem', 'edited', 'mail', 'label', 'text'];

/** Whether the customer sees events of this kind. */
export function isPublicKind(kind: EventKind): boolean {
  return !FOR_THE_SHOP.includes(kind);
}

export const MESSAGE_MAX = 2000;
/** The most events in a history, because a robot with a link could write messages forever. */
export const HISTORY_MAX = 2000;
