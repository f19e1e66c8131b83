import type { Payload } from 'payload';
import type { ServiceCreate } from '#domain/catalogue/service-changes';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { createOnce } from '#server/access/create-once';
import type { Admin, Service } from '../../payload-types';

interface AddService {
  payload: Payload;
  user: Admin;
  input: ServiceCreate;
  idempotencyKey?: string;
}

/** Makes a service, last in the shop's list; the same key never makes a second one. */
export async function addService({
  payload,
  user,
  input,
  idempotencyKey,
}: AddService): Promise<CreatedAnswer> {
  const { docs } = await payload.db.find<Service>({
    collection: 'services',
    sort: '-sortOrder',
    limit: 1,
    pagination: false,
  });
  const data = { ...input, sortOrder: (docs[0]?.sortOrder ?? 0) + 1 };
  return createOnce({ payload, user, collection: 'services', data, idempotencyKey });
}
