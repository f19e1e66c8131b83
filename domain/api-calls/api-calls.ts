import { ACCOUNT_CALLS } from './account-calls';
import type { ApiCall } from './api-call';
import { CATALOGUE_CALLS } from './catalogue-calls';
import { MESSAGE_CALLS } from './message-calls';
import { ORDER_CALLS } from './order-calls';
import { PAYMENT_CALLS } from './payment-calls';
import { PROGRAM_CALLS } from './program-calls';
import { UPLOAD_CALLS } from './upload-calls';

/** The calls by what they are about: the one list that documentation, roles and tests go by. */
export const API_SECTIONS: readonly { title: string; calls: readonly ApiCall[] }[] = [
  { title: 'Catalogue', calls: CATALOGUE_CALLS },
  { title: 'Accounts', calls: ACCOUNT_CALLS },
  { title: 'Orders and customers', calls: ORDER_CALLS },
  { title: 'Payment', calls: PAYMENT_CALLS },
  { title: 'Photos', calls: UPLOAD_CALLS },
  { title: 'Mail', calls: MESSAGE_CALLS },
  { title: 'Program', calls: PROGRAM_CALLS },
];

export const API_CALLS: readonly ApiCall[] = API_SECTIONS.flatMap(({ calls }) => calls);
