import type { Limits } from '#server/limits/limits';
import { log } from '#server/tools/log';

interface LimitLogin {
  limits: Limits;
  /** Where the attempt comes from. */
  address: string;
  /** The e-mail that is tried. */
  account: string;
}

/**
 * Lets an attempt to log in as a customer through, if there were not too many wrong ones; throws a TooManyError. Guessing is
 * slowed per address and per account; an address that has signed in to the account before is not stopped by what strangers
 * do to it. The attempt counts before it is made, so that many at once gain nothing.
 */
export async function limitLogin<Session>(
  { limits, address, account }: LimitLogin,
  attempt: () => Promise<Session | null>,
): Promise<Session | null> {
  const pair = `${address} ${account}`;
  const isKnown = await limits.isCounted('login-known', pair);
  await limits.take('login-address', address);
  await limits.take('login-pair', pair);
  if (!isKnown) await limits.take('login-account', account);
  const session = await attempt();
  if (session === null) {
    logWrongPassword({ address, account });
    return null;
  }
  await limits.giveBack('login-address', address);
  await limits.giveBack('login-pair', pair);
  if (!isKnown) {
    await limits.giveBack('login-account', account);
    await limits.take('login-known', pair);
  }
  return session;
}

interface WrongPassword {
  /** Where the attempt came from. */
  address: string;
  /** The e-mail that was tried. */
  account: string;
}

/** Logs a refused login, so that guessing shows; never the password. */
export function logWrongPassword({ address, account }: WrongPassword): void {
  log.warn({ address, account }, 'wrong e-mail or password');
}
