import type { Payload } from 'payload';
import type { FailureCode } from '#domain/api-calls/failures';
import {
  AUDIT_CALLS,
  HEALTH_CALLS,
  MONEY_CALLS,
  PROGRAM_CALLS,
  STAFF_ADMIN_CALLS,
  WORKSHOP_CALLS,
} from '#domain/api-calls/shop-calls';
import { openApi } from '#server/api-docs/open-api';
import { readAudit } from '#server/audit/record-audit';
import { recordExport } from '#server/audit/shop-events';
import { readBooks } from '#server/books/read-books';
import { changeStock } from '#server/catalogue/change-stock';
import { readLaceStock, readStockMovements } from '#server/catalogue/read-stock';
import { readFigures } from '#server/figures/read-figures';
import { recordPayment } from '#server/payments/record-payment';
import { ShopError } from '#server/platform/errors/shop-error';
import { meterOf } from '#server/platform/metrics/meter';
import { log } from '#server/platform/tools/log';
import { changeStaff, inviteAgain, inviteStaff, removeStaff } from '#server/staff/change-staff';
import { listStaff } from '#server/staff/find-staff';
import { answerPage, routesOf } from './route';

/** Calls for figures and stock (rules 3.10, 3.11, 21.1). */
export const workshopRoutes = routesOf(WORKSHOP_CALLS, {
  figures: ({ by }) => readFigures({ ...by, now: new Date() }),
  laceStock: ({ by }) => readLaceStock({ ...by, now: new Date() }),
  stockMovements: ({ by }) => readStockMovements(by),
  changeStock: ({ by, body: input }) => changeStock({ ...by, input }),
});

/** Calls for recorded payments and the books (rules 16.9, 16.10). */
export const moneyRoutes = routesOf(MONEY_CALLS, {
  recordPayment: ({ by, payments, body: input }) =>
    recordPayment({ ...by, input, provider: payments.mode === 'off' ? null : payments.provider() }),
  books: ({ by, query: { month } }) => readBooks(by, month, new Date()),
});

export const staffRoutes = routesOf(STAFF_ADMIN_CALLS, {
  staff: ({ payload }) => listStaff(payload),
  inviteStaff: ({ by, body: input }) => inviteStaff(by, input),
  changeStaff: ({ by, body: changes }) => changeStaff(by, changes),
  removeStaff: ({ by }) => removeStaff(by),
  inviteAgain: ({ by }) => inviteAgain(by),
});

/** Calls for the audit log (rule 18.6). */
export const auditRoutes = routesOf(AUDIT_CALLS, {
  audit: ({ payload, query }) => answerPage(readAudit(payload, query)),
  recordExport: ({ payload, user, body }) => recordExport({ payload, user, ...body }),
});

/** Calls about the shop's health (rule 23.1). */
export const healthRoutes = routesOf(HEALTH_CALLS, {
  health: ({ health }) => health.read(),
  checkHealth: ({ health }) => health.check(),
});

const UP = { status: 'ok' } as const;

/** Health checks (rule 14.2). Without its bucket or SMTP server the shop still counts as ready, because it can take orders. */
export const programRoutes = routesOf(PROGRAM_CALLS, {
  healthz: () => UP,
  readyz: async ({ payload, res }) => {
    if (await isReady(payload)) return UP;
    const code: FailureCode = 'DATABASE_AWAY';
    res.status(503).json({ status: 'unavailable', code });
    return undefined;
  },
  metrics: async ({ payload, req, res }) => {
    const meter = meterOf(payload);
    if (!meter?.isAllowed(req.get('Authorization'))) throw new ShopError('NOT_LOGGED_IN');
    res.set('Cache-Control', 'no-store');
    res.type(meter.contentType).send(await meter.text());
  },
  openApi: () => openApi(),
});

async function isReady(payload: Payload): Promise<boolean> {
  try {
    await payload.db.findOne({ collection: 'admins', where: { id: { exists: true } } });
    return true;
  } catch (error) {
    log.error({ err: error }, "readyz: the database isn't answering");
    return false;
  }
}
