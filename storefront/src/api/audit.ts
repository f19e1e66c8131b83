import { z } from 'zod';
import { auditEntry } from '#domain/audit/audit-contract';
import type { AuditAsk } from '#domain/audit/audit-query';
import type { Exported } from '#domain/audit/export-contract';
import { changedAnswer } from '#domain/wire/change-answers';
import { api } from './client';
import { FRESH, pagedReads } from './owners-calls';

const entries = pagedReads('/api/admin/audit', z.array(auditEntry));

/** The owner's reads of the audit log, which grows by itself. */
export const auditQueries = {
  page: (ask: AuditAsk) => ({ ...entries.page(['/api', 'admin', 'audit', ask], ask), ...FRESH }),
};

/** Every audit log entry that matches. */
export const readAllAudit = (ask: AuditAsk) => entries.all(ask);

/** Notes in the audit log that data is about to be saved as a file (rule 18.6); without the note nothing may be saved. */
export async function recordExport(what: Exported, count: number): Promise<void> {
  await api.post('/api/admin/exports', { what, count }, changedAnswer);
}
