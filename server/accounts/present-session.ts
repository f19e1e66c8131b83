import type { SessionView } from '#domain/own-account/own-account-contract';
import type { Admin, Customer, Session } from '../../payload-types';
import { sessionOf } from './session';

/** A session as its own account sees it: never its token, nor what is kept of that (rule 10.15). */
export function presentSession(session: Session, user: Customer | Admin): SessionView {
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
