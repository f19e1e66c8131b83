import type { Payload } from 'payload';
import type { ServiceCreate } from '#domain/catalogue-contract';
import type { CreatedAnswer } from '#domain/change-answers';
import type { Admin, Service } from '../../payload-types';

interface AddService {
  payload: Payload;
  user: Admin;
  input: ServiceCreate;
}

/** Makes a service, last in the shop's list. */
export async function addService({ payload, user, input }: AddService): Promise<CreatedAnswer> {
  const { docs } = await payload.db.find<Service>({
    collection: 'services',
    sort: '-sortOrder',
    limit: 1,
    pagination: false,
  });
  const { id } = await payload.create({
    collection: 'services',
    data: { ...input, sortOrder: (docs[0]?.sortOrder ?? 0) + 1 },
    depth: 0,
    overrideAccess: false,
    user,
  });
  return { id };
}
