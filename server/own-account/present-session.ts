import type { SessionView } from '#domain/own-account/own-account-contract';
import { sessionOf } from '#server/accounts/session';
import type { Customer, Session } from '../../payload-types';

/** A session as its own customer sees it: never its token, nor what is kept of that (rule 10.15). */
export function presentSession(session: Session, user: Customer): SessionView {
  const { id, createdAt, lastSeenAt, address, userAgent } = session;
  return {
    id,
    createdAt,
    lastSeenAt,
    address,
    userAgent: userAgent || null,
    isCurrent: id === sessionOf(user),
  };
}
