import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { z } from 'zod';
import { MESSAGES } from '#domain/messages';
import { newPassword } from '#domain/person';

const writes = new Set(['create', 'update', 'updateByID', 'resetPassword']);
const withPassword = z.looseObject({ data: z.looseObject({ password: z.unknown().optional() }).optional() });

/** Payload itself has no shortest password; this holds for every way one is set (spec 9). */
export const requireLongPassword: CollectionBeforeOperationHook = ({ args, operation, collection }) => {
  if (!writes.has(operation)) return args;
  const password = withPassword.safeParse(args).data?.data?.password;
  // An empty password in the editor's form means unchanged.
  if (password === undefined || password === null || password === '') return args;
  if (!newPassword.safeParse(password).success) {
    throw new ValidationError({
      collection: collection.slug,
      errors: [{ path: 'password', message: MESSAGES.passwordTooShort }],
    });
  }
  return args;
};
