import type { CollectionConfig } from 'payload';
import { ROLE_LABEL } from '#domain/people/people';
import { sessionSeconds } from '#domain/people/session-life';
import { removeFactorWithAccount } from '../hooks/accounts/second-factor';
import {
  addSessionEnd,
  blockPayloadLogin,
  endSessionsWithAccount,
  endSessionsWithPassword,
  sessionStrategy,
} from '../hooks/accounts/sessions';
import { nobody, ownerOrSelf } from './access';
import { idField, secret } from './fields/common-fields';
import { choice } from './fields/typed-fields';

interface AdminSettings {
  secureCookies: boolean;
  endpoints: CollectionConfig['endpoints'];
}

/** The owner's one account, and the accounts of staff. They open the dashboard, and some of them the editor. */
export const admins = ({ secureCookies, endpoints }: AdminSettings): CollectionConfig => ({
  slug: 'admins',
  labels: { singular: 'Admin', plural: 'Admins' },
  auth: {
    tokenExpiration: sessionSeconds('admins'),
    // Payload shows its login form only if its own strategy is on, but nothing signs in through it (decision 013).
    strategies: [sessionStrategy],
    useSessions: false,
    // Accounts aren't locked after failed logins, because anyone could lock the owner out.
    maxLoginAttempts: 0,
    cookies: { secure: secureCookies, sameSite: 'Lax' },
  },
  endpoints,
  // These accounts are managed in the settings and the dashboard, so the editor can't create, change, or delete them.
  access: { read: ownerOrSelf, create: nobody, update: nobody, delete: nobody, unlock: nobody },
  hooks: {
    beforeOperation: [blockPayloadLogin],
    afterOperation: [endSessionsWithPassword],
    afterDelete: [endSessionsWithAccount, removeFactorWithAccount],
    me: [addSessionEnd],
  },
  admin: { hidden: true, useAsTitle: 'email' },
  fields: [
    idField,
    choice('role', ROLE_LABEL),
    { name: 'name', type: 'text' },
    { name: 'active', type: 'checkbox', defaultValue: true },
    // A hash of the token in an invitation's link.
    { name: 'inviteHash', type: 'text', index: true, ...secret },
    { name: 'inviteUntil', type: 'date', ...secret },
  ],
});
