import {
  type Access,
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type SanitizedConfig,
  type Where,
} from 'payload';
import { z } from 'zod';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { adminOnly, isAdmin, nobody } from './access';
import { secret } from './fields/common-fields';

/** Everyone who can use the editor has preferences of their own and sees only those. */
const ownPreferences: Access = ({ req: { user } }) => {
  if (!user || !isAdmin(user)) return false;
  const own: Where[] = [{ 'user.relationTo': { equals: 'admins' } }, { 'user.value': { equals: user.id } }];
  return { and: own };
};

/** Closes Payload's own collections, which customers could use by default. Everyone keeps their preferences. */
export function ownersOnly(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-')) continue;
    const [own, adminAccess] =
      slug === 'payload-preferences' ? [ownPreferences, adminOnly] : [nobody, nobody];
    Object.assign(access, { create: adminAccess, read: own, update: own, delete: own });
  }
  return config;
}

const sorted = z.object({
  overrideAccess: z.literal(false).default(false),
  sort: z.union([z.string(), z.array(z.string())]),
});

/** Payload sorts by hidden fields through a relationship, and the order reveals what they contain (rule 18.8). */
const sortByOwnFields: CollectionBeforeOperationHook = ({ args }) => {
  const { data } = sorted.safeParse(args);
  if ([data?.sort ?? []].flat().some((path) => /\.|__/.test(path)))
    throw new APIError(SERVER_MESSAGES.sortByOwnFields, 400, null, true);
  return args;
};

/** Closes Payload's own hidden fields, like password hashes, the way the shop's secrets are closed. */
export function closeHiddenFields(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, flattenedFields, hooks } of config.collections) {
    hooks.beforeOperation.push(sortByOwnFields);
    for (const field of [...fields, ...flattenedFields])
      if ('hidden' in field && field.hidden) Object.assign(field, { access: secret.access });
  }
  return config;
}

/** Payload's calls for collections with accounts or files. The shop doesn't need them, or has its own. */
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

/** Removes Payload's calls for sessions, passwords, and files, which have no limits. The shop's own calls are marked `custom.shop`. */
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
