import type { Access } from 'payload';
import { isAdmin } from './roles';

/** The owner sees every order, a customer the own ones (rule 10.1). */
export const ownOrders: Access = ({ req }) => {
  if (isAdmin(req.user)) return true;
  if (req.user?.collection === 'customers') return { customer: { equals: req.user.id } };
  return false;
};
