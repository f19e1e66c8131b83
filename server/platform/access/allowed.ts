import { type CollectionSlug, createLocalReq, type Payload, type Where } from 'payload';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Admin, Customer } from '../../../payload-types';

interface Allowed {
  payload: Payload;
  user: Admin | Customer;
  collection: CollectionSlug;
  operation: 'create' | 'read' | 'update';
}

/** Returns a collection's access rule as a filter, for direct database access. Throws FORBIDDEN if the person has no access. */
export async function allowed({ payload, user, collection, operation }: Allowed): Promise<Where[]> {
  const req = await createLocalReq({ user }, payload);
  const verdict = await payload.collections[collection].config.access[operation]({ req });
  if (!verdict) throw new ShopError('FORBIDDEN');
  return verdict === true ? [] : [verdict];
}

export interface ByPerson {
  payload: Payload;
  user: Admin;
}

export interface OnOne extends ByPerson {
  id: string;
}

/** `ifMatch` is the version that the person saw. */
export interface OwnersChange extends OnOne {
  ifMatch: number | undefined;
}

export interface Once extends ByPerson {
  idempotencyKey: string | undefined;
}

export interface ByCustomer {
  payload: Payload;
  customer: Customer;
}
