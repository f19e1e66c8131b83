import { z } from 'zod';
import { auditEntry } from '../audit/audit-contract';
import { auditQuery } from '../audit/audit-query';
import { exportRequest } from '../audit/export-contract';
import { books, booksQuery } from '../books/books-contract';
import { figures } from '../figures/figures-contract';
import { recordedPayment } from '../orders/recorded-payment';
import { staffCreate, staffPatch, staffView } from '../staff/staff-contract';
import { laceStock, stockChange, stockChanged, stockMovements } from '../stock/stock';
import { changedAnswer } from '../wire/change-answers';
import { type ApiCalls, MAKES_ONE, ONCE } from './api-call';

export const WORKSHOP_CALLS = {
  figures: {
    call: 'GET /api/admin/figures',
    summary:
      'The last twelve weeks: orders and money by week (cents), average days on the bench, gloves by service.',
    answer: figures,
  },
  laceStock: {
    call: 'GET /api/admin/lace-stock',
    summary: "Of each lace color: its reorder mark, and how many are on gloves of this month's orders.",
    answer: laceStock,
  },
  stockMovements: {
    call: 'GET /api/lace-colors/:id/movements',
    summary: "How a lace color's stock moved: who, when, how many and why, the newest first.",
    answer: stockMovements,
  },
  changeStock: {
    call: 'POST /api/lace-colors/:id/movements',
    summary:
      'Writes down that laces came (`delivery`), were counted (`count`) or that the number was wrong (`correction`, above or below 0, with a reason), and changes the stock by it.',
    body: stockChange,
    headers: ONCE,
    answer: stockChanged,
    status: 201,
    refusals: ['CONFLICT'],
  },
} as const satisfies ApiCalls;

export const MONEY_CALLS = {
  recordPayment: {
    call: 'POST /api/orders/:id/payments',
    summary: 'Writes down what was paid for an order in person, `amount` in cents and at most what is due.',
    body: recordedPayment,
    ...MAKES_ONE,
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
    summary:
      "A month of the shop's money, this month unless another is named: sums in cents and every movement.",
    query: booksQuery,
    answer: books,
  },
} as const satisfies ApiCalls;

/** Who works in the shop (rule 18.1); the owner's alone, as the table of rule 18.2 names none of them. */
export const STAFF_ADMIN_CALLS = {
  staff: {
    call: 'GET /api/staff',
    summary: 'Who works in the shop beside the owner, by name.',
    answer: z.array(staffView),
  },
  inviteStaff: {
    call: 'POST /api/staff',
    sensitive: true,
    summary: 'Adds a person, who gets an email with a link to choose a password.',
    body: staffCreate,
    ...MAKES_ONE,
    refusals: ['STAFF_EXISTS'],
  },
  changeStaff: {
    call: 'PATCH /api/staff/:id',
    sensitive: true,
    summary: 'Changes what is sent of one of the staff; who is switched off is signed out at once.',
    body: staffPatch,
    answer: changedAnswer,
    refusals: ['STAFF_EXISTS'],
  },
  removeStaff: {
    call: 'DELETE /api/staff/:id',
    sensitive: true,
    summary: 'Removes one of the staff, who is signed out at once.',
    answer: changedAnswer,
  },
  inviteAgain: {
    call: 'POST /api/staff/:id/invitation',
    sensitive: true,
    summary: 'Mails a new link to choose a password; an earlier one ends.',
    answer: changedAnswer,
  },
} as const satisfies ApiCalls;

/** The shop's trail (rule 18.6). */
export const AUDIT_CALLS = {
  audit: {
    call: 'GET /api/admin/audit',
    summary:
      'What happened in the shop and by whom, newest first; `actor` is `owner` or the id of an account, `X-Total-Count` says how many match.',
    query: auditQuery,
    answer: z.array(auditEntry),
  },
  tellExport: {
    call: 'POST /api/admin/exports',
    summary:
      'Writes into the trail that data is about to be saved as a file; the dashboard asks it before each.',
    // Each of these files holds customers' names.
    sensitive: true,
    body: exportRequest,
    answer: changedAnswer,
  },
} as const satisfies ApiCalls;

export const PROGRAM_CALLS = {
  healthz: {
    call: 'GET /healthz',
    role: 'anyone',
    summary: 'The process is up.',
    answer: z.object({ status: z.literal('ok') }),
    early: 'made',
  },
  readyz: {
    call: 'GET /readyz',
    role: 'anyone',
    summary: 'The database answers.',
    answer: z.object({ status: z.literal('ok') }),
    early: 'made',
    refusals: ['DATABASE_AWAY'],
  },
  openApi: {
    call: 'GET /api/openapi.json',
    summary: 'This description, as OpenAPI 3.1.',
    answer: z.looseObject({ openapi: z.string() }),
  },
} as const satisfies ApiCalls;
