import { z } from 'zod';

export const EXPORTS = ['orders', 'customers', 'books', 'audit'] as const;
export type Exported = (typeof EXPORTS)[number];

export const EXPORT_LABEL: Readonly<Record<Exported, string>> = {
  orders: 'orders',
  customers: 'customers',
  books: 'movements of money',
  audit: 'entries of the trail',
};

/** POST /api/admin/exports: what is about to be saved as a file, and how many entries. */
export const exportRequest = z.object({ what: z.enum(EXPORTS), count: z.int().min(0).max(10_000_000) });
