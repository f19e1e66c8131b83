import { z } from 'zod';
import {
  adminLoginAnswer,
  customerLoginRequest,
  customerMe,
  forgotPasswordRequest,
  loginAnswer,
  mailingListRequest,
  messageAnswer,
  resetPasswordRequest,
} from '../customers/account-contract';
import { checkAnswer } from '../customers/session-contract';
import { signupAnswer, signupRequest } from '../mailing-list/mailing-list';
import { orderView } from '../orders/order-view';
import {
  confirmEmailRequest,
  customerExport,
  emailChangeRequest,
  eraseRequest,
  ownDetailsPatch,
  passwordChangeRequest,
  sessionView,
} from '../own-account/own-account-contract';
import { adminLoginRequest, invitationRequest } from '../staff/staff-contract';
import { changedAnswer } from '../wire/change-answers';
import { type ApiCalls, ONCE } from './api-call';

export const ACCOUNT_CALLS = {
  signUp: {
    call: 'POST /api/mailing-list/signup',
    role: 'anyone',
    summary: "Creates an account that's on the mailing list.",
    body: signupRequest,
    headers: ONCE,
    answer: signupAnswer,
    status: 201,
    limit: { kind: 'signup-address', counts: 'valid' },
    refusals: ['ACCOUNT_EXISTS'],
  },
  checkCustomer: {
    call: 'GET /api/customer/check',
    role: 'anyone',
    summary: 'Whether the caller is signed in as a customer.',
    answer: checkAnswer,
  },
  logInCustomer: {
    call: 'POST /api/customer/login',
    role: 'anyone',
    summary: 'Signs a customer in. Wrong credentials return 200 with `success: false`.',
    body: customerLoginRequest,
    answer: loginAnswer,
    failedTries: ['login-pair', 'login-address', 'login-account'],
    refusals: ['RATE_LIMITED'],
  },
  logOutCustomer: {
    call: 'POST /api/customer/logout',
    role: 'anyone',
    summary: "Ends the customer's session on the server.",
    answer: changedAnswer,
  },
  forgotPassword: {
    call: 'POST /api/customer/forgot-password',
    role: 'anyone',
    summary:
      'Emails a link to choose a new password if the account exists. The answer is the same either way.',
    body: forgotPasswordRequest,
    answer: messageAnswer,
    limit: { kind: 'forgot-address', counts: 'valid' },
  },
  resetPassword: {
    call: 'POST /api/customer/reset-password',
    role: 'anyone',
    summary:
      'Sets a new password with an emailed token. An expired or used one returns 200 with `success: false`.',
    body: resetPasswordRequest,
    answer: loginAnswer,
    limit: { kind: 'reset-address', counts: 'valid' },
  },
  me: {
    call: 'GET /api/customer/me',
    role: 'customer',
    summary: 'The signed-in customer.',
    answer: customerMe,
  },
  ownOrders: {
    call: 'GET /api/customer/orders',
    role: 'customer',
    summary: "The customer's own orders, newest first.",
    answer: z.array(orderView),
  },
  setMailingList: {
    call: 'PATCH /api/customer/mailing-list',
    role: 'customer',
    summary: 'Joins or leaves the mailing list.',
    body: mailingListRequest,
    answer: customerMe,
  },
  checkOwner: {
    call: 'GET /api/admin/check',
    role: 'anyone',
    summary: 'Whether someone on the staff is signed in, and who.',
    answer: checkAnswer,
  },
  logInOwner: {
    call: 'POST /api/admin/login',
    role: 'anyone',
    summary:
      'Signs in to dashboard and editor: the owner by password, staff by `email` and password. Wrong credentials return 200 with `success: false`, and so do right ones that still need a `code`.',
    body: adminLoginRequest,
    answer: adminLoginAnswer,
    failedTries: ['admin-login', 'login-pair', 'login-address', 'login-account', 'factor-account'],
    refusals: ['RATE_LIMITED'],
  },
  logOutOwner: {
    call: 'POST /api/admin/logout',
    role: 'anyone',
    summary: "Ends the signed-in person's session on the server.",
    answer: changedAnswer,
  },
  takeInvitation: {
    call: 'POST /api/admin/invitation',
    role: 'anyone',
    summary:
      "Sets an invited person's password with an emailed token. An expired or used one returns 200 with `success: false`.",
    body: invitationRequest,
    answer: loginAnswer,
    limit: { kind: 'reset-address', counts: 'valid' },
  },
} as const satisfies ApiCalls;

export const OWN_ACCOUNT_CALLS = {
  changeMe: {
    call: 'PATCH /api/customer/me',
    role: 'customer',
    summary: 'Changes name or phone number. An empty phone number removes it.',
    body: ownDetailsPatch,
    answer: customerMe,
  },
  askForEmail: {
    call: 'POST /api/customer/me/email',
    role: 'customer',
    summary:
      'Emails a link to a new email, which counts once the link is used. A wrong password returns 200 with `success: false`.',
    body: emailChangeRequest,
    answer: loginAnswer,
    refusals: ['ACCOUNT_EXISTS', 'RATE_LIMITED'],
  },
  confirmEmail: {
    call: 'POST /api/customer/confirm-email',
    role: 'anyone',
    summary:
      'Changes the email with an emailed token and notifies the old one. An expired token returns 200 with `success: false`.',
    body: confirmEmailRequest,
    answer: loginAnswer,
    limit: { kind: 'confirm-address', counts: 'valid' },
    refusals: ['ACCOUNT_EXISTS'],
  },
  changePassword: {
    call: 'POST /api/customer/me/password',
    role: 'customer',
    summary:
      'Sets a new password and ends the other sessions. A wrong current password returns 200 with `success: false`.',
    body: passwordChangeRequest,
    answer: loginAnswer,
    refusals: ['RATE_LIMITED'],
  },
  sessions: {
    call: 'GET /api/customer/sessions',
    role: 'customer',
    summary: "The customer's sessions, last used first.",
    answer: z.array(sessionView),
  },
  endSession: {
    call: 'DELETE /api/customer/sessions/:id',
    role: 'customer',
    summary: 'Ends one of your sessions. Ending this one signs you out.',
    answer: changedAnswer,
  },
  endOtherSessions: {
    call: 'DELETE /api/customer/sessions',
    role: 'customer',
    summary: 'Ends all your sessions except this one.',
    answer: changedAnswer,
  },
  exportMe: {
    call: 'GET /api/customer/me/export',
    role: 'customer',
    summary: 'Everything stored about the customer, as a file to keep.',
    answer: customerExport,
  },
  eraseMe: {
    call: 'POST /api/customer/me/erase',
    role: 'customer',
    summary:
      'Erases the customer and keeps the orders without personal data for the books. A wrong password returns 200 with `success: false`.',
    body: eraseRequest,
    answer: loginAnswer,
    refusals: ['OPEN_ORDERS', 'RATE_LIMITED'],
  },
} as const satisfies ApiCalls;
