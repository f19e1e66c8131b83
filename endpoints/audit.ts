import { AUDIT_CALLS } from '#domain/api-calls/audit-calls';
import { TOTAL_HEADER } from '#domain/wire/headers';
import { readAudit } from '#server/audit/record-audit';
import { tellExport } from '#server/audit/shop-trail';
import { route } from './route';

const calls = AUDIT_CALLS;

/** The shop's trail (rule 18.6). */
export const auditRoutes = [
  route(calls.audit, async ({ payload, res, query }) => {
    const { docs, total } = await readAudit(payload, query);
    res.set(TOTAL_HEADER, String(total));
    return docs;
  }),
  route(calls.tellExport, ({ payload, user, body }) => tellExport({ payload, user, ...body })),
];
