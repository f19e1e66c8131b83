import { email } from '#domain/customers/person';
import { orderSearchText } from '#domain/lists/search-text';
import { problemsOfChange, withProblem } from '#domain/payments/payment-problem';
import type { Rule } from '#server/database/rule';
import type { Customer } from '../../payload-types';
import { claimPhotosOf } from '../shared-rules';
import { confirmOrder, isNewEmail, tellNews } from './order-mail-rules';

type OrderRule = Rule<'orders'>;

/**
 * Nothing undoes a payment: a form that was opened before it came still says 'pending'. Everything else is the owner's
 * decision, 'failed' after a chargeback as well.
 */
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

/** A cancel, or another total, of an order that is paid is told on it in the same write. */
const tellChangeOfPaid: OrderRule = {
  name: 'tell-change-of-paid',
  of: ['status', 'total'],
  reads: ['status', 'paymentStatus', 'paypalCaptureId', 'total', 'paymentProblem'],
  before: ({ stored, changes }) => {
    const problems = stored ? problemsOfChange(stored, changes) : [];
    if (problems.length === 0) return {};
    const told = changes.paymentProblem === undefined ? stored?.paymentProblem : changes.paymentProblem;
    return {
      paymentProblem: problems.reduce((lines, problem) => withProblem(lines, problem) ?? lines, told),
    };
  },
};

/**
 * An order that the owner makes, or gives another e-mail, belongs to the account of that e-mail, unless the owner names the
 * account. Only the owner's word does this: what a visitor types opens nobody's account. The e-mail is kept as accounts
 * keep theirs.
 */
const belongToAccount: OrderRule = {
  name: 'belong-to-account',
  of: ['customerEmail'],
  reads: ['customerEmail'],
  before: async ({ payload, stored, changes, byOwner }) => {
    const typed = email.safeParse(changes.customerEmail);
    // What is no e-mail is refused by its own field.
    if (!byOwner || !typed.success) return {};
    const customerEmail = typed.data;
    const isNamed = stored ? changes.customer !== undefined : Boolean(changes.customer);
    if (isNamed || !isNewEmail(stored, customerEmail)) return { customerEmail };
    const account = await payload.db.findOne<Customer>({
      collection: 'customers',
      where: { email: { equals: customerEmail } },
    });
    return { customerEmail, customer: account?.id ?? null };
  },
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

/** What holds for every write of an order, in this order: what may be refused comes before what is told. */
export const ORDER_RULES: readonly OrderRule[] = [
  keepPaid,
  tellChangeOfPaid,
  belongToAccount,
  keepSearchText,
  claimPhotosOf('orders'),
  tellNews,
  confirmOrder,
];
