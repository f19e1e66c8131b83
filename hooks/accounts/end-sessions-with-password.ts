import type { CollectionBeforeChangeHook } from 'payload';

/** A new password signs everybody out who came in with the old one. */
export const endSessionsWithPassword: CollectionBeforeChangeHook = ({ data, operation }) =>
  operation === 'update' && data.password ? { ...data, sessions: [] } : data;
