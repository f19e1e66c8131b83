import { randomBytes } from 'node:crypto';
import { type Payload, ValidationError, type Where } from 'payload';
import { STAFF_ROLES } from '#domain/people/people';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { SettingsError } from '#server/platform/environment/env';
import type { Admin } from '../../payload-types';
import { isPassword } from './password';

/** The owner's one account; before there was staff, it had no role. Null before the first start. */
export async function findOwner(payload: Payload): Promise<Admin | null> {
  const of = (where: Where) => findOne(payload, 'admins', where);
  return (await of({ role: { equals: 'owner' } })) ?? (await of({ role: { exists: false } }));
}

interface EnsureAdmin {
  payload: Payload;
  email: string;
  /** The `ADMIN_PASSWORD` setting; without it one is made once, at the first start. */
  password: string | undefined;
}

/**
 * Makes sure the owner's one account exists and that the password of the settings opens it. Returns the password if it
 * made one, so that the start can print it; it is stored hashed only. Throws a SettingsError for an e-mail of the staff's.
 */
export async function ensureAdmin({ payload, email, password }: EnsureAdmin): Promise<string | null> {
  const admin = await findOwner(payload);
  if (!admin) return createAdmin({ payload, email, password });
  if (!admin.role) await changeIf({ payload, collection: 'admins', id: admin.id, data: { role: 'owner' } });
  if (admin.email !== email) {
    await refuseStaffs(payload, email);
    await payload.update({ collection: 'admins', id: admin.id, data: { email } });
  }
  // Setting the same password again would end every session at each start.
  if (password && !(await isPassword(admin, password))) {
    await payload.update({ collection: 'admins', id: admin.id, data: { password } });
  }
  return null;
}

/** Throws a SettingsError where one of the staff has this e-mail: two people never share one (rule 18.1). */
async function refuseStaffs(payload: Payload, email: string): Promise<void> {
  const where: Where = {
    and: [{ email: { equals: email.toLowerCase() } }, { role: { in: [...STAFF_ROLES] } }],
  };
  if (await findOne(payload, 'admins', where))
    throw new SettingsError('Setting ADMIN_EMAIL: one of the staff signs in with this address');
}

async function createAdmin({ payload, email, password }: EnsureAdmin): Promise<string | null> {
  const made = password ?? randomBytes(12).toString('base64url');
  try {
    await payload.create({ collection: 'admins', data: { email, password: made, role: 'owner' } });
  } catch (error) {
    // Another server of the same database was faster; its account serves both.
    if (error instanceof ValidationError) return null;
    throw error;
  }
  return password ? null : made;
}
