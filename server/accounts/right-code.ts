import type { Payload } from 'payload';
import { type AuditActor, recordAudit } from '#server/audit/record-audit';
import type { Limits } from '#server/limits/limits';
import { takeCode } from '#server/second-factor/factor';
import { log } from '#server/tools/log';
import type { Admin } from '../../payload-types';
import type { SignedInFrom } from './session';

interface RightCode {
  payload: Payload;
  limits: Limits;
  account: AuditActor & Pick<Admin, 'email'>;
  from: SignedInFrom;
  code: string;
}

/**
 * Whether a code is right for an account whose password is known; it has counted then. A wrong one stands in log and trail, and counts
 * for the account, wherever it comes from. Throws a TooManyError.
 */
export async function isRightCode({ payload, limits, account, from, code }: RightCode): Promise<boolean> {
  await limits.take('factor-account', account.id);
  const { address } = from;
  const told = { payload, actor: account, address, subject: account.email };
  const right = await takeCode({ payload, account: account.id, code });
  if (!right) {
    log.warn({ address, account: account.email }, 'wrong code');
    await recordAudit({ ...told, kind: 'login-failed', text: 'The code was not right' });
    return false;
  }
  await limits.giveBack('factor-account', account.id);
  if (right === 'recovery')
    await recordAudit({ ...told, kind: 'second-factor', text: 'Used a recovery code' });
  return true;
}
