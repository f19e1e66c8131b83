import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { z } from 'zod';
import { newPassword } from '#domain/customers/person';

const writes = new Set(['create', 'update', 'updateByID', 'resetPassword']);
const withPassword = z.looseObject({ data: z.looseObject({ password: z.unknown().optional() }).optional() });

/** Payload itself has no rule for passwords; the shop's holds for every way one is set (rule 10.2). */
export const checkNewPassword: CollectionBeforeOperationHook = ({ args, operation, collection }) => {
  if (!writes.has(operation)) return args;
  const password = withPassword.safeParse(args).data?.data?.password;
  // An empty password in the editor's form means unchanged.
  if (password === undefined || password === null || password === '') return args;
  const checked = newPassword.safeParse(password);
  if (!checked.success) {
    const errors = checked.error.issues.map(({ message }) => ({ path: 'password', message }));
    throw new ValidationError({ collection: collection.slug, errors });
  }
  return args;
};
