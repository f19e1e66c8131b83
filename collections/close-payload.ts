import type { Endpoint, SanitizedConfig } from 'payload';
import { adminOnly, nobody } from './access';

/** Payload's own collections let every logged-in user in, customers included; here they are the owner's. */
export function ownersOnly(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-')) continue;
    const who = slug === 'payload-preferences' ? adminOnly : nobody;
    Object.assign(access, { create: who, read: who, update: who, delete: who });
  }
  return config;
}

/** What Payload gives every collection with accounts or files, and the shop has in its own way or not at all. */
const CLOSED = new Set([
  '/login',
  '/logout',
  '/refresh-token',
  '/me',
  '/init',
  '/first-register',
  '/forgot-password',
  '/reset-password',
  '/unlock',
  '/verify/:id',
  '/:id/api-key/reveal',
  '/file/:filename',
  '/paste-url/:id?',
]);

const isOwnersMe = (slug: string, { path }: Endpoint) => slug === 'admins' && path === '/me';

/**
 * Takes Payload's own calls for sessions, passwords and files away: they count nothing, answer 500 to who asks for what is not
 * there, and none of the editor's pages needs them. What the shop puts in their place says so (`custom.shop`).
 */
export function closePayloadCalls(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.endpoints) continue;
    collection.endpoints = collection.endpoints.filter(
      (endpoint) =>
        !CLOSED.has(endpoint.path) || endpoint.custom?.shop || isOwnersMe(collection.slug, endpoint),
    );
  }
  return config;
}
