import type { Payload } from 'payload';
import type { Admin, Customer } from '../../payload-types';

export interface As {
  overrideAccess: false;
  user: Admin | Customer | null;
}

export const asAnonymous: As = { overrideAccess: false, user: null };

/** Calls as this customer. */
export function asCustomer(customer: Customer): As {
  return { overrideAccess: false, user: { ...customer, collection: 'customers' } };
}

/** Calls as this member of the staff. */
export function asStaff(staff: Admin): As {
  return { overrideAccess: false, user: { ...staff, collection: 'admins' } };
}

/** Calls as the owner. */
export async function asAdmin(payload: Payload): Promise<As> {
  const [admin] = (await payload.find({ collection: 'admins', limit: 1, depth: 0 })).docs;
  if (!admin) throw new Error('the test shop has no admin');
  return { overrideAccess: false, user: { ...admin, collection: 'admins' } };
}
