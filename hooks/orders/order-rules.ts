import { email } from '#domain/customers/person';
import { orderSearchText } from '#domain/lists/search-text';
import { problemsOfChange } from '#domain/payments/payment-problem';
import { withProblem } from '#domain/payments/problem-kinds';
import { findOne } from '#server/platform/database/find';
import type { Rule } from '#server/platform/database/rule';
import { claimPhotosOf } from '../shared-rules';
import { mergeExtraWork } from './extra-work-rule';
import { recordHistory } from './history-rule';
import { updateMoney } from './money-rule';
import { confirmOrder, isNewEmail, queueNews } from './order-email-rules';
import { queuePackageEmails } from './package-rule';
import { emailProblems } from './problem-rule';
import { setReadyBy } from './ready-by-rule';
import { queueReadyLater } from './ready-later-rule';
import { followRefunds } from './refund-rule';
import { markRush, releaseRushPlace, renewEstimates } from './rush-rules';
import { dropTextNumber } from './text-number-rule';

type OrderRule = Rule<'orders'>;

/** If a form was opened before a payment came in, it doesn't undo the payment. Everything else is up to the owner. */
const keepPaid: OrderRule = {
  name: 'keep-paid',
  of: ['status', 'paymentStatus'],
  reads: ['status', 'paymentStatus', 'paypalCaptureId'],
  before: ({ stored, changes }) =>
    stored?.paypalCaptureId
      ? {
          ...(changes.paymentStatus === 'pending' && { paymentStatus: stored.paymentStatus }),
          ...(changes.status === 'pending_payment' && { status: stored.status }),
        }
      : {},
};

const flagPaidChange: OrderRule = {
  name: 'flag-paid-change',
  of: ['status', 'total'],
  reads: ['status', 'paymentStatus', 'paypalCaptureId', 'total', 'paymentProblem'],
  before: ({ stored, changes }) => {
    const problems = stored ? problemsOfChange(stored, changes) : [];
    if (problems.length === 0) return {};
    const known = changes.paymentProblem === undefined ? stored?.paymentProblem : changes.paymentProblem;
    return {
      paymentProblem: problems.reduce((lines, problem) => withProblem(lines, problem) ?? lines, known),
    };
  },
};

/** Links an order to the account with its email, unless the owner picks another. Only owners can do this, not visitors. */
const linkAccount: OrderRule = {
  name: 'link-account',
  of: ['customerEmail'],
  reads: ['customerEmail'],
  before: async ({ payload, stored, changes, byOwner }) => {
    const typed = email.safeParse(changes.customerEmail);
    // The field itself rejects an invalid email.
    if (!byOwner || !typed.success) return {};
    const customerEmail = typed.data;
    const isNamed = stored ? changes.customer !== undefined : Boolean(changes.customer);
    if (isNamed || !isNewEmail(stored, customerEmail)) return { customerEmail };
    const account = await findOne(payload, 'customers', { email: { equals: customerEmail } });
    return { customerEmail, customer: account?.id ?? null };
  },
};

/** Voids the link that was sent to an order's old email, which may have been someone else's (rule 15.6). */
const voidLink: OrderRule = {
  name: 'void-link',
  of: ['customerEmail'],
  reads: ['customerEmail', 'trackRound'],
  before: ({ stored, changes }) =>
    isNewEmail(stored, changes.customerEmail) && stored ? { trackRound: (stored.trackRound ?? 0) + 1 } : {},
};

const keepSearchText: OrderRule = {
  name: 'keep-search-text',
  of: ['customerName', 'customerEmail', 'customerPhone'],
  reads: ['customerName', 'customerEmail', 'customerPhone'],
  before: ({ stored, changes }) => {
    const { id = '', customerName = '', customerEmail = '', customerPhone = '' } = { ...stored, ...changes };
    return { searchText: orderSearchText({ id, customerName, customerEmail, customerPhone }) };
  },
};

/** An order that's reopened or newly canceled loses its old reason for canceling. */
const clearCancellation: OrderRule = {
  name: 'clear-cancellation',
  of: ['status'],
  reads: ['closedUnpaid', 'cancelReason', 'cancelId'],
  before: ({ stored, changes }) => ({
    ...(stored?.closedUnpaid && changes.closedUnpaid === undefined && { closedUnpaid: false }),
    ...(stored?.cancelReason && changes.cancelReason === undefined && { cancelReason: null }),
    ...(stored?.cancelId && changes.cancelId === undefined && { cancelId: null }),
  }),
};

/** The rules for every write of an order, in sequence. Checks come before anything that records the write. */
export const ORDER_RULES: readonly OrderRule[] = [
  keepPaid,
  mergeExtraWork,
  updateMoney,
  flagPaidChange,
  followRefunds,
  linkAccount,
  voidLink,
  keepSearchText,
  dropTextNumber,
  claimPhotosOf('orders'),
  clearCancellation,
  markRush,
  releaseRushPlace,
  setReadyBy,
  queueReadyLater,
  queuePackageEmails,
  queueNews,
  confirmOrder,
  emailProblems,
  recordHistory,
  renewEstimates,
];
