import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import { fromNow } from '#domain/wire/durations';
import { checkNewPassword, hashPassword } from '#server/accounts/password';
import { endSessions } from '#server/accounts/session';
import { audited } from '#server/audit/audited';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { enqueue } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { IS_STAFF } from './find-staff';

const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

export const NO_INVITATION = { inviteHash: null, inviteUntil: null } as const;

/** Queues an invitation email, once per key. */
export async function queueInvitation(
  payload: Payload,
  staffId: string,
  recipient: string,
  suffix: string = randomUUID(),
): Promise<void> {
  const key = `${staffId}:invitation:${suffix}`;
  await enqueue(payload, 'mail:staff-invitation', { key, data: { staffId }, recipient });
  wakeOutbox(payload);
}

interface Invitation {
  token: string;
  name: string;
  email: string;
}

const isOn: Where = { or: [{ active: { equals: true } }, { active: { exists: false } }] };

/** Creates an invitation token that works once within seven days. Null if the account is gone or off. */
export async function createInvitation(payload: Payload, staffId: string): Promise<Invitation | null> {
  const token = randomBytes(32).toString('base64url');
  const account = await changeIf(payload, 'admins', staffId, {
    condition: [IS_STAFF, isOn],
    data: { inviteHash: hashOf(token), inviteUntil: fromNow(INVITATION_MS) },
  });
  return account && { token, name: account.name ?? '', email: account.email };
}

interface AcceptInvitation {
  payload: Payload;
  token: string;
  newPassword: string;
  address: string;
}

/** Sets an invited person's password and ends all sessions. False for a bad link. Throws a ValidationError. */
export async function acceptInvitation(request: AcceptInvitation): Promise<boolean> {
  const { payload, token, newPassword, address } = request;
  checkNewPassword('admins', newPassword);
  const validInvitation: Where = {
    and: [
      { inviteHash: { equals: hashOf(token) } },
      { inviteUntil: { greater_than: new Date().toISOString() } },
      IS_STAFF,
      isOn,
    ],
  };
  const account = await findOne(payload, 'admins', validInvitation);
  if (!account) return false;
  const { id } = account;
  const data = { ...(await hashPassword(newPassword)), ...NO_INVITATION };
  const changed = await audited({
    payload,
    event: { kind: 'password', actor: account, address, text: 'Chose a password' },
    // A conditional write, so a link works once.
    change: () => changeIf(payload, 'admins', id, { condition: [validInvitation], data }),
  });
  if (!changed) return false;
  await endSessions(payload, 'admins', id);
  return true;
}

// A plain hash is enough, because tokens have 256 random bits.
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
