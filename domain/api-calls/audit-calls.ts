import { z } from 'zod';
import { auditEntry } from '../audit/audit-contract';
import { auditQuery } from '../audit/audit-query';
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
} as const satisfies ApiCalls;
