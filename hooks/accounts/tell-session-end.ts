import type { CollectionConfig } from 'payload';
import { sessionEnd } from '#server/accounts/session';

type MeHook = NonNullable<NonNullable<CollectionConfig['hooks']>['me']>[number];

/** The editor asks who is signed in and until when; Payload would read that out of a token of its own. */
export const tellSessionEnd: MeHook = async ({ args: { req }, user }) => ({
  user,
  exp: req.user ? Math.floor((await sessionEnd(req.payload, req.user)) / 1000) : 0,
});
