import type { Payload } from 'payload';
import type { Admin } from '../../payload-types';

/** How long a session that was ended on another server still counts on this one, in ms. */
const KEPT_MS = 2_000;
const KEPT_MAX = 100;

interface Kept {
  user: Admin;
  until: number;
}

const kept = new WeakMap<Payload, Map<string, Kept>>();

/** The owner whom these cookies were found to belong to a moment ago, or null. A dashboard asks many times a second. */
export function keptAdminSession(payload: Payload, cookie: string): Admin | null {
  const found = kept.get(payload)?.get(cookie);
  return found && found.until > Date.now() ? found.user : null;
}

/** Keeps whom these cookies belong to for a moment. */
export function keepAdminSession(payload: Payload, cookie: string, user: Admin): void {
  const sessions = kept.get(payload) ?? new Map<string, Kept>();
  if (sessions.size >= KEPT_MAX) sessions.clear();
  kept.set(payload, sessions.set(cookie, { user, until: Date.now() + KEPT_MS }));
}

/** Forgets all of them, because an account changed or a session ended. */
export function forgetAdminSessions(payload: Payload): void {
  kept.delete(payload);
}
