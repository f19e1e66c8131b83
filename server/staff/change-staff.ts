import { type Payload, ValidationError } from 'payload';
import { ROLE_LABEL } from '#domain/people/people';
import type { StaffCreate, StaffPatch } from '#domain/staff/staff-contract';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { endSessions } from '#server/accounts/session';
import { audited, auditedAll } from '#server/audit/audited';
import type { AuditEvent } from '#server/audit/record-audit';
import { tellOwner } from '#server/audit/tell-owner';
import { makeOnce } from '#server/platform/access/make-once';
import { asNotFound } from '#server/platform/access/write-fields';
import { changeIf, createByRules } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Admin } from '../../payload-types';
import { findStaff, IS_STAFF } from './find-staff';
import { NO_INVITATION, queueInvitation } from './invitation';

interface ByOwner {
  payload: Payload;
  /** The owner, as the call has judged. */
  user: Admin;
}

interface Invite extends ByOwner {
  input: StaffCreate;
  /** The same key is the same person, never a second one. */
  idempotencyKey: string | undefined;
}

/**
 * Invites somebody to work in the shop (rule 18.1): an account without a password, and a mail with the link to choose one. Throws a
 * STAFF_EXISTS ShopError for an e-mail that somebody of the shop has.
 */
export async function inviteStaff({ payload, user, input, idempotencyKey }: Invite): Promise<CreatedAnswer> {
  const made = await makeOnce({
    payload,
    collection: 'admins',
    idempotencyKey,
    make: (id) =>
      audited({
        payload,
        event: {
          id,
          kind: 'staff-added',
          actor: user,
          subject: input.email,
          text: `Invited ${input.name} as ${ROLE_LABEL[input.role]}`,
          data: { id, role: input.role },
        },
        proof: { collection: 'admins', id, shows: { text: input.email } },
        change: () =>
          takenAs409(payload, input.email, null, () =>
            createByRules({ payload, collection: 'admins', data: { id, ...input }, by: { role: 'owner' } }),
          ),
      }),
  });
  // Sent again because the process died in between: the first mail's key is the same, so it goes out once.
  if (input.active) await queueInvitation(payload, made.id, input.email, 'first');
  return made;
}

interface ChangeStaff extends ByOwner {
  id: string;
  changes: StaffPatch;
}

/**
 * Changes these fields of one of the staff; who is switched off is signed out at once, everywhere (rule 18.5). Throws a ShopError:
 * NOT_FOUND, also for the owner's account, or STAFF_EXISTS.
 */
export async function changeStaff({ payload, user, id, changes }: ChangeStaff): Promise<void> {
  const before = await findStaff(payload, id);
  if (!before) throw new ShopError('NOT_FOUND');
  const hasMoved = changes.email !== undefined && changes.email !== before.email;
  // A link that went to an old address, or to someone who was switched off, must not open the account later.
  const data = hasMoved || changes.active === false ? { ...changes, ...NO_INVITATION } : changes;
  const role = roleChange(before, changes);
  const changed = await auditedAll({
    payload,
    events: eventsOf({ user, before, changes, role }),
    change: () =>
      takenAs409(payload, changes.email, id, () =>
        changeIf({ payload, collection: 'admins', id, condition: [IS_STAFF], data }),
      ),
  });
  if (!changed) throw new ShopError('NOT_FOUND');
  if (changed.active === false) await endSessions(payload, 'admins', id);
  else if (hasMoved && !before.hash) await queueInvitation(payload, id, changed.email);
  if (role) await tellOwner({ payload, what: 'role', text: role });
}

/** A new role in words; null where it stays the same. */
function roleChange(before: Admin, { name, role }: StaffPatch): string | null {
  if (!role || role === before.role) return null;
  return `${name ?? before.name ?? before.email}: ${labelOf(before.role)} → ${ROLE_LABEL[role]}`;
}

interface Changed {
  user: Admin;
  before: Admin;
  changes: StaffPatch;
  /** A new role, in words. */
  role: string | null;
}

/** What the audit log tells of a change of staff. */
function eventsOf({ user, before, changes, role }: Changed): AuditEvent[] {
  const { id } = before;
  const about = { actor: user, subject: changes.email ?? before.email };
  const { name = before.name, email = before.email, active = before.active } = changes;
  const told = [
    ...(name === before.name ? [] : [`name ${before.name} → ${name}`]),
    ...(email === before.email ? [] : [`email ${before.email} → ${email}`]),
    ...(active === before.active ? [] : [active === false ? 'switched off' : 'switched on']),
  ];
  const text = `${name ?? email}: ${told.join(', ')}`;
  return [
    ...(role
      ? [{ ...about, kind: 'role' as const, text: role, data: { id, from: before.role, to: changes.role } }]
      : []),
    ...(told.length > 0 ? [{ ...about, kind: 'staff-changed' as const, text, data: { id } }] : []),
  ];
}

const labelOf = (role: Admin['role']) => (role ? ROLE_LABEL[role] : 'none');

/** Removes one of the staff, who is signed out at once. Throws a NOT_FOUND ShopError, also for the owner's account. */
export async function removeStaff({ payload, user, id }: ByOwner & { id: string }): Promise<void> {
  const account = await findStaff(payload, id);
  if (!account) throw new ShopError('NOT_FOUND');
  const { email, name, role } = account;
  await audited({
    payload,
    event: {
      kind: 'staff-removed',
      actor: user,
      subject: email,
      text: `Removed ${name ?? email}`,
      data: { id, role },
    },
    proof: { collection: 'admins', id, shows: 'gone' },
    change: () => asNotFound(payload.delete({ collection: 'admins', id, depth: 0, overrideAccess: true })),
  });
}

/** Sends one of the staff a new link to choose a password; an earlier one ends. Throws a NOT_FOUND ShopError. */
export async function inviteAgain({ payload, user, id }: ByOwner & { id: string }): Promise<void> {
  const account = await findStaff(payload, id);
  if (!account || account.active === false) throw new ShopError('NOT_FOUND');
  const text = `Sent ${account.name ?? account.email} a link to choose a password`;
  await audited({
    payload,
    event: { kind: 'password', actor: user, subject: account.email, text, data: { id } },
    change: () => queueInvitation(payload, id, account.email),
  });
}

/** Does a write of an account; where its e-mail is somebody else's of the shop, the owner's too, it is a STAFF_EXISTS ShopError. */
async function takenAs409<Result>(
  payload: Payload,
  email: string | undefined,
  id: string | null,
  write: () => Promise<Result>,
): Promise<Result> {
  const refuse = async () => {
    const other = email && (await findOne(payload, 'admins', { email: { equals: email } }));
    if (other && other.id !== id) throw new ShopError('STAFF_EXISTS');
  };
  await refuse();
  try {
    return await write();
  } catch (error) {
    // Of two at the same moment the database itself refuses one.
    if (error instanceof ValidationError) await refuse();
    throw error;
  }
}
