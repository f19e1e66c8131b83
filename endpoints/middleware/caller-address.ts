import { isIPv6 } from 'node:net';
import type { Request } from 'express';
import type { SignedInFrom } from '#server/accounts/session';

const PREFIX_GROUPS = 4;

/**
 * The address that limits count for: behind proxies the one that `TRUST_PROXY` says, of IPv6 the network (/64), because one
 * customer has all of its addresses.
 */
export function callerAddress({ ip = 'unknown' }: Pick<Request, 'ip'>): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  return `${groupsOf(hostname.slice(1, -1)).slice(0, PREFIX_GROUPS).join(':')}::/64`;
}

/** Where somebody signs in from, as a session keeps it. */
export function signedInFrom(req: Pick<Request, 'ip' | 'headers'>): SignedInFrom {
  return { address: callerAddress(req), userAgent: req.headers['user-agent'] };
}

/** The eight groups of an IPv6 address, those that '::' stands for as well. */
function groupsOf(address: string): string[] {
  const [left = [], right = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
