import type { Request, RequestHandler } from 'express';
import { isOwnName } from '#server/platform/environment/own-address';
import { ShopError } from '#server/platform/errors/shop-error';
import type { RelyingParty } from '#server/second-factor/passkeys';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes from other sites. Without a public URL, only the names of this machine and `listensOn` are allowed (rule 11.6). */
export function ownOrigin(publicAddress: string | undefined, listensOn = ''): RequestHandler {
  const allowed = publicAddress === undefined ? undefined : originsOf(publicAddress);
  return (req, _res, next) => {
    if (!READS.has(req.method) && isForeign(req, listensOn, allowed)) throw new ShopError('FOREIGN_ORIGIN');
    next();
  };
}

export function originsOf(publicAddress: string): string[] {
  const { origin } = new URL(publicAddress);
  return [origin, origin.replace(/^http:/, 'https:')];
}

function isForeign(req: Request, listensOn: string, allowed: readonly string[] | undefined): boolean {
  const { origin } = req.headers;
  // A call without an Origin isn't from a browser page, unless Sec-Fetch-Site says otherwise.
  if (!origin) return req.headers['sec-fetch-site'] === 'cross-site';
  if (!URL.canParse(origin)) return true;
  const { origin: sender, host, hostname } = new URL(origin);
  if (allowed) return !allowed.includes(sender);
  return host !== req.headers.host || !isOwnName(hostname, listensOn, req.socket.localAddress);
}

export interface OwnSite {
  /** The public URL, if set (`SITE_URL`). */
  publicAddress: string | undefined;
  listensOn: string;
}

/** Returns the shop's URL as this caller sees it. Throws an UNREADABLE ShopError if it isn't one of the shop's (rule 11.6). */
export function ownAddress(req: Request, { publicAddress, listensOn }: OwnSite): string {
  if (publicAddress) return publicAddress;
  // Only the browser knows whether a proxy made it https.
  const address = req.headers.origin ?? `${req.protocol}://${req.headers.host}`;
  const isOwn =
    URL.canParse(address) && isOwnName(new URL(address).hostname, listensOn, req.socket.localAddress);
  if (!isOwn) throw new ShopError('UNREADABLE');
  return address;
}

/** The relying party of passkeys: the shop's public URL. Without one, it's the host of the request (rule 19.2). */
export function relyingParty(req: Request, site: OwnSite): RelyingParty {
  const { hostname, origin } = new URL(ownAddress(req, site));
  return { id: hostname, origins: site.publicAddress ? originsOf(site.publicAddress) : [origin] };
}
