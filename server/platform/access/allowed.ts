import { type CollectionSlug, createLocalReq, type Payload, type Where } from 'payload';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Admin, Customer } from '../../../payload-types';

interface Allowed {
  payload: Payload;
  user: Admin | Customer;
  collection: CollectionSlug;
  operation: 'create' | 'read' | 'update';
}

/** Asks a collection's access rule for work that goes straight to the database. Returns its filter. Throws FORBIDDEN. */
export async function allowed({ payload, user, collection, operation }: Allowed): Promise<Where[]> {
  const req = await createLocalReq({ user }, payload);
  const verdict = await payload.collections[collection].config.access[operation]({ req });
  if (!verdict) throw new ShopError('FORBIDDEN');
  return verdict === true ? [] : [verdict];
}

/** A call by the owner or staff, as read from their session. */
export interface ByPerson {
  payload: Payload;
  user: Admin;
}

/** A call by one of them about one document. */
export interface OnOne extends ByPerson {
  id: string;
}

/** Their change of one document; `ifMatch` is the version they saw. */
export interface OwnersChange extends OnOne {
  ifMatch: number | undefined;
}

/** Their call to make something once per key. */
export interface Once extends ByPerson {
  idempotencyKey: string | undefined;
}

/** A call by the customer who's signed in. */
export interface ByCustomer {
  payload: Payload;
  customer: Customer;
}
