import type { Payload } from 'payload';
import { audited } from '#server/audit/audited';
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
  const about = { actor: account, address, subject: account.email };
  const take = () => takeCode({ payload, account: account.id, code });
  const right = isRecoveryCode(code)
    ? await audited({
        payload,
        event: { ...about, kind: 'second-factor', text: 'Used a recovery code' },
        change: take,
        happened: (kind) => kind === 'recovery',
      })
    : await take();
  if (!right) {
    log.warn({ address, account: account.email }, 'wrong code');
    await recordAudit({ payload, ...about, kind: 'login-failed', text: 'The code was not right' });
    return false;
  }
  await limits.giveBack('factor-account', account.id);
  return true;
}

/** Codes of the app are digits; only a recovery code has letters. */
const isRecoveryCode = (code: string) => /[a-z]/i.test(code);
