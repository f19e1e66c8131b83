import type { Payload } from 'payload';
import { createInvitation } from '../staff/invitation';
import { makeStaff } from './factories';

/** What the link in the mail of one of the staff holds; somebody new unless an account is named. */
export async function invitationOf(payload: Payload, id?: string): Promise<string> {
  const made = await createInvitation(payload, id ?? (await makeStaff(payload)).id);
  if (!made) throw new Error('nobody to invite');
  return made.token;
}
