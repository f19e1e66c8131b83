import { randomBytes } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { isPassword } from './is-password';

interface EnsureAdmin {
  payload: Payload;
  email: string;
  /** The `ADMIN_PASSWORD` setting; without it one is made once, at the first start. */
  password: string | undefined;
}

/**
 * Makes sure the owner's one account exists and that the password of the settings opens it. Returns the password if it
 * made one, so that the start can print it; it is stored hashed only.
 */
export async function ensureAdmin({ payload, email, password }: EnsureAdmin): Promise<string | null> {
  const [admin] = (await payload.find({ collection: 'admins', limit: 1, depth: 0, sort: 'createdAt' })).docs;
  if (!admin) return createAdmin({ payload, email, password });
  if (admin.email !== email) {
    await payload.update({ collection: 'admins', id: admin.id, data: { email } });
  }
  // Setting the same password again would end every session at each start.
  if (password && !(await isPassword({ payload, collection: 'admins', email, password }))) {
    await payload.update({ collection: 'admins', id: admin.id, data: { password, sessions: [] } });
  }
  return null;
}

async function createAdmin({ payload, email, password }: EnsureAdmin): Promise<string | null> {
  const made = password ?? randomBytes(12).toString('base64url');
  try {
    await payload.create({ collection: 'admins', data: { email, password: made } });
  } catch (error) {
    // Another server of the same database was faster; its account serves both.
    if (error instanceof ValidationError) return null;
    throw error;
  }
  return password ? null : made;
}
