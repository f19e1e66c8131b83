import type { Payload } from 'payload';
import { nameOf } from '#domain/people/people';
import { audited } from '#server/audit/audited';
import { notifyOwner } from '#server/audit/notify-owner';
import { findOne } from '#server/platform/database/find';
import { ToolError } from '#server/platform/errors/system-error';
import { disableFactor, readFactor } from '#server/second-factor/factor';
import { listPasskeys, removePasskeys } from '#server/second-factor/passkeys';
import { endSessions } from './session';

/** Removes an account's second factor and passkeys and signs it out (rule 19.5). Throws a ToolError. */
export async function resetFactor({ payload, email }: { payload: Payload; email: string }) {
  const where = { email: { equals: email.trim().toLowerCase() } };
  const account = await findOne(payload, 'admins', where);
  if (!account) throw new ToolError(`No one at the shop has the email ${email}`);
  const ref = { payload, account: account.id };
  const { isOn: wasOn } = await readFactor(ref);
  const { length: passkeys } = await listPasskeys(ref);
  await audited({
    payload,
    event: {
      kind: 'second-factor',
      actor: null,
      subject: account.email,
      text: "Second factor and passkeys were reset on the shop's server",
      data: { account: account.id, wasOn, passkeys },
    },
    change: async () => {
      await disableFactor(ref);
      await removePasskeys(ref);
      await endSessions(payload, 'admins', account.id);
    },
  });
  const text = `${nameOf(account)}: second factor and passkeys were reset on the shop's server.`;
  await notifyOwner(payload, 'second-factor', text);
  return { wasOn, passkeys };
}
