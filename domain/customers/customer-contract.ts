import { z } from 'zod';
import { documentId, flagInput, flagOutput, storedMoment, version } from '../wire/wire';
import { emailProblem } from './email-problem';
import { email, newPassword, requiredLine } from './person';

/** A customer in the owner's lists (rule 11.3), without the password. */
export const customerView = z.object({
  id: documentId,
  version,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  shippingAddress: z.string().nullable(),
  mailingListOptIn: flagOutput,
  /** 0 for customers who left the mailing list, by a link or the switch, and haven't rejoined. */
  getsMessages: flagOutput,
  createdAt: storedMoment,
  /** Missing if email reaches the customer, as far as we know. */
  emailProblem: emailProblem.optional(),
});
export type CustomerView = z.infer<typeof customerView>;

const name = requiredLine(1, 'Name is required');
const phone = requiredLine(1, 'Phone is required');

/** POST /api/customers: all four are required (rule 10.7). */
export const customerCreate = z.object({ name, email, phone, password: newPassword });
export type CustomerCreate = z.output<typeof customerCreate>;
/** PATCH /api/customers/{id}: an empty password means unchanged (rule 10.7). */
export const customerPatch = z
  .object({
    name,
    email,
    phone,
    password: newPassword.or(z.literal('').transform(() => undefined)),
    mailingListOptIn: flagInput,
  })
  .partial();
export type CustomerPatch = z.output<typeof customerPatch>;
