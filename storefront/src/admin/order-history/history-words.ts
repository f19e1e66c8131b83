import { z } from 'zod';
import { OUTBOX_KIND_LABEL } from '#domain/email/outbox';
import type { Actor, OrderEvent } from '#domain/orders/order-events';
import { labelOf } from '#domain/words/label-of';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './order-history-texts';

const ROLE = {
  customer: sharedTexts.customer,
  owner: texts.owner,
  staff: sharedTexts.staff,
  shop: texts.shop,
  provider: texts.paymentProvider,
} as const satisfies Record<Actor['role'], string>;

export function actorOf({ role, name }: Actor): string {
  return name ? `${name}, ${ROLE[role].toLowerCase()}` : ROLE[role];
}

export function titleOf({ kind, actor, text, data }: OrderEvent): string {
  if (kind === 'note') return texts.note;
  if (kind === 'edited') return texts.orderEdited;
  if (kind === 'message')
    return actor.role === 'customer'
      ? texts.sentAMessage(actor.name ?? sharedTexts.theCustomer)
      : texts.messageToCustomer;
  const email = kind === 'mail' ? emailData.safeParse(data).data : undefined;
  return email ? texts.emailLabel(labelOf(OUTBOX_KIND_LABEL, email.mail)) : text;
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

/** Returns how sending an email went. Null for other events. */
export function emailOf({ kind, data }: OrderEvent) {
  return kind === 'mail' ? (emailData.safeParse(data).data ?? null) : null;
}
