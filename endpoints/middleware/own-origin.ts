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

function originsOf(publicAddress: string): string[] {
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
