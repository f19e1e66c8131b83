import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import type { SignedInFrom } from '#server/accounts/session';

/** The first four of the eight groups of an IPv6 address. One customer may have a whole network. */
const NETWORK_GROUPS = 4;

/** The IP address that limits count: the one before `TRUST_PROXY` proxies. For IPv6, it's the network (/64). */
export function callerAddress({ ip = 'unknown' }: Pick<Request, 'ip'>): string {
  const address = ipaddr.isValid(ip) ? ipaddr.process(ip) : null;
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? ip;
  const network = address.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Where someone signs in from, as the session stores it. */
export function signedInFrom(req: Pick<Request, 'ip' | 'headers'>): SignedInFrom {
  return { address: callerAddress(req), userAgent: req.headers['user-agent'] };
}
