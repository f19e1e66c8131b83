import type { Payload } from 'payload';
import { perShop } from '#server/per-shop';
import type { Admin } from '../../payload-types';

/** How long a session that was ended on another server still counts on this one, in ms. */
const KEPT_MS = 2_000;
const KEPT_MAX = 100;

interface Kept {
  user: Admin;
  until: number;
}

const sessionsOf = perShop(() => new Map<string, Kept>());

/** The owner whom this token was found to be of a moment ago, or null. A dashboard asks many times a second. */
export function keptAdminSession(payload: Payload, token: string): Admin | null {
  const found = sessionsOf(payload).get(token);
  return found && found.until > Date.now() ? found.user : null;
}

/** Keeps for a moment whom this token is of. */
export function keepAdminSession(payload: Payload, token: string, user: Admin): void {
  const sessions = sessionsOf(payload);
  if (sessions.size >= KEPT_MAX) sessions.clear();
  sessions.set(token, { user, until: Date.now() + KEPT_MS });
}

/** Forgets all of them, because an account changed or a session ended. */
export function forgetAdminSessions(payload: Payload): void {
  sessionsOf(payload).clear();
}
