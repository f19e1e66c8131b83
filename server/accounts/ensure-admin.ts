import { randomBytes } from 'node:crypto';
import { type Payload, ValidationError, type Where } from 'payload';
import { STAFF_ROLES } from '#domain/people/people';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { SettingsError } from '#server/platform/errors/system-error';
import type { Admin } from '../../payload-types';
import { isPassword } from './password';

/** The owner's account, or null before the first start. In older databases it has no role. */
export async function findOwner(payload: Payload): Promise<Admin | null> {
  const find = (where: Where) => findOne(payload, 'admins', where);
  return (await find({ role: { equals: 'owner' } })) ?? (await find({ role: { exists: false } }));
}

interface EnsureAdmin {
  payload: Payload;
  email: string;
  password: string | undefined;
}

/** Creates or updates the owner's account from the settings. Returns a generated password, or null. Throws a SettingsError. */
export async function ensureAdmin({ payload, email, password }: EnsureAdmin): Promise<string | null> {
  const admin = await findOwner(payload);
  if (!admin) return createAdmin({ payload, email, password });
  if (!admin.role) await changeIf(payload, 'admins', admin.id, { data: { role: 'owner' } });
  if (admin.email !== email) {
    await refuseStaffEmail(payload, email);
    await payload.update({ collection: 'admins', id: admin.id, data: { email } });
  }
  // Saving the same password again would sign everyone out.
  if (password && !(await isPassword(admin, password))) {
    await payload.update({ collection: 'admins', id: admin.id, data: { password } });
  }
  return null;
}

async function refuseStaffEmail(payload: Payload, email: string): Promise<void> {
  const where: Where = {
    and: [{ email: { equals: email.toLowerCase() } }, { role: { in: [...STAFF_ROLES] } }],
  };
  if (await findOne(payload, 'admins', where))
    throw new SettingsError('Setting ADMIN_EMAIL: a staff member already signs in with this address');
}

async function createAdmin({ payload, email, password }: EnsureAdmin): Promise<string | null> {
  const initialPassword = password ?? randomBytes(12).toString('base64url');
  try {
    await payload.create({ collection: 'admins', data: { email, password: initialPassword, role: 'owner' } });
  } catch (error) {
    // Another server created the account first.
    if (error instanceof ValidationError) return null;
    throw error;
  }
  return password ? null : initialPassword;
}
