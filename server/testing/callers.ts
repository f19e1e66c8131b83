import type { Payload } from 'payload';
import type { Admin, Customer } from '../../payload-types';

/** Options that make a Local API call ask the access rules for this caller. */
export interface As {
  overrideAccess: false;
  user: Admin | Customer | null;
}

export const asAnonymous: As = { overrideAccess: false, user: null };

/** As this customer. */
export function asCustomer(customer: Customer): As {
  return { overrideAccess: false, user: { ...customer, collection: 'customers' } };
}

/** As somebody of the staff. */
export function asStaff(staff: Admin): As {
  return { overrideAccess: false, user: { ...staff, collection: 'admins' } };
}

/** As the shop's owner. */
export async function asAdmin(payload: Payload): Promise<As> {
  const [admin] = (await payload.find({ collection: 'admins', limit: 1, depth: 0 })).docs;
  if (!admin) throw new Error('the test shop has no admin');
  return { overrideAccess: false, user: { ...admin, collection: 'admins' } };
}
