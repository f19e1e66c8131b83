import type { Field } from 'payload';
import { isAdmin } from '../access/roles';

/** What is not right about an order's payment, one line each, for the owner alone; the shop writes it. */
export const paymentProblemField: Field = {
  name: 'paymentProblem',
  type: 'textarea',
  access: { create: () => false, read: ({ req }) => isAdmin(req.user) },
  admin: {
    description: 'What is not right about the payment. Empty it when it is settled.',
    condition: (data) => Boolean(data?.paymentProblem),
  },
};
