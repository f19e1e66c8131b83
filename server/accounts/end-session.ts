import { createLocalReq, logoutOperation, type Payload } from 'payload';
import type { Admin, Customer } from '../../payload-types';
import { forgetAdminSessions } from './kept-admin-sessions';
import { oneAtATime } from './one-at-a-time';

interface EndSession {
  payload: Payload;
  /** Who is signed in, as the session gave it. */
  user: Customer | Admin;
}

/** Ends the session a user was read from, on the server; the account's other sessions stay open. */
export async function endSession({ payload, user }: EndSession): Promise<void> {
  await oneAtATime(user.email, async () => {
    const req = await createLocalReq({ user }, payload);
    await logoutOperation({ collection: payload.collections[user.collection], req });
    if (user.collection === 'admins') forgetAdminSessions(payload);
  });
}
