import { expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { newPayment } from './ledger';
import { momentPaid, paymentsOf, recordedPayment } from './recorded-payment';

const NOW = new Date(2026, 10, 20, 9, 30);
const said = (at?: string) => momentPaid({ at, now: NOW, placedAt: new Date(2026, 10, 3, 18) });

it.each([
  [undefined, NOW],
  ['2026-11-20', NOW],
  ['2026-11-19', new Date(2026, 10, 19, 12)],
  // On the day of the order, before the hour it was entered.
  ['2026-11-03', new Date(2026, 10, 3, 12)],
  [new Date(2026, 10, 20, 9).toISOString(), new Date(2026, 10, 20, 9)],
])('momentPaid accepts %s', (at, moment) => {
  expect(said(at)).toBe(moment.toISOString());
});

inputs(['2026-11-21', '2026-11-02', new Date(2026, 10, 20, 9, 31).toISOString()])(
  'momentPaid rejects %s',
  (at) => said(at),
  null,
);

inputs([
  { amount: 0, how: 'cash' },
  { amount: 10.5, how: 'cash' },
  { amount: 100, how: 'paypal' },
  { amount: 100, how: 'cash', at: '2026-02-30' },
  { amount: 100, how: 'cash', at: 'yesterday' },
])('recordedPayment rejects %o', (body) => recordedPayment.safeParse(body).success, false);

it('paymentsOf lists payments, including those that no longer count, but no refunds', () => {
  const made = newPayment({ id: 'a', at: NOW.toISOString(), amount: 500, how: 'cash' });
  const listed = paymentsOf([
    made,
    { ...made, id: 'b', kind: 'refund' },
    { ...made, id: 'c', kind: 'taken-back' },
  ]);
  expect(listed.map(({ id, kind }) => [id, kind])).toEqual([
    ['a', 'payment'],
    ['c', 'taken-back'],
  ]);
});
