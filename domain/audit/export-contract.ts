import { z } from 'zod';
import { EXPORTS } from './export-words';

/** POST /api/admin/exports: what's about to be saved as a file, and how many entries. */
export const exportRequest = z.object({ what: z.enum(EXPORTS), count: z.int().min(0).max(10_000_000) });
