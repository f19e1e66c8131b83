import { afterAll, beforeAll } from 'vitest';
import { trackView } from '#domain/orders/track-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { findOrder } from '#server/orders/find-order';
import { storedStory } from '#server/orders/present-order';
import { trackToken } from '#server/orders/track-token';
import type { Order } from '../../payload-types';
import { type Client, clientWith, ownerClient } from './client';
import { deliver } from './deliver';
import { makeOrder, makeService } from './factories';
import { startTestShop, type TestShop } from './test-shop';

/** What is found in the gloves of these tests: 23 dollars. */
export const LINES = [
  { description: 'New palm lining', amount: 1500 },
  { description: 'Heel pad', amount: 800 },
];

/** A shop where extra work is proposed and answered. */
export interface ExtraWorkShop {
  shop: TestShop;
  owner: Client;
  /** Whoever has no session. */
  anyone: Client;
  /** The id of a new order whose glove is here. */
  order: (data?: Partial<Order>) => Promise<string>;
  propose: (id: string, body?: object, headers?: Record<string, string>) => ReturnType<Client>;
  /** Proposes, and answers the proposal's id. */
  proposed: (id: string, body?: object) => Promise<string>;
  stored: (id: string) => Promise<Order>;
  /** The token of the order's page. */
  tokenOf: (id: string) => Promise<string>;
  /** Answers as the customer does. */
  answer: (id: string, extraId: string, word: string) => ReturnType<Client>;
  /** The order's page. */
  view: (id: string) => Promise<ReturnType<typeof trackView.parse>>;
  /** What its story tells of extra work. */
  kinds: (id: string) => Promise<string[]>;
  /** Sends what is due; the mails about an order, as 'to: subject'. */
  subjects: (id: string) => Promise<string[]>;
}

/** Gives the tests of a file such a shop, and ends it after them. */
export function withExtraWorkShop(take: (made: ExtraWorkShop) => void): void {
  let made: ExtraWorkShop | undefined;
  beforeAll(async () => {
    made = await openExtraWorkShop();
    take(made);
  });
  afterAll(() => made?.shop.close());
}

async function openExtraWorkShop(): Promise<ExtraWorkShop> {
  const shop = await startTestShop();
  const { payload } = shop;
  const [owner, anyone] = [await ownerClient(shop), clientWith(shop)];
  const { id: serviceId } = await makeService(payload);
  const stored = async (id: string) => {
    const found = await findOrder(payload, id);
    if (!found) throw new Error('the order is gone');
    return found;
  };
  const tokenOf = async (id: string) => trackToken(payload, await stored(id));
  const propose: ExtraWorkShop['propose'] = (id, body, headers) =>
    owner('POST', `/api/orders/${id}/extra-work`, { lines: LINES, ...body }, headers);
  return {
    ...{ shop, owner, anyone, stored, tokenOf, propose },
    order: async (data) => (await makeOrder(payload, serviceId, { status: 'received', ...data })).id,
    proposed: async (id, body) => createdAnswer.parse((await propose(id, body)).body).id,
    answer: async (id, extraId, word) =>
      anyone('POST', `/api/track/${await tokenOf(id)}/extra-work/${extraId}`, { answer: word }),
    view: async (id) => trackView.parse((await anyone('GET', `/api/track/${await tokenOf(id)}`)).body),
    kinds: async (id) =>
      storedStory(await stored(id))
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('extra-work') || kind === 'reminder'),
    subjects: async (id) => {
      const number = id.slice(0, 8).toUpperCase();
      return (await deliver(shop))
        .filter(({ subject }) => subject.includes(number))
        .map(({ to, subject }) => `${to}: ${subject.replace(number, 'N')}`)
        .sort();
    },
  };
}
