import { z } from 'zod';
import { AUDIT_KINDS } from '#domain/audit/audit-kinds';
import type { AuditAsk } from '#domain/audit/audit-query';
import { line } from '#domain/customers/person';
import { PAGE_SIZE } from '#domain/lists/list-query';
import { page, useListParams } from '../parts/use-list-params';

/** A wrong value in the address counts as absent. */
const day = z.iso.date().optional().catch(undefined);

const filters = z.object({
  actor: line.optional().catch(undefined),
  kind: z.enum(AUDIT_KINDS).optional().catch(undefined),
  /** The first and last day, on the reader's own calendar. */
  from: day,
  to: day,
});
const view = filters.extend({ page });
export type AuditFilter = keyof z.output<typeof filters>;
const FILTERS = filters.keyof().options;

/** What of the trail is shown, kept in the address so that Back, a reload and a shared link lead to it. */
export function useAuditFilters() {
  const { list: asked, change } = useListParams(view);
  const { actor, kind, from, to } = asked;
  const ask: AuditAsk = {
    actor,
    kind,
    from: from && new Date(`${from}T00:00:00`).toISOString(),
    to: to && new Date(`${to}T23:59:59.999`).toISOString(),
  };
  return {
    asked,
    isFiltered: FILTERS.some((name) => asked[name]),
    endsFirst: from !== undefined && to !== undefined && to < from,
    /** All that match, and the page of them in sight. */
    ask,
    askPage: { ...ask, page: String(asked.page), limit: String(PAGE_SIZE) },
    filter: (name: AuditFilter, value: string) => change({ [name]: value }),
    goTo: (to: number) => change({ page: to === 1 ? '' : String(to) }),
    clear: () => change(Object.fromEntries(FILTERS.map((name) => [name, '']))),
  };
}
export type AuditFilters = ReturnType<typeof useAuditFilters>;
