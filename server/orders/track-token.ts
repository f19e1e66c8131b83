import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { PAGES } from '#domain/pages/pages';
import { findOrder } from '#server/orders/find-order';
import { orNotFound } from '#server/platform/errors/shop-error';
import { secretsOf } from '#server/platform/tools/shop-secrets';
import type { Order } from '../../payload-types';

const ID_BYTES = 16;
const MAC_BYTES = 18;
const TOKEN = /^[\w-]{46}$/;
const NO_ORDER = '00000000-0000-4000-8000-000000000000';

type Tracked = Pick<Order, 'id' | 'trackRound'>;

/** The token of an order's page (rule 15.6): its ID and a signature. Raising `trackRound` voids it. */
export function trackToken({ secret }: Payload, { id, trackRound }: Tracked): string {
  return Buffer.concat([idBytes(id), macOf(secret, id, trackRound ?? 0)]).toString('base64url');
}

export function trackPath(payload: Payload, order: Tracked): string {
  return `${PAGES.track}/${trackToken(payload, order)}`;
}

export function trackUrl(payload: Payload, order: Tracked, siteUrl: string): string {
  return siteUrl + trackPath(payload, order);
}

/** Finds the order of a token. A bad, unknown, or void token takes the same time. Throws a NOT_FOUND ShopError. */
export async function findTracked(payload: Payload, token: string): Promise<Order> {
  const bytes = Buffer.from(TOKEN.test(token) ? token : '', 'base64url');
  const isWellFormed = bytes.length === ID_BYTES + MAC_BYTES;
  const id = isWellFormed ? idOf(bytes.subarray(0, ID_BYTES)) : NO_ORDER;
  const tracked = await payload.db.findOne<Tracked>({
    collection: 'orders',
    where: { id: { equals: id } },
    // Only this field is read, because otherwise a void link would take longer than an unknown one.
    select: { trackRound: true },
  });
  const expectedMacs = secretsOf(payload).map((secret) => macOf(secret, id, tracked?.trackRound ?? 0));
  const sentMac = isWellFormed ? bytes.subarray(ID_BYTES) : Buffer.alloc(MAC_BYTES);
  const isGenuine = expectedMacs.some((mac) => timingSafeEqual(sentMac, mac));
  return orNotFound(isGenuine && (await findOrder(payload, id)));
}

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function macOf(secret: string, id: string, round: number): Buffer {
  return createHmac('sha256', secret).update(`track: ${id} ${round}`).digest().subarray(0, MAC_BYTES);
}
