import { z } from 'zod';

import { ROLES } from '../people/people';
import { timestamp } from '../wire/wire';
import { AUDIT_KINDS } from './audit-kinds';

export const OWNER_ACTOR = 'owner';

/** GET /api/admin/audit: one audit log entry. It can't be changed, and it can't be removed before it expires. */
export const auditEntry = z.object({
  id: z.string(),
  at: timestamp,
  kind: z.enum(AUDIT_KINDS),
  /** `owner`, an account ID, or null for an unknown person or the shop itself. */
  actor: z.nullable(z.string()),
  name: z.nullable(z.string()),
  role: z.nullable(z.enum(ROLES)),
  address: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  text: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const AUDIT_DAYS = 400;
