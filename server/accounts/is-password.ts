import { AuthenticationError, createLocalReq, loginOperation, type Payload } from 'payload';

interface IsPassword {
  payload: Payload;
  collection: 'customers' | 'admins';
  email: string;
  password: string;
}

/**
 * Whether a password opens an account. Payload's own login, without what it would store: that writes the whole account back as
 * it was before the password was checked, and undoes what was changed meanwhile, a new password included.
 */
export async function isPassword({ payload, collection, email, password }: IsPassword): Promise<boolean> {
  const { config, ...rest } = payload.collections[collection];
  const withoutSessions = { ...rest, config: { ...config, auth: { ...config.auth, useSessions: false } } };
  try {
    const req = await createLocalReq({}, payload);
    await loginOperation({ collection: withoutSessions, data: { email, password }, req });
    return true;
  } catch (error) {
    if (error instanceof AuthenticationError) return false;
    throw error;
  }
}
