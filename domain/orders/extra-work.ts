import { z } from 'zod';
import { timestamp } from '../wire/wire';
import { EXTRA_WORK_STATUSES, type ExtraWorkStatus } from './extra-work-status';
import { isOver } from './order-status';

export const extraWorkEvidence = z.object({ at: timestamp, address: z.string(), textHash: z.string() });

/** Extra work as stored on its order. Accepted work stays as it was shown. */
export const extraWork = z.object({
  id: z.string(),
  at: timestamp,
  /** Amounts in cents. */
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
  note: z.nullable(z.string()),
  photos: z.array(z.string()),
  expiresAt: timestamp,
  status: z.enum(EXTRA_WORK_STATUSES),
  answeredAt: z.nullable(timestamp),
  evidence: z.nullable(extraWorkEvidence),
  remindedAt: z.nullable(timestamp),
  /** Whether it ended because its order was shipped or canceled. Undoing that reopens it. */
  endedWithOrder: z.boolean().optional(),
});
export type ExtraWork = z.infer<typeof extraWork>;

const stored = z.nullish(z.array(extraWork)).transform((proposals) => proposals ?? []);

/** Parses an order's stored extra work, oldest first. */
export function extraWorkOf(value: unknown): ExtraWork[] {
  return stored.parse(value);
}

/** A proposal's total, in cents. */
export function extraWorkTotal({ lines }: Pick<ExtraWork, 'lines'>): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}

/** The accepted extra work, oldest first. */
export function acceptedWork<Proposal extends Pick<ExtraWork, 'status'>>(
  proposals: readonly Proposal[],
): Proposal[] {
  return proposals.filter(({ status }) => status === 'accepted');
}

/** The total of an order's accepted extra work, in cents. */
export function acceptedTotal(value: unknown): number {
  return acceptedWork(extraWorkOf(value)).reduce((total, each) => total + extraWorkTotal(each), 0);
}

/** The one proposal waiting for the customer's answer, or null. */
export function openExtraWork(value: unknown): ExtraWork | null {
  return extraWorkOf(value).find(({ status }) => status === 'open') ?? null;
}

export function allowsExtraWork(status: string): boolean {
  return !isOver(status);
}

/** A proposal's status at a moment. Unanswered ones expire on time, even before a job records it. */
export function proposalStatus(
  { status, expiresAt }: Pick<ExtraWork, 'status' | 'expiresAt'>,
  now: Date,
): ExtraWorkStatus {
  return status === 'open' && Date.parse(expiresAt) <= now.getTime() ? 'expired' : status;
}

/** Merges changed proposals. Shown ones never change (rule 16.3), except for one reminder and one end. Only one can be open. */
export function withExtraWork(known: readonly ExtraWork[], changed: readonly ExtraWork[]): ExtraWork[] {
  const merged = known.map((each) =>
    moved(
      each,
      changed.find(({ id }) => id === each.id),
    ),
  );
  const added = changed.filter(({ id }) => !known.some((each) => each.id === id));
  const isTaken = merged.some(({ status }) => status === 'open');
  return [...merged, ...added.filter(({ status }) => status !== 'open' || !isTaken)];
}

function moved(known: ExtraWork, changed: ExtraWork | undefined): ExtraWork {
  if (!changed || known.status !== 'open') return known;
  const { status, answeredAt, evidence } = changed;
  return { ...known, status, answeredAt, evidence, remindedAt: known.remindedAt ?? changed.remindedAt };
}

/** Returns the proposals of an order that was shipped or canceled. An open one is withdrawn. */
export function withoutOpen(proposals: readonly ExtraWork[], at: string): ExtraWork[] {
  return proposals.map((each) =>
    each.status === 'open' ? { ...each, status: 'withdrawn', answeredAt: at, endedWithOrder: true } : each,
  );
}

/** Returns the proposals of a reopened order. The proposal that ended with the order is open again if there's time left. */
export function withReopened(proposals: readonly ExtraWork[], at: string): ExtraWork[] {
  const last = proposals.at(-1);
  if (!last?.endedWithOrder || last.expiresAt <= at) return [...proposals];
  const { endedWithOrder: _, ...reopened } = last;
  return [...proposals.slice(0, -1), { ...reopened, status: 'open', answeredAt: null }];
}

/** When to remind a customer who hasn't answered, in ms. */
export const REMIND_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

/** The next step for an open proposal, or null. Each step happens once (rule 16.4). */
export function extraWorkStep(
  { at, expiresAt, remindedAt }: ExtraWork,
  now: Date,
): 'remind' | 'expire' | null {
  const ends = Date.parse(expiresAt);
  if (ends <= now.getTime()) return 'expire';
  const reminds = Date.parse(at) + REMIND_AFTER_MS;
  return remindedAt === null && reminds < ends && reminds <= now.getTime() ? 'remind' : null;
}
