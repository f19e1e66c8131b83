import { z } from 'zod';
import { auditEntry } from '../audit/audit-contract';
import { auditQuery } from '../audit/audit-query';
import { exportRequest } from '../audit/export-contract';
import { books, booksQuery } from '../books/books-contract';
import { figures } from '../figures/figures-contract';
import { healthReport } from '../health/health-checks';
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
    summary: "Each lace color's reorder mark and its use on this month's orders.",
    answer: laceStock,
  },
  stockMovements: {
    call: 'GET /api/lace-colors/:id/movements',
    summary: "A lace color's stock movements: who, when, how many, and why, newest first.",
    answer: stockMovements,
  },
  changeStock: {
    call: 'POST /api/lace-colors/:id/movements',
    summary:
      'Records a delivery (`delivery`), a count (`count`), or a correction (`correction`, positive or negative, with a reason), and changes the stock.',
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
    summary: "Records an in-person payment, `amount` in cents and at most what's due.",
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
    summary: "The shop's money for a month (this month by default): sums in cents and every ledger entry.",
    query: booksQuery,
    answer: books,
  },
} as const satisfies ApiCalls;

/** Calls about staff (rule 18.1). Owner only, because rule 18.2 doesn't let staff make any of them. */
export const STAFF_ADMIN_CALLS = {
  staff: {
    call: 'GET /api/staff',
    summary: 'The staff, by name.',
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
    summary: 'Changes the staff fields that are sent. Turning an account off signs them out right away.',
    body: staffPatch,
    answer: changedAnswer,
    refusals: ['STAFF_EXISTS'],
  },
  removeStaff: {
    call: 'DELETE /api/staff/:id',
    sensitive: true,
    summary: 'Removes a staff member and signs them out right away.',
    answer: changedAnswer,
  },
  inviteAgain: {
    call: 'POST /api/staff/:id/invitation',
    sensitive: true,
    summary: 'Emails a new link to choose a password and voids the earlier one.',
    answer: changedAnswer,
  },
} as const satisfies ApiCalls;

export const AUDIT_CALLS = {
  audit: {
    call: 'GET /api/admin/audit',
    summary:
      'The audit log, newest first. `actor` is `owner` or an account ID. `X-Total-Count` says how many match.',
    query: auditQuery,
    answer: z.array(auditEntry),
  },
  recordExport: {
    call: 'POST /api/admin/exports',
    summary:
      'Records in the audit log that data is about to be exported. The dashboard calls it before each export.',
    // Every export contains customers' names.
    sensitive: true,
    body: exportRequest,
    answer: changedAnswer,
  },
} as const satisfies ApiCalls;

/** Calls about the shop's health (rule 23.1), for the owner only. */
export const HEALTH_CALLS = {
  health: {
    call: 'GET /api/admin/health',
    summary:
      "The shop's checks of itself: `state` is `ok`, `warning`, `red`, or `off`, and `todo` says what to do. Results of slow checks can be five minutes old.",
    answer: healthReport,
  },
  checkHealth: {
    call: 'POST /api/admin/health',
    summary: 'Runs every check now, including the slow ones.',
    answer: healthReport,
  },
} as const satisfies ApiCalls;

export const PROGRAM_CALLS = {
  healthz: {
    call: 'GET /healthz',
    role: 'anyone',
    summary: 'The process is up.',
    answer: z.object({ status: z.literal('ok') }),
    early: 'uncached',
  },
  readyz: {
    call: 'GET /readyz',
    role: 'anyone',
    summary: 'The database is answering.',
    answer: z.object({ status: z.literal('ok') }),
    early: 'uncached',
    refusals: ['DATABASE_AWAY'],
  },
  metrics: {
    call: 'GET /metrics',
    role: 'anyone',
    summary:
      "Metrics for Prometheus, in its text format. Needs `METRICS_TOKEN` as a bearer token. 404 unless that's set.",
    early: 'uncached',
    needs: 'metrics',
    refusals: ['NOT_LOGGED_IN'],
  },
  openApi: {
    call: 'GET /api/openapi.json',
    summary: 'This description, as OpenAPI 3.1.',
    answer: z.looseObject({ openapi: z.string() }),
  },
} as const satisfies ApiCalls;
