import type { Access, CollectionConfig } from 'payload';
import { roleOf } from '#domain/people/people';

type Caller = Parameters<Access>[0]['req']['user'];

/** The caller's staff role; null for customers and visitors. */
const shopRole = (user: Caller) => (user?.collection === 'admins' ? roleOf(user) : null);

/** The shop's owner or a manager: whom the editor is open to (rule 18.3). */
export function isAdmin(user: Caller): boolean {
  const role = shopRole(user);
  return role === 'owner' || role === 'manager';
}

/** Everyone, signed in or not: for what the public pages show. */
export const anyone: Access = () => true;

/** Closed. Only the shop's own operations get past it, with `overrideAccess`. */
export const nobody = (): boolean => false;

export const adminOnly: Access = ({ req }) => isAdmin(req.user);

export const ownerOnly: Access = ({ req }) => shopRole(req.user) === 'owner';

/** The owner sees everybody who works in the shop, a manager the own account, which the editor asks for. */
export const ownerOrSelf: Access = ({ req }) => {
  if (shopRole(req.user) === 'owner') return true;
  return req.user && isAdmin(req.user) ? { id: { equals: req.user.id } } : false;
};

/** Everybody who works in the shop; what there is of it at the bench is said by the calls (rule 18.4). */
export const staffOnly: Access = ({ req }) => shopRole(req.user) !== null;

/** The owner sees every customer, a customer the own account (rule 10.1). */
export const ownAccount: Access = ({ req }) => {
  if (isAdmin(req.user)) return true;
  if (req.user?.collection === 'customers') return { id: { equals: req.user.id } };
  return false;
};

/** The shop sees every order, a customer the own ones (rule 10.1). */
export const ownOrders: Access = ({ req }) => {
  if (shopRole(req.user)) return true;
  if (req.user?.collection === 'customers') return { customer: { equals: req.user.id } };
  return false;
};

export const onlyRead = (read: Access) => ({ read, create: nobody, update: nobody, delete: nobody });

/** Internal: no caller reads it, and the editor doesn't show it. */
export const HIDDEN: Pick<CollectionConfig, 'access' | 'admin'> = {
  access: onlyRead(nobody),
  admin: { hidden: true },
};
