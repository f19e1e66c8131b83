import { executeAuthStrategies, type Payload } from 'payload';

/** Whether a request's cookies hold the owner's session, which the dashboard and the editor share. */
export async function isAdminSession(payload: Payload, cookie: string | undefined): Promise<boolean> {
  if (!cookie?.includes('payload-token=')) return false;
  const { user } = await executeAuthStrategies({ headers: new Headers({ cookie }), payload });
  return user?.collection === 'admins';
}
