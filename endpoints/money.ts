import { MONEY_CALLS } from '#domain/api-calls/money-calls';
import { readBooks } from '#server/books/read-books';
import { recordPayment } from '#server/payments/record-payment';
import { route } from './route';

const calls = MONEY_CALLS;

/** Money that the owner takes, and the books (rules 16.9, 16.10). */
export const moneyRoutes = [
  route(calls.recordPayment, ({ payload, user, payments, id, body, idempotencyKey }) => {
    const provider = payments.mode === 'off' ? null : payments.provider();
    return recordPayment({ payload, user, provider, id, input: body, idempotencyKey });
  }),
  route(calls.books, ({ payload, user, query: { month } }) =>
    readBooks({ payload, user, month, now: new Date() }),
  ),
];
