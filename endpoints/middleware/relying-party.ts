import type { Request } from 'express';
import type { RelyingParty } from '#server/second-factor/passkeys';
import { type OwnSite, originsOf, ownAddress } from './own-origin';

/** The relying party of passkeys: the shop's public URL. Without one, it's the host of the request (rule 19.2). */
export function relyingParty(req: Request, site: OwnSite): RelyingParty {
  const { hostname, origin } = new URL(ownAddress(req, site));
  return { id: hostname, origins: site.publicAddress ? originsOf(site.publicAddress) : [origin] };
}
