import { beforeEach } from 'vitest';
import type { OrderRequestInput } from '#domain/orders/order-contract';
import type { Service } from '../../payload-types';
import { call } from './call';
import { ownerClient } from './client';
import { emptyMailbox, SITE } from './deliver';
import { makeService, orderBody } from './factories';
import { type TestShop, testShop } from './test-shop';

let people = 0;

/** Returns an email address that hasn't been used. */
export function unusedEmail(): string {
  people += 1;
  return `stranger-${people}@victim.example`;
}

/** Places a guest order. Returns its ID. Throws if it's refused. */
export async function orderOf(
  shop: TestShop,
  { id }: Service,
  changes: Partial<OrderRequestInput>,
): Promise<string> {
  const answer = await call(`${shop.url}/api/orders`, { body: orderBody(id, changes) });
  if (answer.status !== 201) throw new Error(`The order was answered with ${answer.status}`);
  return String(answer.body.orderId);
}

/** Starts a shop with limits, an empty mailbox before each test, and a service that guests order. */
export async function limitedShop() {
  const shop = await testShop({ RATE_LIMITS: 'on', SITE_URL: SITE });
  const service = await makeService(shop.payload, { name: 'Full relace' });
  beforeEach(() => emptyMailbox(shop));
  const order = (customerEmail: string, changes: Partial<OrderRequestInput> = {}) =>
    orderOf(shop, service, { customerEmail, ...changes });
  return { shop, service, owner: await ownerClient(shop), order };
}
