import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { type AuditEntry, auditEntry } from '#domain/audit/audit-contract';
import type { AuditAsk } from '#domain/audit/audit-query';
import type { Exported } from '#domain/audit/export-contract';
import { LIMIT_MAX } from '#domain/lists/list-query';
import { changedAnswer } from '#domain/wire/change-answers';
import { api, type Page } from './client';
import { OWNER } from './session-state';

const entries = z.array(auditEntry);

function fetchAudit(ask: AuditAsk, signal?: AbortSignal): Promise<Page<AuditEntry>> {
  const asked = Object.entries(ask).filter(([, value]) => value);
  return api.getPage(`/api/admin/audit?${new URLSearchParams(asked)}`, entries, { signal });
}

/** The owner's reads of the shop's trail; read anew each time, for it grows by itself. */
export const auditQueries = {
  page: (ask: AuditAsk) =>
    queryOptions({
      queryKey: ['/api', 'admin', 'audit', ask],
      queryFn: ({ signal }) => fetchAudit(ask, signal),
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: OWNER,
    }),
};

/** Every entry that matches, read in large pages; one that moves to a later page meanwhile is not read twice. */
export async function readAllAudit(ask: AuditAsk): Promise<AuditEntry[]> {
  const found = new Map<string, AuditEntry>();
  for (let page = 1; ; page += 1) {
    const read = await fetchAudit({ ...ask, page: String(page), limit: String(LIMIT_MAX) });
    for (const entry of read.entries) found.set(entry.id, entry);
    if (read.entries.length < LIMIT_MAX) return [...found.values()];
  }
}

/** Tells the shop's trail that data is about to be saved as a file (rule 18.6); nothing is saved where it cannot. */
export async function tellExport(what: Exported, count: number): Promise<void> {
  await api.post('/api/admin/exports', { what, count }, changedAnswer);
}
