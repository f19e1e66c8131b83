import { type Payload, ValidationError } from 'payload';
import { ROLE_LABEL } from '#domain/people/people';
import type { StaffCreate, StaffPatch } from '#domain/staff/staff-contract';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { endSessions } from '#server/accounts/session';
import { audited, auditedAll } from '#server/audit/audited';
import { notifyOwner } from '#server/audit/notify-owner';
import type { AuditEvent } from '#server/audit/record-audit';
import type { Once, OnOne } from '#server/platform/access/allowed';
import { makeOnce } from '#server/platform/access/make-once';
import { asNotFound } from '#server/platform/access/write-fields';
import { changeIf, createByRules } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { orNotFound, ShopError } from '#server/platform/errors/shop-error';
import type { Admin } from '../../payload-types';
import { findStaff, IS_STAFF } from './find-staff';
import { NO_INVITATION, queueInvitation } from './invitation';

/** Invites a staff member by email (rule 18.1). Throws a STAFF_EXISTS ShopError. */
export async function inviteStaff(
  { payload, user, idempotencyKey }: Once,
  input: StaffCreate,
): Promise<CreatedAnswer> {
  const created = await makeOnce(payload, 'admins', idempotencyKey, (id) =>
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
        withUniqueEmail(payload, input.email, null, () =>
          createByRules(payload, 'admins', { id, ...input }, { role: 'owner' }),
        ),
    }),
  );
  // A retry after a crash has the same key, so only one email goes out.
  if (input.active) await queueInvitation(payload, created.id, input.email, 'first');
  return created;
}

/** Changes a staff account. Turning it off signs it out (rule 18.5). Throws NOT_FOUND or STAFF_EXISTS. */
export async function changeStaff({ payload, user, id }: OnOne, changes: StaffPatch): Promise<void> {
  const before = orNotFound(await findStaff(payload, id));
  const hasNewEmail = changes.email !== undefined && changes.email !== before.email;
  // An old invitation must not open the account again later.
  const data = hasNewEmail || changes.active === false ? { ...changes, ...NO_INVITATION } : changes;
  const role = roleChange(before, changes);
  const changed = await auditedAll({
    payload,
    events: eventsOf(user, before, changes, role),
    change: () =>
      withUniqueEmail(payload, changes.email, id, () =>
        changeIf(payload, 'admins', id, { condition: [IS_STAFF], data }),
      ),
  });
  if (!changed) throw new ShopError('NOT_FOUND');
  if (changed.active === false) await endSessions(payload, 'admins', id);
  else if (hasNewEmail && !before.hash) await queueInvitation(payload, id, changed.email);
  if (role) await notifyOwner(payload, 'role', role);
}

function roleChange(before: Admin, { name, role }: StaffPatch): string | null {
  if (!role || role === before.role) return null;
  return `${name ?? before.name ?? before.email}: ${labelOf(before.role)} → ${ROLE_LABEL[role]}`;
}

function eventsOf(user: Admin, before: Admin, changes: StaffPatch, role: string | null): AuditEvent[] {
  const { id } = before;
  const about = { actor: user, subject: changes.email ?? before.email };
  const { name = before.name, email = before.email, active = before.active } = changes;
  const descriptions = [
    ...(name === before.name ? [] : [`name ${before.name} → ${name}`]),
    ...(email === before.email ? [] : [`email ${before.email} → ${email}`]),
    ...(active === before.active ? [] : [active === false ? 'turned off' : 'turned on']),
  ];
  const text = `${name ?? email}: ${descriptions.join(', ')}`;
  return [
    ...(role
      ? [{ ...about, kind: 'role' as const, text: role, data: { id, from: before.role, to: changes.role } }]
      : []),
    ...(descriptions.length > 0 ? [{ ...about, kind: 'staff-changed' as const, text, data: { id } }] : []),
  ];
}

const labelOf = (role: Admin['role']) => (role ? ROLE_LABEL[role] : 'none');

/** Removes a staff account and signs it out. Throws a NOT_FOUND ShopError. */
export async function removeStaff({ payload, user, id }: OnOne): Promise<void> {
  const account = orNotFound(await findStaff(payload, id));
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

/** Sends a new invitation and voids the old one. Throws a NOT_FOUND ShopError. */
export async function inviteAgain({ payload, user, id }: OnOne): Promise<void> {
  const account = await findStaff(payload, id);
  if (!account || account.active === false) throw new ShopError('NOT_FOUND');
  const text = `Sent ${account.name ?? account.email} a link to choose a password`;
  await audited({
    payload,
    event: { kind: 'password', actor: user, subject: account.email, text, data: { id } },
    change: () => queueInvitation(payload, id, account.email),
  });
}

async function withUniqueEmail<Result>(
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
    if (error instanceof ValidationError) await refuse();
    throw error;
  }
}
