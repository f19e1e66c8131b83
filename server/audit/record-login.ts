import type { Payload, Where } from 'payload';
import { email as anEmail } from '#domain/customers/person';
import { nameOf, ROLE_LABEL, roleOf } from '#domain/people/people';
import { findOne } from '#server/platform/database/find';
import { audited } from './audited';
import { notifyOwner } from './notify-owner';
import { type AuditActor, actorKey, browserMark, recordAudit } from './record-audit';

interface Login<Opened> {
  payload: Payload;
  account: AuditActor;
  from: { address: string; userAgent?: string };
  open: () => Promise<Opened>;
}

/** Signs someone in, records it, and emails the owner about a new browser (rule 18.7). */
export async function auditedLogin<Opened>(login: Login<Opened>): Promise<Opened> {
  const { payload, account, from, open } = login;
  const { address, userAgent } = from;
  const browser = browserMark(userAgent);
  const logins: Where[] = [{ actor: { equals: actorKey(account) } }, { kind: { equals: 'login' } }];
  const find = (where: Where[]) => findOne(payload, 'audit', { and: where });
  const isFirst = (await find(logins)) === null;
  const isKnown = isFirst || (await find([...logins, { browser: { equals: browser } }])) !== null;
  const event = { kind: 'login', actor: account, address, browser, text: 'Signed in' } as const;
  const opened = await audited({ payload, event, change: open });
  if (!opened || isKnown) return opened;
  const role = roleOf(account);
  const text =
    role === 'owner' || !role
      ? 'Someone signed in with your password from a new browser.'
      : `${nameOf(account)} (${ROLE_LABEL[role]}) signed in from a new browser.`;
  await notifyOwner(payload, 'login', text, address);
  return opened;
}

/** Records a failed login. `account` is null for a passkey. Only emails are stored, because other text may be a password. */
export function recordFailedLogin(payload: Payload, account: string | null, address: string): Promise<void> {
  const { data: subject = null } = anEmail.safeParse(account);
  return recordAudit({
    payload,
    kind: 'login-failed',
    actor: null,
    address,
    subject,
    text: account === null ? 'The passkey was refused' : 'Wrong email or password',
  });
}
