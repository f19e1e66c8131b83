import { trackView } from '#domain/orders/track-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { findOrder } from '#server/orders/find-order';
import { storedHistory } from '#server/orders/present-order';
import { trackToken } from '#server/orders/track-token';
import type { Order } from '../../payload-types';
import { clientWith, ownerClient } from './client';
import { deliver } from './deliver';
import { makeOrder, makeService } from './factories';
import { testShop } from './test-shop';

export const LINES = [
  { description: 'New palm lining', amount: 1500 },
  { description: 'Heel pad', amount: 800 },
];

/** Starts a shop for tests of extra work. */
export async function extraWorkShop() {
  const shop = await testShop();
  const { payload } = shop;
  const [owner, anyone] = [await ownerClient(shop), clientWith(shop)];
  const { id: serviceId } = await makeService(payload);
  const stored = async (id: string) => {
    const found = await findOrder(payload, id);
    if (!found) throw new Error('the order is gone');
    return found;
  };
  const tokenOf = async (id: string) => trackToken(payload, await stored(id));
  const propose = (id: string, body?: object, headers?: Record<string, string>) =>
    owner('POST', `/api/orders/${id}/extra-work`, { lines: LINES, ...body }, headers);
  return {
    ...{ shop, owner, anyone, stored, tokenOf, propose },
    order: async (data?: Partial<Order>) =>
      (await makeOrder(payload, serviceId, { status: 'received', ...data })).id,
    proposed: async (id: string, body?: object) => createdAnswer.parse((await propose(id, body)).body).id,
    answer: async (id: string, extraId: string, word: string) =>
      anyone('POST', `/api/track/${await tokenOf(id)}/extra-work/${extraId}`, { answer: word }),
    view: async (id: string) =>
      trackView.parse((await anyone('GET', `/api/track/${await tokenOf(id)}`)).body),
    kinds: async (id: string) =>
      storedHistory(await stored(id))
        .map(({ kind }) => kind)
        .filter((kind) => kind.startsWith('extra-work') || kind === 'reminder'),
    /** Sends the emails and returns those about an order, as 'to: subject'. */
    subjects: async (id: string) => {
      const number = id.slice(0, 8).toUpperCase();
      return (await deliver(shop))
        .filter(({ subject }) => subject.includes(number))
        .map(({ to, subject }) => `${to}: ${subject.replace(number, 'N')}`)
        .sort();
    },
  };
}
