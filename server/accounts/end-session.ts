import type { Payload } from 'payload';
import { z } from 'zod';
import type { Admin, Customer } from '../../payload-types';
import { forgetAdminSessions } from './kept-admin-sessions';
import { removeSession } from './session-list';

interface EndSession {
  payload: Payload;
  /** Who is signed in, as the session gave it. */
  user: Customer | Admin;
}

/** What Payload adds to who is signed in: by which session. */
const signedIn = z.object({ _sid: z.string() });

/** Ends the session a user was read from, on the server; the account's other sessions stay open. */
export async function endSession({ payload, user }: EndSession): Promise<void> {
  const { collection, id } = user;
  await removeSession({ payload, collection, id }, signedIn.parse(user)._sid);
  if (collection === 'admins') forgetAdminSessions(payload);
}
