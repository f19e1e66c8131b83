import { isIPv6 } from 'node:net';
import type { Env } from './env';

export interface Reached {
  protocol: string;
  host: string | undefined;
  localAddress?: string;
  localPort?: number;
}

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** Formats an address for URLs, without an IPv6 prefix on IPv4. */
function inUrl(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '').toLowerCase();
  return isIPv6(plain) ? `[${plain}]` : plain;
}

/** Whether a URL's host belongs to this shop if it has no public address (decision 020). */
export const isOwnName = (hostname: string, listensOn: string, localAddress?: string): boolean =>
  [...LOOPBACK, listensOn, localAddress ?? ''].some((own) => inUrl(own) === hostname);

/** Returns the address for links: the public one, or else the one the caller used if it's the shop's. Otherwise null. */
export function addressFor(
  { SITE_URL, HOST }: Pick<Env, 'SITE_URL' | 'HOST'>,
  reached: Reached,
): string | null {
  if (SITE_URL) return SITE_URL;
  const named = `${reached.protocol}://${reached.host}`;
  if (!reached.host || !URL.canParse(named)) return null;
  const { origin, protocol, hostname, port } = new URL(named);
  const defaultPort = protocol === 'https:' ? 443 : 80;
  const isHere = Number(port || defaultPort) === reached.localPort;
  return isHere && isOwnName(hostname, HOST, reached.localAddress) ? origin : null;
}
