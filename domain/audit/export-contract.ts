import { z } from 'zod';
import { EXPORTS } from './export-words';

/** POST /api/admin/exports: what is about to be saved as a file, and how many entries it has. */
export const exportRequest = z.object({ what: z.enum(EXPORTS), count: z.int().min(0).max(10_000_000) });
