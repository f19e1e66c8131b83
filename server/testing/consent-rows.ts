import type { Payload } from 'payload';
import { findAll } from '#server/platform/database/find';

/** Reads stored consents, oldest first, and accounts by email. */
export const consentRows = (payload: Payload) => ({
  ofCustomer: (customerId: string) =>
    findAll(payload, 'consents', { customerId: { equals: customerId } }, 'at'),
  ofEmail: (email: string) => findAll(payload, 'consents', { email: { equals: email } }, 'at'),
  byEmail: async (email: string) => {
    const [customer] = await findAll(payload, 'customers', { email: { equals: email } });
    if (!customer) throw new Error('no account');
    return customer;
  },
});
