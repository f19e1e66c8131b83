import { figures } from '../figures/figures-contract';
import { laceStock, stockChange, stockChanged, stockMovements } from '../stock/stock';
import { type ApiCalls, ONCE } from './api-call';

/** What the owner keeps an eye on: how the shop is doing, and the laces on the shelf. */
export const WORKSHOP_CALLS = {
  figures: {
    call: 'GET /api/admin/figures',
    role: 'admin',
    summary:
      'The last twelve weeks: orders and money by week (cents), average days on the bench, gloves by service.',
    answer: figures,
  },
  laceStock: {
    call: 'GET /api/admin/lace-stock',
    role: 'admin',
    summary: "Of each lace color: its reorder mark, and how many are on gloves of this month's orders.",
    answer: laceStock,
  },
  stockMovements: {
    call: 'GET /api/lace-colors/:id/movements',
    role: 'admin',
    summary: "How a lace color's stock moved: who, when, how many and why, the newest first.",
    answer: stockMovements,
  },
  changeStock: {
    call: 'POST /api/lace-colors/:id/movements',
    role: 'admin',
    summary:
      'Writes down that laces came (`delivery`), were counted (`count`) or that the number was wrong (`correction`, above or below 0, with a reason), and changes the stock by it.',
    body: stockChange,
    headers: ONCE,
    answer: stockChanged,
    status: 201,
    refusals: ['CONFLICT'],
  },
} as const satisfies ApiCalls;
