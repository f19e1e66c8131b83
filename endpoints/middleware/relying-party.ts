import type { Request } from 'express';
import type { RelyingParty } from '#server/second-factor/passkeys';
import { type OwnSite, originsOf, ownAddress } from './own-origin';

/** The site that passkeys are for: the shop's public address, or while that is not set the name it was called by (rule 19.2). */
export function relyingParty(req: Request, site: OwnSite): RelyingParty {
  const { hostname, origin } = new URL(ownAddress(req, site));
  return { id: hostname, origins: site.publicAddress ? originsOf(site.publicAddress) : [origin] };
}
