import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import type { OrderRequestInput } from '#domain/orders/order-contract';
import { orderAnswer } from '#domain/orders/order-contract';
import { PAGES } from '#domain/pages/pages';
import { createdAnswer } from '#domain/wire/change-answers';
import { type Answer, call } from '../call';
import { orderBody } from '../factories';
import type { FakePaypal } from '../fake-paypal';
import { editorCookie, editorToken } from '../program';
import type { TwoServers } from '../two-servers';

export interface Attacked {
  servers: TwoServers;
  paypal: FakePaypal;
  serviceId: string;
}

let addresses = 0;

/** Returns an IP address that hasn't made any counted calls. */
export function freshAddress(): string {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}

type Verb = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Alternates between the two servers, each time from a new IP address. */
export function callShop(
  { servers }: Attacked,
  method: Verb,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const from = freshAddress();
  const { url } = addresses % 2 ? servers.one : servers.other;
  return call(`${url}${path}`, { method, body, headers: { 'X-Forwarded-For': from, ...headers } });
}

const cookies = new WeakMap<TwoServers, Promise<{ Cookie: string }>>();

/** Returns the owner's session, shared by all lists. */
export function ownersCookie({ servers }: Attacked): Promise<{ Cookie: string }> {
  const known = cookies.get(servers) ?? editorToken(servers.one.url).then(editorCookie);
  cookies.set(servers, known);
  return known;
}

/** Calls as the owner. */
export async function callAsOwner(
  attacked: Attacked,
  method: Verb,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return callShop(attacked, method, path, body, { ...(await ownersCookie(attacked)), ...headers });
}

/** Places a guest order. Returns its ID and the token of its link. */
export async function placeGuestOrder(
  attacked: Attacked,
  changes: Partial<OrderRequestInput> = {},
): Promise<{ id: string; token: string }> {
  const body = orderBody(attacked.serviceId, { customerEmail: `${randomUUID()}@attack.example`, ...changes });
  const { orderId, trackPath } = orderAnswer.parse(
    (await callShop(attacked, 'POST', '/api/orders', body)).body,
  );
  return { id: orderId, token: trackPath?.slice(`${PAGES.track}/`.length) ?? '' };
}

/** Proposes extra work. Returns the proposal's ID. */
export async function proposeExtraWork(attacked: Attacked, id: string, amount = 2300): Promise<string> {
  const lines = [{ description: 'New palm lining', amount }];
  const { body } = await callAsOwner(attacked, 'POST', `/api/orders/${id}/extra-work`, { lines });
  return createdAnswer.parse(body).id;
}

/** Reads an order from the database. */
export const storedOrder = (payload: Payload, id: string) =>
  payload.findByID({ collection: 'orders', id, depth: 0 });

/** Counts the answers by status. */
export function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
