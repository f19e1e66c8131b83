import { booksOf } from '#domain/books/books';
import type { Books } from '#domain/books/books-contract';
import { newPayment } from '#domain/orders/ledger';
import { ORDER, SERVICE } from '../fixtures';

const at = (day: number) => new Date(2026, 10, day, 10).toISOString();
const entry = { at: at(3), amount: 8000, captureId: 'CAPTURE1', fee: 288 };

export const BOOKS: Books = {
  month: '2026-11',
  firstMonth: '2026-09',
  lastMonth: '2026-11',
  due: { orders: 2, amount: 4500 },
  ...booksOf(
    [
      {
        ...ORDER,
        items: [{ serviceId: SERVICE.id, price: 6500 }],
        movements: [
          newPayment({ ...entry, id: 'a' }),
          newPayment({ id: 'b', at: at(12), amount: 2050, how: 'cash' }),
          {
            ...newPayment({ ...entry, id: 'c', at: at(20), amount: 3000, fee: null }),
            kind: 'refund',
            reason: 'The web came loose',
          },
          newPayment({ ...entry, id: 'd', at: at(4), captureId: 'CAPTURE2', fee: null, isCounted: false }),
          newPayment({ id: 'e', at: at(5), amount: 6500, captureId: 'SIMCAP-1' }),
        ],
      },
    ],
    '2026-11',
  ),
};
