import { z } from 'zod';
import { auditEntry } from '#domain/audit/audit-contract';
import type { AuditQueryInput } from '#domain/audit/audit-query';
import type { Exported } from '#domain/audit/export-words';
import { changedAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { FRESH, pagedReads } from './owners-calls';

const entries = pagedReads('/api/admin/audit', z.array(auditEntry));

/** Always stale, because the audit log grows on its own. */
export const auditQueries = {
  page: (ask: AuditQueryInput) => ({ ...entries.page(['/api', 'admin', 'audit', ask], ask), ...FRESH }),
};

export const readAllAudit = (ask: AuditQueryInput) => entries.all(ask);

/** Records an export in the audit log (rule 18.6). If this fails, nothing may be saved. */
export async function recordExport(exported: Exported, count: number): Promise<void> {
  await api.post('/api/admin/exports', { what: exported, count }, changedAnswer);
}
