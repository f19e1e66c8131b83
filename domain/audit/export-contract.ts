import { z } from 'zod';
import { keysOf } from '../words/keys-of';

interface ExportWords {
  one: string;
  many: string;
  /** What the dashboard says when the file is saved, and when it isn't. */
  done: string;
  failed: string;
  /** What it's called in the audit log, where that's more than `many`. */
  inAuditLog?: string;
}

/** What leaves the shop as a file, and what each is called. */
export const EXPORT_WORDS = {
  orders: { one: 'order', many: 'orders', done: 'Orders Exported', failed: 'Failed to export orders' },
  customers: {
    one: 'customer',
    many: 'customers',
    done: 'Customers Exported',
    failed: "Couldn't export customers",
  },
  books: {
    one: 'ledger entry',
    many: 'ledger entries',
    done: 'Ledger Exported',
    failed: "Couldn't export the ledger",
  },
  audit: {
    one: 'entry',
    many: 'entries',
    done: 'Audit Log Exported',
    failed: "Couldn't export the audit log",
    inAuditLog: 'audit log entries',
  },
} as const satisfies Record<string, ExportWords>;
export const EXPORTS = keysOf(EXPORT_WORDS);
export type Exported = keyof typeof EXPORT_WORDS;

/** What an export is called in the audit log. */
export function exportLabel(what: Exported): string {
  const words: ExportWords = EXPORT_WORDS[what];
  return words.inAuditLog ?? words.many;
}

/** POST /api/admin/exports: what is about to be saved as a file, and how many entries. */
export const exportRequest = z.object({ what: z.enum(EXPORTS), count: z.int().min(0).max(10_000_000) });
