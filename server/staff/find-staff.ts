import type { Payload, Where } from 'payload';
import { roleOf, STAFF_ROLES } from '#domain/people/people';
import type { StaffView } from '#domain/staff/staff-contract';
import { toFlag } from '#domain/wire/wire';
import { findAll, findOne } from '#server/platform/database/find';
import type { Admin } from '../../payload-types';

/** Matches staff, but never the owner. */
export const IS_STAFF: Where = { role: { in: [...STAFF_ROLES] } };

/** One staff account, or null. */
export function findStaff(payload: Payload, id: string): Promise<Admin | null> {
  return findOne(payload, 'admins', { and: [{ id: { equals: id } }, IS_STAFF] });
}

export async function listStaff(payload: Payload): Promise<StaffView[]> {
  const docs = await findAll(payload, 'admins', IS_STAFF, 'name');
  return docs.map(presentStaff);
}

function presentStaff(account: Admin): StaffView {
  const role = roleOf(account);
  return {
    id: account.id,
    name: account.name ?? '',
    email: account.email,
    role: role === 'manager' ? role : 'bench',
    active: toFlag(account.active !== false),
    isInvited: !account.hash,
    createdAt: account.createdAt,
  };
}
