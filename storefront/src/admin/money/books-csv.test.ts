import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { csvFile } from '../parts/csv-file';
import { bookRows } from './books-csv';
import { BOOKS } from './books-fixture';

const rowsOf = (csv: string) =>
  z
    .array(z.record(z.string(), z.string()))
    .parse(Papa.parse(csv.replace(/^\uFEFF/, ''), { header: true }).data);
const rows = rowsOf(csvFile(bookRows(BOOKS.entries)));
const cents = (amount = '') => Math.round(Number(amount) * 100);

it('exports a row for each ledger entry, oldest first', () => {
  expect(rows).toHaveLength(BOOKS.entries.length);
  expect(rows[0]).toEqual({
    Date: '2026-11-03',
    'Order #': '#3F2A91C4',
    Customer: 'Jo Catcher',
    Kind: 'Payment',
    How: 'PayPal',
    Amount: '80.00',
    Fee: '2.88',
    Counted: 'Yes',
    Reason: '',
  });
  expect(rows.find(({ Kind }) => Kind === 'Refund')).toMatchObject({
    Amount: '-30.00',
    Reason: 'The web came loose',
  });
});

it('exports amounts that add up to the figures', () => {
  const sum = (counted: string, column: 'Amount' | 'Fee') =>
    rows.filter(({ Counted }) => Counted === counted).reduce((total, row) => total + cents(row[column]), 0);
  expect([sum('Yes', 'Amount'), sum('Yes', 'Fee')]).toEqual([BOOKS.counted.net, BOOKS.counted.fees]);
  expect(sum('No', 'Amount')).toBe(BOOKS.notCounted.net);
  expect(sum('Test', 'Amount')).toBe(BOOKS.test.net);
});

it('exports no formulas and leaves amounts alone', () => {
  const [entry] = BOOKS.entries;
  if (!entry) throw new Error('the books are empty');
  const [row] = rowsOf(csvFile(bookRows([{ ...entry, customerName: '-1+1', reason: '=2' }])));
  expect([row?.Customer, row?.Reason]).toEqual(["'-1+1", "'=2"]);
});

it('exports what labels cost and got back, apart from the entries and never as revenue (rule 27.8)', () => {
  const shipping = { earned: 1500, labels: 1283, refunded: 690 };
  const exported = rowsOf(csvFile(bookRows(BOOKS.entries, { month: '2026-11', shipping })));
  expect(exported.slice(0, BOOKS.entries.length)).toEqual(rows);
  expect(exported.slice(BOOKS.entries.length)).toMatchObject([
    { Date: '2026-11', Kind: 'Labels', Amount: '-12.83', Counted: 'No', Reason: 'Not part of revenue' },
    { Date: '2026-11', Kind: 'Label refunds', Amount: '6.90', Counted: 'No', Reason: 'Not part of revenue' },
  ]);
});
