import type { Access } from 'payload';

type Caller = Parameters<Access>[0]['req']['user'];

/** The shop's owner, signed in with the one admin password. */
export function isAdmin(user: Caller): boolean {
  return user?.collection === 'admins';
}
