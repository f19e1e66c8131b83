import { ACCOUNT_CALLS } from './account-calls';
import type { ApiCall } from './api-call';
import { CATALOGUE_CALLS } from './catalogue-calls';
import { MESSAGE_CALLS } from './message-calls';
import { MONEY_CALLS } from './money-calls';
import { ORDER_CALLS } from './order-calls';
import { OWN_ACCOUNT_CALLS } from './own-account-calls';
import { PAYMENT_CALLS } from './payment-calls';
import { PROGRAM_CALLS } from './program-calls';
import { QUESTION_CALLS } from './question-calls';
import { TRACK_CALLS } from './track-calls';
import { UPLOAD_CALLS } from './upload-calls';
import { WORKSHOP_CALLS } from './workshop-calls';

/** The calls by what they are about: the one list that routes, documentation and tests are made from. */
export const API_SECTIONS: readonly { title: string; calls: readonly ApiCall[] }[] = [
  { title: 'Catalogue', calls: Object.values(CATALOGUE_CALLS) },
  { title: 'Workshop', calls: Object.values(WORKSHOP_CALLS) },
  { title: 'Accounts', calls: Object.values(ACCOUNT_CALLS) },
  { title: 'The own account', calls: Object.values(OWN_ACCOUNT_CALLS) },
  { title: 'Orders and customers', calls: Object.values(ORDER_CALLS) },
  { title: 'After the order', calls: Object.values(TRACK_CALLS) },
  { title: 'Payment', calls: Object.values(PAYMENT_CALLS) },
  { title: 'Books', calls: Object.values(MONEY_CALLS) },
  { title: 'Photos', calls: Object.values(UPLOAD_CALLS) },
  { title: 'Questions', calls: Object.values(QUESTION_CALLS) },
  { title: 'Mail', calls: Object.values(MESSAGE_CALLS) },
  { title: 'Program', calls: Object.values(PROGRAM_CALLS) },
];

export const API_CALLS: readonly ApiCall[] = API_SECTIONS.flatMap(({ calls }) => calls);
