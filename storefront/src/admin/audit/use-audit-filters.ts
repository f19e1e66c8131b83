import { z } from 'zod';
import { AUDIT_KINDS } from '#domain/audit/audit-kinds';
import type { AuditAsk } from '#domain/audit/audit-query';
import { line } from '#domain/customers/person';
import { PAGE_SIZE, startsFirst } from '#domain/lists/list-query';
import { ORDER_FILTER_FIELDS } from '#domain/lists/order-views';
import { endOfDay, startOfDay } from '#domain/wire/days';
import { page, unlessWrong, useListParams } from '../parts/use-list-params';

const filters = z.object({
  actor: unlessWrong(line),
  kind: unlessWrong(z.enum(AUDIT_KINDS)),
  from: unlessWrong(ORDER_FILTER_FIELDS.from),
  to: unlessWrong(ORDER_FILTER_FIELDS.to),
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
    from: from && startOfDay(from),
    to: to && endOfDay(to),
  };
  return {
    asked,
    isFiltered: FILTERS.some((name) => asked[name]),
    endsFirst: !startsFirst(asked),
    /** All that match, and the page of them in sight. */
    ask,
    askPage: { ...ask, page: String(asked.page), limit: String(PAGE_SIZE) },
    /** With `replace`, for typing, Back does not stop at each letter. */
    filter: (name: AuditFilter, value: string, options?: { replace: boolean }) =>
      change({ [name]: value }, options),
    goTo: (to: number) => change({ page: to === 1 ? '' : String(to) }),
    clear: () => change(Object.fromEntries(FILTERS.map((name) => [name, '']))),
  };
}
export type AuditFilters = ReturnType<typeof useAuditFilters>;
