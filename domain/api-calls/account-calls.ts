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
import { adminLoginRequest, invitationRequest } from '../staff/staff-contract';
import { changedAnswer } from '../wire/change-answers';
import { type ApiCalls, ONCE } from './api-call';

/** Sign-up, sign-in and what customers do with their account. */
export const ACCOUNT_CALLS = {
  signUp: {
    call: 'POST /api/mailing-list/signup',
    role: 'anyone',
    summary: 'Makes an account that is on the mailing list.',
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
    summary: 'Signs a customer in; wrong credentials are a 200 with `success: false`.',
    body: customerLoginRequest,
    answer: loginAnswer,
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
    summary: 'Mails a link to choose a new password, if there is such an account; the answer does not tell.',
    body: forgotPasswordRequest,
    answer: messageAnswer,
    limit: { kind: 'forgot-address', counts: 'valid' },
  },
  resetPassword: {
    call: 'POST /api/customer/reset-password',
    role: 'anyone',
    summary:
      'Sets a new password with a mailed token; one that is over or used is a 200 with `success: false`.',
    body: resetPasswordRequest,
    answer: loginAnswer,
    limit: { kind: 'reset-address', counts: 'valid' },
  },
  me: {
    call: 'GET /api/customer/me',
    role: 'customer',
    summary: 'The customer who is signed in.',
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
    summary: 'Whether somebody of the shop is signed in, and who.',
    answer: checkAnswer,
  },
  logInOwner: {
    call: 'POST /api/admin/login',
    role: 'anyone',
    summary:
      'Signs the owner in by one password, staff by `email` and password, for dashboard and editor; wrong ones are a 200 with `success: false`, and so are right ones that a `code` must come with.',
    body: adminLoginRequest,
    answer: adminLoginAnswer,
    refusals: ['RATE_LIMITED'],
  },
  logOutOwner: {
    call: 'POST /api/admin/logout',
    role: 'anyone',
    summary: 'Ends the session of whoever of the shop is signed in, on the server.',
    answer: changedAnswer,
  },
  takeInvitation: {
    call: 'POST /api/admin/invitation',
    role: 'anyone',
    summary:
      'Sets the password of an invited person with a mailed token; one that is over or used is a 200 with `success: false`.',
    body: invitationRequest,
    answer: loginAnswer,
    limit: { kind: 'reset-address', counts: 'valid' },
  },
} as const satisfies ApiCalls;
