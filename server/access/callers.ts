import type { Payload } from 'payload';
import type { Admin, Customer } from '../../payload-types';

/** A call of one of the shop's people, as they were read from their session. */
export interface ByPerson {
  payload: Payload;
  user: Admin;
}

/** A call of the customer who is signed in. */
export interface ByCustomer {
  payload: Payload;
  customer: Customer;
}
