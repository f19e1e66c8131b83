import type { Payload } from 'payload';
import type { ConfirmRequest } from '#domain/second-factor/factor-contract';
import { recordAudit } from '#server/audit/record-audit';
import { findOne } from '#server/database/find';
import type { Limits } from '#server/limits/limits';
import { type RelyingParty, takePasskey } from '#server/second-factor/passkeys';
import type { Admin } from '../../payload-types';
import { limitAdmin } from './limit-login';
import { isPassword } from './password';
import { noteProof } from './proof';
import { isRightCode } from './right-code';
import type { SignedInFrom } from './session';

interface ConfirmAdmin {
  payload: Payload;
  limits: Limits;
  /** As they were read from the session that proves more from now on. */
  user: Admin;
  from: SignedInFrom;
  site: RelyingParty;
  proof: ConfirmRequest;
}

/**
 * Lets somebody who is signed in prove once more who they are, by password, code or passkey; false when that is wrong, which stands in
 * the trail. Guesses count as those of the login do: throws a TooManyError.
 */
export async function confirmAdmin(confirm: ConfirmAdmin): Promise<boolean> {
  const { payload, limits, user, from } = confirm;
  const { address } = from;
  const attempt = async () => (await isProof(confirm)) || null;
  if (!(await limitAdmin({ limits, address, account: user.email }, attempt))) {
    const subject = user.email;
    const text = 'Was asked to confirm who it is, and could not';
    await recordAudit({ payload, kind: 'login-failed', actor: user, address, subject, text });
    return false;
  }
  await noteProof(payload, user);
  return true;
}

async function isProof({ proof, ...confirm }: ConfirmAdmin): Promise<boolean> {
  const { payload, user, site } = confirm;
  if ('passkey' in proof) return (await takePasskey({ payload, site, answer: proof.passkey })) === user.id;
  if ('code' in proof) return isRightCode({ ...confirm, account: user, code: proof.code });
  const where = { id: { equals: user.id } };
  const account = await findOne(payload, 'admins', where);
  return isPassword(account, proof.password);
}
