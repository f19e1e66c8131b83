import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { TextNumber } from '../../payload-types';

export function findNumber(payload: Payload, number: string): Promise<TextNumber | null> {
  return findOne(payload, 'text-numbers', { number: { equals: number } });
}

async function numberRow(payload: Payload, number: string): Promise<TextNumber | null> {
  const made = await createUnlessTaken(payload, 'text-numbers', { id: randomUUID(), number });
  return made ?? findNumber(payload, number);
}

/** Whether the shop can't text a number, because it opted out or can't get texts (rules 34.3 and 34.10). */
export function isBarred(row: TextNumber | null): boolean {
  return Boolean(row?.stoppedAt || row?.problem);
}

/** Marks a number that opted out with STOP. Returns false if it already had. */
export async function stopNumber(payload: Payload, number: string): Promise<boolean> {
  return setStopped(payload, await numberRow(payload, number), new Date().toISOString());
}

/** Lets a number that replied START get texts again. Returns false if it hadn't opted out. */
export async function startNumber(payload: Payload, number: string): Promise<boolean> {
  return setStopped(payload, await findNumber(payload, number), null);
}

async function setStopped(payload: Payload, row: TextNumber | null, stoppedAt: string | null) {
  const change = { condition: [{ stoppedAt: { exists: stoppedAt === null } }], data: { stoppedAt } };
  return row !== null && (await changeIf(payload, 'text-numbers', row.id, change)) !== null;
}

/** The outbox key of the owner's email about a number that can't get texts. */
export const problemKey = ({ id }: TextNumber) => `${id}:text-problem`;

/** Marks a number that can't get texts, with the provider's code, and emails the owner once for each number. */
export async function markUnreachable(
  payload: Payload,
  number: string,
  { problem, orderId }: { problem: string; orderId: string },
): Promise<void> {
  const row = await numberRow(payload, number);
  if (!row) return;
  await enqueueBefore(payload, 'mail:text-problem', {
    key: problemKey(row),
    data: { orderId, problem },
  });
  const data = { problem, problemAt: new Date().toISOString() };
  await changeIf(payload, 'text-numbers', row.id, { data });
  wakeOutbox(payload);
}

/** If a customer agrees again, we try a number again that couldn't get texts. */
export async function clearProblem(payload: Payload, number: string): Promise<void> {
  const row = await findNumber(payload, number);
  if (row?.problem)
    await changeIf(payload, 'text-numbers', row.id, { data: { problem: null, problemAt: null } });
}
