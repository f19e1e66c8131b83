import { z } from 'zod';

const moment = z.iso.datetime();

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
    /** Where it's stored, in words and without secrets. */
    to: z.string(),
    bytes: z.int().min(0),
    verifiedAt: z.nullable(moment),
    /** Why the latest try failed. Null after a good backup. */
    problem: z.nullable(z.string()),
    /** Warnings about a good backup, for example photos that are missing from the shop. */
    notes: z.array(z.string()).default([]),
  }),
);

export const INTEGRITY_FACT = fact('integrity', z.object({ at: moment, problem: z.nullable(z.string()) }));

/** When every order was found to have its history. */
export const HISTORIES_FACT = fact('histories', z.object({ at: moment }));

export const WEBHOOK_FACT = fact('webhooks', z.object({ refused: z.int().min(0), refusedAt: moment }));

export const HEARTBEAT_FACT = fact(
  'heartbeat',
  z.object({
    /** When the monitor last answered. Null if it never did. */
    at: z.nullable(moment),
    /** Why the latest ping failed. Null after a good ping. */
    problem: z.nullable(z.string()),
    /** How far the shop's clock was ahead of the monitor's, in ms. */
    aheadMs: z.nullable(z.number()),
  }),
);

/** The shop's position in the mailbox it reads replies from (rule 32.9). */
export const REPLIES_FACT = fact(
  'replies',
  z.object({
    /** When it was last read to the end. Null if it never was. */
    at: z.nullable(moment),
    /** Why the latest try failed. Null after a successful read. */
    problem: z.nullable(z.string()),
    /** The mailbox and its UIDVALIDITY. If either changes, the mailbox is read again. */
    mailbox: z.string(),
    uid: z.int(),
    /** How many unread emails only a person can sort out, and why the newest is one of them. */
    waiting: z.int(),
    reason: z.nullable(z.string()),
  }),
);
