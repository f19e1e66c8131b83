import type { CollectionBeforeChangeHook } from 'payload';
import type { Customer } from '../../payload-types';

/** The owner who gives an account its address vouches for it (decision 009). */
export const vouchForEmail: CollectionBeforeChangeHook<Customer> = ({ data, originalDoc, req: { user } }) => {
  if (user?.collection !== 'admins' || !data.email || data.email === originalDoc?.email) return data;
  return { ...data, provenEmail: data.email };
};
