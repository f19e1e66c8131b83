import type { CollectionConfig } from 'payload';
import { ROLE_LABEL } from '#domain/people/people';
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

/** The owner's one account, and staff. It opens the dashboard and, for some, the editor. */
export const admins = ({ secureCookies, endpoints }: AdminSettings): CollectionConfig => ({
  slug: 'admins',
  labels: { singular: 'Admin', plural: 'Admins' },
  auth: {
    tokenExpiration: 60 * 60 * 24 * 7,
    // Payload shows its login form only if its own strategy is on. Nothing signs in through it (decision 013).
    strategies: [sessionStrategy],
    useSessions: false,
    // Locking the account after failed logins would let anyone lock the owner out.
    maxLoginAttempts: 0,
    cookies: { secure: secureCookies, sameSite: 'Lax' },
  },
  endpoints,
  // Settings and the dashboard manage these accounts, so no one can create, change, or delete them by hand.
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
    // Hash of an invitation link's token.
    { name: 'inviteHash', type: 'text', index: true, ...secret },
    { name: 'inviteUntil', type: 'date', ...secret },
  ],
});
