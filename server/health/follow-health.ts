import type { Payload } from 'payload';
import type { CheckView, HealthReport } from '#domain/health/health-checks';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { healthRow } from '#server/platform/health/facts';
import { checkRowName, isRedRound, STORED_CHECKS, storedCheck } from '#server/platform/health/stored-check';
import { enqueueBefore } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { CheckedShop } from './check';
import { CHECKS, runChecks } from './run-checks';

/** Runs all checks, stores the results, and emails the owner once about each check that turned red or recovered (rule 23.2). */
export async function followHealth(shop: CheckedShop): Promise<HealthReport> {
  const checks = await runChecks(shop);
  for (const check of checks) await storeFinding(shop.payload, check);
  return { checks };
}

async function storeFinding(payload: Payload, check: CheckView): Promise<void> {
  const { id, round, facts } = await healthRow(payload, checkRowName(check.id));
  const before = round ?? 0;
  const isRed = check.state === 'red';
  const hasTurned = isRed !== isRedRound(before);
  const after = hasTurned ? before + 1 : before;
  // The email is queued before the result is stored. After a crash in between, the same key is queued again, so only one email goes out.
  if (hasTurned) {
    await enqueueBefore(payload, 'mail:health', {
      key: `health:${check.id}:${after}`,
      data: { check: check.id, round: String(after) },
    });
  }
  const red = isRed && hasTurned ? check : storedCheck.safeParse(facts).data?.red;
  const changed = await changeIf(payload, 'health', id, {
    condition: [{ round: { equals: before } }],
    data: { round: after, facts: { last: check, ...(red && { red }) } },
  });
  if (hasTurned && changed) wakeOutbox(payload);
}

/** Returns the checks for the Health page. Quick ones run now, and slow ones show their last result. */
export async function readHealth(shop: CheckedShop): Promise<HealthReport> {
  const rows = await findAll(shop.payload, 'health', { name: { contains: STORED_CHECKS } });
  const known = new Map(
    rows.flatMap(({ facts }) => {
      const last = storedCheck.safeParse(facts).data?.last;
      return last ? [[last.id, last] as const] : [];
    }),
  );
  const checks = await runChecks(shop, (id) => (CHECKS[id].isSlow ? known.get(id) : undefined));
  return { checks };
}
