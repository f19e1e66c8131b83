import type { Request } from 'express';
import type { RelyingParty } from '#server/second-factor/passkeys';
import { originsOf, ownAddress } from './own-origin';

/** The site that passkeys are for: the shop's public address, or while that is not set the name it was called by (rule 19.2). */
export function relyingParty(req: Request, publicAddress: string | undefined): RelyingParty {
  const { hostname, origin } = new URL(ownAddress(req, publicAddress));
  return { id: hostname, origins: publicAddress === undefined ? [origin] : originsOf(publicAddress) };
}
