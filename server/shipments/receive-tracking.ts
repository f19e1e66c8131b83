import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { z } from 'zod';
import { createUnlessTaken } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { log } from '#server/platform/tools/log';
import { recordTracker } from './follow-tracker';
import { easypostTracker } from './providers/easypost/easypost-shapes';

const PREFIX = 'hmac-sha256-hex=';

/** Whether EasyPost signed this body with our secret. It normalizes the secret and signs the raw body. */
export function isSigned(raw: Buffer, signature: string | undefined, secret: string): boolean {
  if (!signature) return false;
  const digest = createHmac('sha256', secret.normalize('NFKD')).update(raw).digest('hex');
  const [sent, expected] = [Buffer.from(signature), Buffer.from(PREFIX + digest)];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

const event = z
  .object({
    id: z.string().min(1).max(200),
    description: z.string(),
    created_at: z.string().optional(),
    result: z.looseObject({ updated_at: z.string().nullish() }),
  })
  .transform(({ result, created_at, ...rest }) => ({
    ...rest,
    result: { ...result, updated_at: result.updated_at ?? created_at },
  }));

/** Handles a signed webhook event about one of our packages, once (rule 27.13). Ignores others. */
export async function receiveTracking(payload: Payload, body: unknown): Promise<void> {
  const { data } = event.safeParse(body);
  if (!data?.description.startsWith('tracker.')) return;
  const { id: eventId, result } = data;
  const { data: tracker, error } = easypostTracker.safeParse(result);
  if (!tracker) {
    log.error(
      { eventId, paths: error?.issues.map(({ path }) => path.join('.')) },
      "packages: couldn't read an event",
    );
    return;
  }
  if (await findOne(payload, 'easypost-events', { eventId: { equals: eventId } })) return;
  const { id: trackerId, trackingNumber } = tracker;
  const ours: Where = {
    or: [{ trackerId: { equals: trackerId } }, { trackingNumber: { equals: trackingNumber } }],
  };
  const shipments = await findAll(payload, 'shipments', ours, 'createdAt', A_NUMBER_MAX);
  for (const shipment of shipments) await recordTracker(payload, shipment, tracker);
  // Stored last, so if there's a crash, the event is handled again.
  if (shipments.length > 0)
    await createUnlessTaken(payload, 'easypost-events', { id: randomUUID(), eventId });
}

/** Returns the orders in a package. Several orders can share one. */
const A_NUMBER_MAX = 20;
