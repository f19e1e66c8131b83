import type { Access } from 'payload';
import { isAdmin } from './roles';

/** The owner sees every customer, a customer the own account (rule 10.1). */
export const ownAccount: Access = ({ req }) => {
  if (isAdmin(req.user)) return true;
  if (req.user?.collection === 'customers') return { id: { equals: req.user.id } };
  return false;
};
