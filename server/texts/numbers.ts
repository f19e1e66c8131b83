import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import type { TextNumber } from '../../payload-types';

export function findNumber(payload: Payload, number: string): Promise<TextNumber | null> {
  return findOne(payload, 'text-numbers', { number: { equals: number } });
}

async function numberRow(payload: Payload, number: string): Promise<TextNumber | null> {
  const made = await createUnlessTaken(payload, 'text-numbers', { id: randomUUID(), number });
  return made ?? findNumber(payload, number);
}

/** Whether the shop may not text a number: it said STOP, or nothing gets there (rules 34.3 and 34.10). */
export function isBarred(row: TextNumber | null): boolean {
  return Boolean(row?.stoppedAt || row?.problem);
}

/** Marks a number that said STOP. False if it already had. */
export async function stopNumber(payload: Payload, number: string): Promise<boolean> {
  const row = await numberRow(payload, number);
  const stopped =
    row &&
    (await changeIf(payload, 'text-numbers', row.id, {
      condition: [{ stoppedAt: { exists: false } }],
      data: { stoppedAt: new Date().toISOString() },
    }));
  return Boolean(stopped);
}

/** Lets a number that said START get texts again. False if it had never stopped. */
export async function startNumber(payload: Payload, number: string): Promise<boolean> {
  const row = await findNumber(payload, number);
  const started =
    row &&
    (await changeIf(payload, 'text-numbers', row.id, {
      condition: [{ stoppedAt: { exists: true } }],
      data: { stoppedAt: null },
    }));
  return Boolean(started);
}

/** Marks a number that can't get texts, with the provider's code. */
export async function markUnreachable(payload: Payload, number: string, problem: string): Promise<void> {
  const row = await numberRow(payload, number);
  const data = { problem, problemAt: new Date().toISOString() };
  if (row) await changeIf(payload, 'text-numbers', row.id, { data });
}

/** A new yes gives a number that couldn't get texts another try. */
export async function clearProblem(payload: Payload, number: string): Promise<void> {
  const row = await findNumber(payload, number);
  if (row?.problem)
    await changeIf(payload, 'text-numbers', row.id, { data: { problem: null, problemAt: null } });
}
