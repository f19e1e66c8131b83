import { z } from 'zod';
import { auditEntry } from '../audit/audit-contract';
import { auditQuery } from '../audit/audit-query';
import { exportRequest } from '../audit/export-contract';
import { changedAnswer } from '../wire/change-answers';
import type { ApiCalls } from './api-call';

/** The shop's trail (rule 18.6). */
export const AUDIT_CALLS = {
  audit: {
    call: 'GET /api/admin/audit',
    role: 'admin',
    summary:
      'What happened in the shop and by whom, newest first; `actor` is `owner` or the id of an account, `X-Total-Count` says how many match.',
    query: auditQuery,
    answer: z.array(auditEntry),
  },
  tellExport: {
    call: 'POST /api/admin/exports',
    role: 'admin',
    summary:
      'Writes into the trail that data is about to be saved as a file; the dashboard asks it before each.',
    // Each of these files holds customers' names.
    sensitive: true,
    body: exportRequest,
    answer: changedAnswer,
  },
} as const satisfies ApiCalls;
