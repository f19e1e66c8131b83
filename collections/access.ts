import type { Access, CollectionConfig } from 'payload';
import { roleOf } from '#domain/people/people';

type Caller = Parameters<Access>[0]['req']['user'];

/** The caller's staff role, null for customers and visitors. */
const shopRole = (user: Caller) => (user?.collection === 'admins' ? roleOf(user) : null);

/** Whether the caller is the owner or a manager, who can use the editor (rule 18.3). */
export function isAdmin(user: Caller): boolean {
  const role = shopRole(user);
  return role === 'owner' || role === 'manager';
}

export const anyone: Access = () => true;

/** Denies everyone. The shop's own operations use `overrideAccess`. */
export const nobody = (): boolean => false;

export const adminOnly: Access = ({ req }) => isAdmin(req.user);

export const ownerOnly: Access = ({ req }) => shopRole(req.user) === 'owner';

/** The owner sees every admin account. Managers see only their own, which the editor needs. */
export const ownerOrSelf: Access = ({ req }) => {
  if (shopRole(req.user) === 'owner') return true;
  return req.user && isAdmin(req.user) ? { id: { equals: req.user.id } } : false;
};

/** Everyone at the shop. The calls decide what bench staff see (rule 18.4). */
export const staffOnly: Access = ({ req }) => shopRole(req.user) !== null;

/** The owner sees every customer. Customers see their own account (rule 10.1). */
export const ownAccount: Access = ({ req }) => {
  if (isAdmin(req.user)) return true;
  if (req.user?.collection === 'customers') return { id: { equals: req.user.id } };
  return false;
};

/** The shop sees every order. Customers see their own (rule 10.1). */
export const ownOrders: Access = ({ req }) => {
  if (shopRole(req.user)) return true;
  if (req.user?.collection === 'customers') return { customer: { equals: req.user.id } };
  return false;
};

export const onlyRead = (read: Access) => ({ read, create: nobody, update: nobody, delete: nobody });

/** No caller reads this field, and the editor doesn't show it. */
export const HIDDEN: Pick<CollectionConfig, 'access' | 'admin'> = {
  access: onlyRead(nobody),
  admin: { hidden: true },
};
