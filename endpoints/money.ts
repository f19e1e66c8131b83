import { MONEY_CALLS } from '#domain/api-calls/money-calls';
import { readBooks } from '#server/books/read-books';
import { recordPayment } from '#server/payments/record-payment';
import { route } from './route';

const calls = MONEY_CALLS;

/** Money that the owner takes, and the books (rules 16.9, 16.10). */
export const moneyRoutes = [
  route(calls.recordPayment, ({ payload, user, id, body, idempotencyKey }) =>
    recordPayment({ payload, user, id, input: body, idempotencyKey }),
  ),
  route(calls.books, ({ payload, user, query: { month } }) =>
    readBooks({ payload, user, month, now: new Date() }),
  ),
];
