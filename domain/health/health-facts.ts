import { z } from 'zod';

const moment = z.iso.datetime();

/** A fact that a part of the shop records for its check. It's one row of the collection `health`. */
export interface HealthFact<Facts> {
  name: string;
  schema: z.ZodType<Facts>;
}

const fact = <Facts>(name: string, schema: z.ZodType<Facts>): HealthFact<Facts> => ({ name, schema });

export const BACKUP_FACT = fact(
  'backup',
  z.object({
    /** When the last good backup was made. Null before the first one. */
    at: z.nullable(moment),
    /** Where it went, for people. No secrets. */
    to: z.string(),
    bytes: z.int().min(0),
    /** When a backup was last restored and compared. */
    verifiedAt: z.nullable(moment),
    /** Why the newest try failed. Null after a good one. */
    problem: z.nullable(z.string()),
    /** What the owner should know about a good one, for example photos that the shop lost. */
    notes: z.array(z.string()).default([]),
  }),
);

export const INTEGRITY_FACT = fact('integrity', z.object({ at: moment, problem: z.nullable(z.string()) }));

/** PayPal webhook events with a bad signature since the last good one. */
export const WEBHOOK_FACT = fact('webhooks', z.object({ refused: z.int().min(0), refusedAt: moment }));

export const HEARTBEAT_FACT = fact(
  'heartbeat',
  z.object({
    /** When the monitor last answered. Null if it never did. */
    at: z.nullable(moment),
    /** Why the newest ping failed. Null after a good one. */
    problem: z.nullable(z.string()),
    /** How far the shop's clock was ahead of the monitor's, in ms. */
    aheadMs: z.nullable(z.number()),
  }),
);

/** Where the shop is in the mailbox it reads replies from (rule 32.9). */
export const REPLIES_FACT = fact(
  'replies',
  z.object({
    /** When it was last read to the end. Null if it never was. */
    at: z.nullable(moment),
    /** Why the newest try failed. Null after a good one. */
    problem: z.nullable(z.string()),
    /** The mailbox and its UIDVALIDITY. With another one, it's read again. */
    mailbox: z.string(),
    /** The UID of the last email that was taken. */
    uid: z.int(),
    /** Unread emails that nobody but a person can sort out, and why the newest is one. */
    waiting: z.int(),
    reason: z.nullable(z.string()),
  }),
);
