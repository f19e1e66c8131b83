import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { isUnconfirmedEditor } from '#server/accounts/own-sessions';
import { checkNewPassword, hashPassword } from '#server/accounts/password';
import type { Customer } from '../../payload-types';

const writes = new Set(['create', 'update', 'updateByID', 'resetPassword']);
const withPassword = z.looseObject({ data: z.looseObject({ password: z.unknown().optional() }).optional() });

/** Checks every new password (rule 10.2), because Payload has no rules for them. */
export const checkPassword: CollectionBeforeOperationHook = ({ args, operation, collection }) => {
  if (!writes.has(operation)) return args;
  const password = withPassword.safeParse(args).data?.data?.password;
  // An empty password in the editor's form means unchanged.
  if (password === undefined || password === null || password === '') return args;
  checkNewPassword(collection.slug, password);
  return args;
};

/** Setting a customer's password needs a recent sign-in (rule 19.3). The editor can't ask for one, so the error says what to do. */
export const askAgainForPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const isSet = operation === 'updateByID' || operation === 'update';
  const password = withPassword.safeParse(args).data?.data?.password;
  if (isSet && password && (await isUnconfirmedEditor(req)))
    throw new APIError(SERVER_MESSAGES.signInAnew, 403, null, true);
  return args;
};

/** Hashes the password of a new account. Like Payload, refuses an account without a password, or with an email that's taken. */
export const hashFirstPassword: CollectionBeforeChangeHook<Customer> = async ({
  data: { password, ...data },
  operation,
  collection: { slug: collection },
  req: { payload, t },
}) => {
  if (operation !== 'create') return { ...data, ...(password && { password }) };
  const refuse = (path: string, message: string) =>
    new ValidationError({ collection, errors: [{ path, message }] });
  const email = data.email?.toLowerCase().trim();
  if (!email) throw refuse('email', t('validation:required'));
  const { totalDocs } = await payload.db.count({ collection, where: { email: { equals: email } } });
  if (totalDocs > 0) throw refuse('email', t('error:userEmailAlreadyRegistered'));
  if (!password) throw refuse('password', t('validation:required'));
  return { ...data, ...(await hashPassword(password)) };
};
