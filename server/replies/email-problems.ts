import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { readBounce } from '#domain/replies/bounce';
import { findOrder } from '#server/orders/find-order';
import { createUnlessTaken } from '#server/platform/database/change-if';
import { findSent } from './message-ids';
import type { ReadEmail } from './read-email';

/** Marks the address that a bounce is about (rule 32.8). Only emails we sent can bounce. Returns false if no address was marked. */
export async function followBounce(payload: Payload, email: ReadEmail): Promise<boolean> {
  const reports = email.files
    .filter(({ type }) => type === 'message/delivery-status')
    .map(({ content }) => Buffer.from(content).toString('utf8'));
  const bounce = readBounce(reports, email.text, email.fields['x-failed-recipients'] ?? '');
  if (!bounce) return false;
  for (const id of email.ownIds) {
    const sent = await findSent(payload, id);
    const order = sent?.orderId ? await findOrder(payload, sent.orderId) : null;
    const address = (sent?.recipient ?? order?.customerEmail)?.toLowerCase();
    // The row of the email is gone, so we can't tell whether it was sent to the order's current address.
    if (!address || !(sent?.recipient || bounce.addresses.includes(address))) continue;
    await createUnlessTaken(payload, 'email-problems', {
      id: randomUUID(),
      address,
      reason: bounce.reason || 'The mail server refused it.',
      bouncedAt: new Date().toISOString(),
    });
    return true;
  }
  return false;
}
