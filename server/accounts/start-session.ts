import { randomUUID } from 'node:crypto';
import { getFieldsToSign, jwtSign, type Payload } from 'payload';
import type { Admin, Customer } from '../../payload-types';
import { addSession } from './session-list';

interface StartSession {
  payload: Payload;
  collection: 'customers' | 'admins';
  /** As it was read when somebody proved to be its owner; nothing is checked here. */
  account: Customer | Admin;
}

/** Starts a session of an account and returns its token; null when its password was changed since it was read. */
export async function startSession({ payload, collection, account }: StartSession): Promise<string | null> {
  const { id, email, hash } = account;
  if (!hash) return null;
  const { config } = payload.collections[collection];
  const { tokenExpiration } = config.auth;
  const [sid, createdAt] = [randomUUID(), new Date()];
  const expiresAt = new Date(createdAt.getTime() + tokenExpiration * 1000);
  if (!(await addSession({ payload, collection, id }, hash, { id: sid, createdAt, expiresAt }))) return null;
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email, sid, user: account });
  return (await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })).token;
}
