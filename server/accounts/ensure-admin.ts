import { randomBytes } from 'node:crypto';
import { AuthenticationError, type Payload, ValidationError } from 'payload';
import { z } from 'zod';

const sessionToken = z.object({ sid: z.string() });

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
  if (password && !(await opens({ payload, email, password }))) {
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

/** Tries the password as a login would, and ends the session that this opens. */
async function opens({ payload, email, password }: EnsureAdmin & { password: string }): Promise<boolean> {
  try {
    const { token, user } = await payload.login({ collection: 'admins', data: { email, password } });
    if (!token || !user) return false;
    const { sid } = sessionToken.parse(
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()),
    );
    const admin = await payload.findByID({
      collection: 'admins',
      id: user.id,
      depth: 0,
      showHiddenFields: true,
    });
    const sessions = (admin.sessions ?? []).filter((session) => session.id !== sid);
    await payload.db.updateOne({ collection: 'admins', id: user.id, data: { sessions } });
    return true;
  } catch (error) {
    if (error instanceof AuthenticationError) return false;
    throw error;
  }
}
