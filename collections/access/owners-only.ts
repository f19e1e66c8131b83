import type { SanitizedConfig } from 'payload';
import { adminOnly } from './admin-only';
import { nobody } from './nobody';

/** Payload's own collections let every logged-in user in, customers included; here they are the owner's. */
export function ownersOnly(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-')) continue;
    const who = slug === 'payload-preferences' ? adminOnly : nobody;
    Object.assign(access, { create: who, read: who, update: who, delete: who });
  }
  return config;
}
