import { z } from 'zod';
import { line } from '../customers/person';
import { startsFirst } from '../lists/list-fields';
import { ENDS_FIRST, inPages, LIST_QUERY } from '../lists/list-query';
import { AUDIT_KINDS } from './audit-kinds';

const { page, limit, from, to } = LIST_QUERY;

/** GET /api/admin/audit. Newest first. `actor` is `owner` or an account ID. */
export const auditQuery = z
  .object({ page, limit, from, to, actor: line.optional(), kind: z.enum(AUDIT_KINDS).optional() })
  .refine(startsFirst, ENDS_FIRST)
  .transform(inPages);
export type AuditQuery = z.output<typeof auditQuery>;
export type AuditQueryInput = z.input<typeof auditQuery>;
