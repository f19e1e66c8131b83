import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { HealthFact } from '#domain/health/health-facts';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import type { Health } from '../../../payload-types';

/** Returns what was recorded for a check, or null. */
export async function readFact<Facts>(
  payload: Payload,
  { name, schema }: HealthFact<Facts>,
): Promise<Facts | null> {
  const row = await findOne(payload, 'health', { name: { equals: name } });
  return row?.facts ? schema.parse(row.facts) : null;
}

/** Records a fact for the shop's checks. It replaces the previous one. */
export async function storeFact<Facts extends Record<string, unknown>>(
  payload: Payload,
  { name }: HealthFact<Facts>,
  facts: Facts,
): Promise<void> {
  const { id } = await healthRow(payload, name);
  await changeIf(payload, 'health', id, { data: { facts } });
}

/** Returns the row with this name, and creates it if it's missing. */
export async function healthRow(payload: Payload, name: string): Promise<Health> {
  const find = () => findOne(payload, 'health', { name: { equals: name } });
  const stored = await find();
  if (stored) return stored;
  const made = await createUnlessTaken(payload, 'health', { id: randomUUID(), name, round: 0 });
  const row = made ?? (await find());
  if (!row) throw new Error(`the health of ${name} could not be stored`);
  return row;
}
