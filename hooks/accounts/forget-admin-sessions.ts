import type { CollectionAfterChangeHook, CollectionAfterLogoutHook } from 'payload';
import { forgetAdminSessions } from '#server/accounts/kept-admin-sessions';

/** A new password or a logout in the editor counts at once. */
export const forgetAdminSessionsAfterChange: CollectionAfterChangeHook = ({ req }) =>
  forgetAdminSessions(req.payload);

export const forgetAdminSessionsAfterLogout: CollectionAfterLogoutHook = ({ req }) =>
  forgetAdminSessions(req.payload);
