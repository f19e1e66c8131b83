import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { OrderView } from '#domain/orders/order-view';
import { ORDER, SERVICE, TAN } from '../fixtures';
import { csvFile } from '../parts/csv-file';
import { orderRows } from './orders-csv';

const csvOf = (...orders: OrderView[]) => csvFile(orderRows(orders, [SERVICE], [TAN]));
const rowsOf = (csv: string) =>
  z
    .array(z.record(z.string(), z.string()))
    .parse(Papa.parse(csv.replace(/^\uFEFF/, ''), { header: true }).data);
const only = (order: OrderView) => rowsOf(csvOf(order))[0];

describe('orders CSV', () => {
  it('contains every order field, with amounts in dollars', () => {
    expect(only(ORDER)).toEqual({
      'Order #': '#3F2A91C4',
      'Order ID': ORDER.id,
      Date: '2026-05-04T12:00:00.000Z',
      Customer: 'Jo Catcher',
      Email: 'jo@example.com',
      Phone: '555 010 2345',
      Services: 'Full Relace',
      'Lace Colors': 'None',
      'Glove Details': 'Outfield glove, web torn',
      Delivery: 'Ship',
      Address: '1 Ball Park\nCooperstown, NY 13326',
      Status: 'Received',
      Payment: 'Succeeded',
      Subtotal: '65.00',
      'Discount Code': '',
      Discount: '0.00',
      Shipping: '15.00',
      Total: '80.00',
      'Extra Work': '0.00',
      Paid: '80.00',
      Refunded: '0.00',
      Due: '0.00',
      'Tracking Number': '',
    });
  });

  it('starts with a byte order mark, so spreadsheets read it as UTF-8', () => {
    const csv = csvOf({ ...ORDER, customerName: 'Émile "Lefty" Zola' });
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    expect(rowsOf(csv)[0]?.Customer).toBe('Émile "Lefty" Zola');
  });

  it('lists every glove', () => {
    const [item] = ORDER.items;
    if (!item) throw new Error('the order has no glove');
    const items = [item, { ...item, serviceId: TAN.id, laceColorId: TAN.id, gloveDetails: 'Mitt' }];
    expect(only({ ...ORDER, items })).toMatchObject({
      Services: 'Full Relace; Unknown Service',
      'Lace Colors': 'None; Saddle Tan',
      'Glove Details': 'Outfield glove, web torn; Mitt',
    });
  });

  it("shows what's still due after extra work, payments, and refunds", () => {
    const money = { extraTotal: 1500, amountPaid: 5000, amountRefunded: 250, amountDue: 4500 };
    expect(only({ ...ORDER, ...money })).toMatchObject({
      Total: '80.00',
      'Extra Work': '15.00',
      Paid: '50.00',
      Refunded: '2.50',
      Due: '45.00',
    });
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '=HYPERLINK("http://x")\nsecond line',
    '＝1',
  ])('contains no formula: %j', (formula) => {
    expect(only({ ...ORDER, customerName: formula })?.Customer).toBe(`'${formula}`);
  });

  it('has only headers without orders', () => {
    expect(rowsOf(csvOf())).toEqual([]);
  });
});
