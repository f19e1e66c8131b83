import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { hashPassword } from '#server/accounts/password';
import type { Customer } from '../../payload-types';

/**
 * A new account's password is hashed by the shop: Payload does so for a changed one alone, where it signs nobody in. Like
 * Payload it refuses an account without a password, or with an e-mail that has one already.
 */
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
  const { totalDocs } = await payload.db.count({ collection, where: { email: { equals: email } } });
  if (totalDocs > 0) throw refuse('email', t('error:userEmailAlreadyRegistered'));
  if (!password) throw refuse('password', t('validation:required'));
  return { ...data, ...(await hashPassword(password)) };
};
