import type { Limits } from '#server/limits/limits';
import { log } from '#server/tools/log';

interface LimitLogin {
  limits: Limits;
  /** Where the attempt comes from. */
  address: string;
  /** The e-mail that is tried. */
  account: string;
  /** Whose login it is; customers' unless told otherwise. Each is counted for itself. */
  of?: 'staff';
}

/**
 * Lets an attempt to log in as a customer or as staff through, if there were not too many wrong ones; throws a TooManyError. Guessing is
 * slowed per address and per account; an address that has signed in to the account before is not stopped by what strangers
 * do to it. The attempt counts before it is made, so that many at once gain nothing.
 */
export async function limitLogin<Session>(
  { limits, address, account, of }: LimitLogin,
  attempt: () => Promise<Session | null>,
): Promise<Session | null> {
  const counted = of ? `${of} ${account}` : account;
  const pair = `${address} ${counted}`;
  const isKnown = await limits.isCounted('login-known', pair);
  await limits.take('login-address', address);
  await limits.take('login-pair', pair);
  if (!isKnown) await limits.take('login-account', counted);
  const session = await attempt();
  if (session === null) {
    if (!of) logWrongPassword({ address, account });
    return null;
  }
  await limits.giveBack('login-address', address);
  await limits.giveBack('login-pair', pair);
  if (!isKnown) {
    await limits.giveBack('login-account', counted);
    await limits.take('login-known', pair);
  }
  return session;
}

/** Lets an attempt at any account of the shop's people through, if there were not too many wrong ones from that address; throws a TooManyError. */
export async function limitAdmin<Session>(
  { limits, address, account }: LimitLogin,
  attempt: () => Promise<Session | null>,
): Promise<Session | null> {
  await limits.take('admin-login', address);
  const session = await attempt();
  if (session === null) logWrongPassword({ address, account });
  else await limits.giveBack('admin-login', address);
  return session;
}

/** Logs a refused login, so that guessing shows; never the password. */
function logWrongPassword({ address, account }: { address: string; account: string }): void {
  log.warn({ address, account }, 'wrong e-mail or password');
}
