import { keysOf } from '../words/keys-of';

interface ExportWords {
  one: string;
  many: string;
  /** What the dashboard says once the file is saved, or if that fails. */
  done: string;
  failed: string;
  inAuditLog?: string;
}

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

export function exportLabel(what: Exported): string {
  const words: ExportWords = EXPORT_WORDS[what];
  return words.inAuditLog ?? words.many;
}
