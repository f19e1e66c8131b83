import { books, booksQuery } from '../books/books-contract';
import { recordedPayment } from '../orders/recorded-payment';
import { createdAnswer } from '../wire/change-answers';
import { type ApiCalls, ONCE } from './api-call';

/** Money that the owner takes, and the books. */
export const MONEY_CALLS = {
  recordPayment: {
    call: 'POST /api/orders/:id/payments',
    role: 'admin',
    summary: 'Writes down what was paid for an order in person, `amount` in cents and at most what is due.',
    body: recordedPayment,
    headers: ONCE,
    answer: createdAnswer,
    status: 201,
    refusals: [
      'MORE_THAN_DUE',
      'ORDER_PAID',
      'NOTHING_TO_PAY',
      'ORDER_CANCELED',
      'PAYMENT_PENDING',
      'CONFLICT',
    ],
  },
  books: {
    call: 'GET /api/admin/money',
    role: 'admin',
    summary:
      "A month of the shop's money, this month unless another is named: sums in cents and every movement.",
    query: booksQuery,
    answer: books,
  },
} as const satisfies ApiCalls;
