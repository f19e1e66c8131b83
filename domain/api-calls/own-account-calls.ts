import { z } from 'zod';
import { customerMe, loginAnswer } from '../customers/account-contract';
import {
  confirmEmailRequest,
  customerExport,
  emailChangeRequest,
  eraseRequest,
  ownDetailsPatch,
  passwordChangeRequest,
  sessionView,
} from '../own-account/own-account-contract';
import { changedAnswer } from '../wire/change-answers';
import type { ApiCalls } from './api-call';

/** What customers change about their own account, and what they take along or away. */
export const OWN_ACCOUNT_CALLS = {
  changeMe: {
    call: 'PATCH /api/customer/me',
    role: 'customer',
    summary: 'Changes name or phone number; an empty phone number takes it away.',
    body: ownDetailsPatch,
    answer: customerMe,
  },
  askForEmail: {
    call: 'POST /api/customer/me/email',
    role: 'customer',
    summary:
      'Mails a link to a new e-mail, which counts once that is used; a wrong password is a 200 with `success: false`.',
    body: emailChangeRequest,
    answer: loginAnswer,
    refusals: ['ACCOUNT_EXISTS', 'RATE_LIMITED'],
  },
  confirmEmail: {
    call: 'POST /api/customer/confirm-email',
    role: 'anyone',
    summary:
      'Changes the e-mail with a mailed token and tells the old one; a token that is over is a 200 with `success: false`.',
    body: confirmEmailRequest,
    answer: loginAnswer,
    limit: { kind: 'confirm-address', counts: 'valid' },
    refusals: ['ACCOUNT_EXISTS'],
  },
  changePassword: {
    call: 'POST /api/customer/me/password',
    role: 'customer',
    summary:
      'Sets a new password and ends the other sessions; a wrong current password is a 200 with `success: false`.',
    body: passwordChangeRequest,
    answer: loginAnswer,
    refusals: ['RATE_LIMITED'],
  },
  sessions: {
    call: 'GET /api/customer/sessions',
    role: 'customer',
    summary: 'Where the customer is signed in, last used first.',
    answer: z.array(sessionView),
  },
  endSession: {
    call: 'DELETE /api/customer/sessions/:id',
    role: 'customer',
    summary: 'Ends one of the own sessions; the present one too, which is a logout.',
    answer: changedAnswer,
  },
  endOtherSessions: {
    call: 'DELETE /api/customer/sessions',
    role: 'customer',
    summary: 'Ends all own sessions but the present one.',
    answer: changedAnswer,
  },
  exportMe: {
    call: 'GET /api/customer/me/export',
    role: 'customer',
    summary: 'Everything that is stored about the customer, as a file to keep.',
    answer: customerExport,
  },
  eraseMe: {
    call: 'POST /api/customer/me/erase',
    role: 'customer',
    summary:
      'Erases the customer and keeps the orders without a person for the books; a wrong password is a 200 with `success: false`.',
    body: eraseRequest,
    answer: loginAnswer,
    refusals: ['OPEN_ORDERS', 'RATE_LIMITED'],
  },
} as const satisfies ApiCalls;
