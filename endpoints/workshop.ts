import { WORKSHOP_CALLS } from '#domain/api-calls/workshop-calls';
import { changeStock } from '#server/catalogue/change-stock';
import { readLaceStock, readStockMovements } from '#server/catalogue/read-stock';
import { readFigures } from '#server/figures/read-figures';
import { route } from './route';

const calls = WORKSHOP_CALLS;

/** What the owner keeps an eye on (rules 3.10, 3.11, 21.1). */
export const workshopRoutes = [
  route(calls.figures, ({ payload, user }) => readFigures({ payload, user, now: new Date() })),
  route(calls.laceStock, ({ payload, user }) => readLaceStock({ payload, user, now: new Date() })),
  route(calls.stockMovements, ({ payload, user, id }) => readStockMovements({ payload, user, id })),
  route(calls.changeStock, ({ payload, user, id, body, idempotencyKey }) =>
    changeStock({ payload, user, id, input: body, idempotencyKey }),
  ),
];
