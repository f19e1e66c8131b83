import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { OwnerNews } from '#domain/audit/owner-news';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';

/** Emails the owner about logins, roles, and settings (rule 18.7). */
export async function notifyOwner(
  payload: Payload,
  kind: OwnerNews,
  text: string,
  address?: string,
): Promise<void> {
  const data = { what: kind, text, at: new Date().toISOString(), ...(address && { address }) };
  await enqueue(payload, 'mail:security', { key: `security:${randomUUID()}`, data });
  wakeOutbox(payload);
}
