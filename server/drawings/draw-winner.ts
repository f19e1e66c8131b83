import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { isDemoEmail } from '#domain/customers/demo-email';
import { DRAWING_DEFAULTS, dueDrawing } from '#domain/drawings/drawing';
import { createUnlessTaken } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Customer, Drawing } from '../../payload-types';

/** Draws this month's winner when it's due and queues the email, once on any number of servers (rule 13.1). */
export async function drawWinner(payload: Payload, now: Date): Promise<void> {
  const { drawingPrize, drawingDay } = await payload.findGlobal({ slug: 'shop-settings', depth: 0 });
  const month = dueDrawing(now, drawingDay ?? DRAWING_DEFAULTS.day);
  if (!month) return;
  const existing = await findDrawing(payload, month);
  // An earlier run may have crashed before it queued this email.
  if (existing) return queueEmail(payload, existing);
  const entrants = await findEntrants(payload);
  if (entrants.length === 0) return;
  const winner = entrants[randomInt(entrants.length)];
  if (!winner) return;
  // The month is unique, so only one server can store a winner.
  const stored = await createUnlessTaken(payload, 'drawings', {
    id: randomUUID(),
    month,
    prize: drawingPrize ?? DRAWING_DEFAULTS.prize,
    winner: winner.id,
    winnerName: winner.name,
    winnerEmail: winner.email,
    entrants: entrants.length,
    entrantsHash: hashOf(entrants),
  });
  const drawing = stored ?? (await findDrawing(payload, month));
  if (!drawing) throw new Error(`the drawing of ${month} could not be stored`);
  await queueEmail(payload, drawing);
}

function hashOf(entrants: Customer[]): string {
  return createHash('sha256')
    .update(entrants.map(({ id }) => id).join('\n'))
    .digest('hex');
}

async function findEntrants(payload: Payload): Promise<Customer[]> {
  const docs = await findAll(payload, 'customers', { mailingListOptIn: { equals: true } }, 'id');
  // Demo customers can't win (rule 14.5).
  return docs.filter(({ email }) => !isDemoEmail(email));
}

function findDrawing(payload: Payload, month: string): Promise<Drawing | null> {
  return findOne(payload, 'drawings', { month: { equals: month } });
}

async function queueEmail(payload: Payload, { id, month, winnerEmail }: Drawing): Promise<void> {
  await enqueue(payload, 'mail:drawing-won', {
    key: `${month}:drawing-won`,
    data: { drawingId: id },
    recipient: winnerEmail,
  });
  wakeOutbox(payload);
}
