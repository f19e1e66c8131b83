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

/** Calls that Payload gives every collection with accounts or files; the shop replaces them or does without. */
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
 * Removes Payload's own calls for sessions, passwords and files: they have no limits, answer 500 where something is missing, and
 * the editor's pages do not need them. The shop's replacements are marked with `custom.shop`.
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
