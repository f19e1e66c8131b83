import { z } from 'zod';
import { type BoughtAnswer, boughtAnswer, shipmentAnswer } from '#domain/shipments/shipment-contract';
import type { Env } from '#server/platform/environment/env';
import { shopJobs } from '#server/platform/process/shop-jobs';
import type { Order, Shipment } from '../../payload-types';
import { type Client, ownerClient } from './client';
import { makeOrder, makeService } from './factories';
import { startFakeEasypost } from './fake-easypost';
import { providerShop } from './provider-shop';
import { setRow } from './set-row';

const HOME = '1 Main St\nDover, DE 19901';

/** Starts a shop with its own fake EasyPost and a signed-in owner. Injected failures end with each test. */
export async function labelShop(extra: Partial<Record<keyof Env, string>> = {}) {
  const { fake: easypost, shop } = await providerShop(startFakeEasypost, extra);
  const owner = await ownerClient(shop);
  const serviceId = (await makeService(shop.payload)).id;

  /** An order to ship, finished on the bench. */
  const place = (data: Partial<Order> = {}) =>
    makeOrder(shop.payload, serviceId, {
      ...{ deliveryMethod: 'ship', shippingAddress: HOME, status: 'in-progress' },
      ...data,
    });

  const offer = async (orderId: string, body: object = { direction: 'to_customer' }, client = owner) =>
    shipmentAnswer.parse((await client('POST', `/api/orders/${orderId}/shipments`, body)).body);

  interface Buy {
    orderId: string;
    id: string;
    rateId: string | undefined;
    key?: string;
    client?: Client;
  }
  const buy = ({ orderId, id, rateId, key, client = owner }: Buy) =>
    client(
      'POST',
      `/api/orders/${orderId}/shipments/${id}/buy`,
      { rateId },
      key === undefined ? {} : { 'Idempotency-Key': key },
    );

  const makeDue = (id: string, since = 0) =>
    setRow(shop.payload, 'shipments', id, { checkAt: new Date(since).toISOString() });

  return {
    ...{ shop, easypost, owner, place, offer, buy, makeDue },
    /** Gets rates and buys the cheapest label. */
    buyCheapest: async (
      orderId: string,
      direction = 'to_customer',
    ): Promise<BoughtAnswer & { id: string }> => {
      const { id, rates } = await offer(orderId, { direction });
      const { body } = await buy({ orderId, id, rateId: rates[0]?.id });
      return { ...boughtAnswer.parse(body), id };
    },
    shipmentOf: (id: string): Promise<Shipment | null> =>
      shop.payload.db.findOne<Shipment>({ collection: 'shipments', where: { id: { equals: id } } }),
    /** Makes a label due and runs a job. */
    follow: async (id?: string, name = 'follow-labels') => {
      if (id) await makeDue(id);
      await shopJobs(shop.payload, shop.settings)
        .find((job) => job.name === name)
        ?.run(() => undefined);
    },
    historyOf: async (orderId: string) => {
      const { body } = await owner('GET', `/api/orders/${orderId}/events`);
      return z.array(z.object({ kind: z.string(), text: z.string() })).parse(body);
    },
  };
}
