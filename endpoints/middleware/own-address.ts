import type { Request } from 'express';
import { ShopError } from '#server/errors/shop-error';

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
