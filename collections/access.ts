import type { Access } from 'payload';

type Caller = Parameters<Access>[0]['req']['user'];

/** The shop's owner, signed in with the one admin password. */
export function isAdmin(user: Caller): boolean {
  return user?.collection === 'admins';
}

/** Everyone, signed in or not: for what the public pages show. */
export const anyone: Access = () => true;

/** Nobody: only the shop's own operations get past this, by `overrideAccess`. */
export const nobody = (): boolean => false;

/** Only the shop's owner. */
export const adminOnly: Access = ({ req }) => isAdmin(req.user);

/** The owner sees every customer, a customer the own account (rule 10.1). */
export const ownAccount: Access = ({ req }) => {
  if (isAdmin(req.user)) return true;
  if (req.user?.collection === 'customers') return { id: { equals: req.user.id } };
  return false;
};

/** The owner sees every order, a customer the own ones (rule 10.1). */
export const ownOrders: Access = ({ req }) => {
  if (isAdmin(req.user)) return true;
  if (req.user?.collection === 'customers') return { customer: { equals: req.user.id } };
  return false;
};
