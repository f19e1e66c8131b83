import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { changeIf } from '#server/database/change-if';
import { findSession, sessionOf } from './session';

/** For so long after a login, or after being asked again, sensitive calls are done (rule 19.3), in ms. */
const PROOF_MS = 15 * 60 * 1000;

/** Whether whoever uses the session that a user was read from has proven lately who they are. */
export async function isProven(payload: Payload, user: object): Promise<boolean> {
  const session = await findSession(payload, user);
  // Sessions from before proofs were noted were proven when they began.
  return session !== null && Date.parse(session.provenAt ?? session.createdAt) > Date.now() - PROOF_MS;
}

const signedIn = z.object({ collection: z.literal('admins'), _sid: z.string() });

/** Whether a save of Payload comes from somebody of the shop who has not proven lately who they are; never of the shop's own saves. */
export async function isUnprovenEditor({
  payload,
  user,
}: Pick<PayloadRequest, 'payload' | 'user'>): Promise<boolean> {
  const { data: editor } = signedIn.safeParse(user);
  return editor !== undefined && !(await isProven(payload, editor));
}

/** Notes that whoever uses the session that a user was read from has proven just now who they are. */
export async function noteProof(payload: Payload, user: object): Promise<void> {
  const data = { provenAt: new Date().toISOString() };
  await changeIf({ payload, collection: 'sessions', id: sessionOf(user), data });
}
