import type { OrderRequestInput } from '#domain/orders/order-contract';
import type { Service } from '../../payload-types';
import { call } from './call';
import { orderBody } from './factories';
import type { TestShop } from './test-shop';

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
