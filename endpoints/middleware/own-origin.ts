import type { Request, RequestHandler } from 'express';
import { ShopError } from '#server/errors/shop-error';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing calls that a foreign page makes a browser send. While no public address is set, the server's
 * own address counts by whatever name it was called (rule 11.6). A shop whose address says http may well be reached by
 * https through a proxy; one on https takes nothing from a page that came without it.
 */
export function ownOrigin(publicAddress: string | undefined): RequestHandler {
  const allowed = publicAddress === undefined ? undefined : originsOf(publicAddress);
  return (req, _res, next) => {
    if (!READS.has(req.method) && isForeign(req, allowed)) throw new ShopError('FOREIGN_ORIGIN');
    next();
  };
}

/** The addresses that the shop's pages may have, where its public one is set. */
export function originsOf(publicAddress: string): string[] {
  const { origin } = new URL(publicAddress);
  return [origin, origin.replace(/^http:/, 'https:')];
}

function isForeign(req: Request, allowed: readonly string[] | undefined): boolean {
  const { origin } = req.headers;
  // A caller without an Origin is no browser page, unless the browser says where the call comes from.
  if (!origin) return req.headers['sec-fetch-site'] === 'cross-site';
  if (!URL.canParse(origin)) return true;
  const { origin: sender, host } = new URL(origin);
  return allowed ? !allowed.includes(sender) : host !== req.headers.host;
}

/**
 * The shop's own address as this caller knows it: the public one, or while that is not set the name the server was called by
 * (rule 11.6). Behind `ownOrigin`, which has compared a browser's Origin with it. Throws an UNREADABLE ShopError when
 * the caller used no name at all.
 */
export function ownAddress(req: Request, publicAddress: string | undefined): string {
  // A browser knows best whether a proxy in front has made https of it.
  const address = publicAddress ?? req.headers.origin ?? `${req.protocol}://${req.headers.host}`;
  if (!URL.canParse(address)) throw new ShopError('UNREADABLE');
  return address;
}
