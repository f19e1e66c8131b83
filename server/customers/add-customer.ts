import type { Payload } from 'payload';
import type { CreatedAnswer } from '#domain/change-answers';
import type { CustomerCreate } from '#domain/customer-contract';
import type { Admin } from '../../payload-types';
import { refuseTakenEmail } from './refuse-taken-email';

interface AddCustomer {
  payload: Payload;
  user: Admin;
  input: CustomerCreate;
}

/** Makes an account for a customer, not on the mailing list. Throws a 'conflict' ShopError for an e-mail in use. */
export async function addCustomer({ payload, user, input }: AddCustomer): Promise<CreatedAnswer> {
  await refuseTakenEmail({ payload, email: input.email });
  try {
    const { id } = await payload.create({
      collection: 'customers',
      data: { ...input, mailingListOptIn: false },
      depth: 0,
      overrideAccess: false,
      user,
    });
    return { id };
  } catch (error) {
    // Somebody else may have taken the e-mail in between.
    await refuseTakenEmail({ payload, email: input.email });
    throw error;
  }
}
