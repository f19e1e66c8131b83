import type { Payload } from 'payload';
import { createInvitation } from '../staff/invitation';
import { makeStaff } from './factories';

/** Returns an invitation's token, for new staff by default. */
export async function invitationOf(payload: Payload, id?: string): Promise<string> {
  const made = await createInvitation(payload, id ?? (await makeStaff(payload)).id);
  if (!made) throw new Error('nobody to invite');
  return made.token;
}
