import { z } from 'zod';
import { OUTBOX_KIND_LABEL } from '#domain/email/outbox';
import type { Actor, OrderEvent } from '#domain/orders/order-events';
import { labelOf } from '#domain/words/label-of';

const ROLE = {
  customer: 'Customer',
  owner: 'Owner',
  staff: 'Staff',
  shop: 'Shop',
  provider: 'Payment provider',
} as const satisfies Record<Actor['role'], string>;

export function whoOf({ role, name }: Actor): string {
  return name ? `${name}, ${ROLE[role].toLowerCase()}` : ROLE[role];
}

export function titleOf({ kind, actor, text, data }: OrderEvent): string {
  if (kind === 'note') return 'Note';
  if (kind === 'edited') return 'Order edited';
  if (kind === 'message')
    return actor.role === 'customer'
      ? `${actor.name ?? 'The customer'} sent a message`
      : 'Message to the customer';
  const email = kind === 'mail' ? emailData.safeParse(data).data : undefined;
  return email ? `Email: ${labelOf(OUTBOX_KIND_LABEL, email.mail)}` : text;
}

const fieldChanges = z
  .array(z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }))
  .catch([]);

export function changesOf({ data }: OrderEvent) {
  return fieldChanges.parse(data.changes);
}

const emailData = z.object({
  mail: z.string(),
  result: z.enum(['sent', 'failed']),
  problem: z.string().optional(),
});

/** How sending an email went; null for other events. */
export function emailOf({ kind, data }: OrderEvent) {
  return kind === 'mail' ? (emailData.safeParse(data).data ?? null) : null;
}
