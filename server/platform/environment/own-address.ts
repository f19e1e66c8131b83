import { isIPv6 } from 'node:net';
import type { Env } from './env';

/** How a caller reached the shop: what it named, and where its connection arrived. */
export interface Reached {
  protocol: string;
  /** The `Host` header. */
  host: string | undefined;
  localAddress?: string;
  localPort?: number;
}

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** A name or address as URLs write it; IPv4 on an IPv6 socket comes with a prefix. */
function inUrl(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '').toLowerCase();
  return isIPv6(plain) ? `[${plain}]` : plain;
}

/**
 * Whether a host of a URL is this shop's while it has no public address: a loopback name, what it listens on, or the address of
 * this machine that the caller connected to. Any other name can be made up, or pointed here by a stranger (decision 020).
 */
export const isOwnName = (hostname: string, listensOn: string, localAddress?: string): boolean =>
  [...LOOPBACK, listensOn, localAddress ?? ''].some((own) => inUrl(own) === hostname);

/** The address that links to the shop begin with: the public one, or its own as the caller named it; null for any other name. */
export function addressFor(
  { SITE_URL, HOST }: Pick<Env, 'SITE_URL' | 'HOST'>,
  reached: Reached,
): string | null {
  if (SITE_URL) return SITE_URL;
  const named = `${reached.protocol}://${reached.host}`;
  if (!reached.host || !URL.canParse(named)) return null;
  const { origin, protocol, hostname, port } = new URL(named);
  const usual = protocol === 'https:' ? 443 : 80;
  const isHere = Number(port || usual) === reached.localPort;
  return isHere && isOwnName(hostname, HOST, reached.localAddress) ? origin : null;
}
