import * as z from 'zod/mini';
import { OWN_VIEWS_MAX } from '../lists/order-views';
import { errorAnswer } from '../wire/wire';
import { MESSAGES, photoQuotaMessage, tooManyMessage } from '../words/shop-texts';

/** What only the server says, to other programs and to the owner in the editor: no page carries these in its script. */
export const SERVER_MESSAGES = {
  deletePendingPayment:
    'PayPal is still checking a payment of this order. It can be deleted when that is settled.',
  deletePaid:
    "This order has held money, so it stays in the books. Cancel it instead. If the customer's details have to go, have them erase their account.",
  deleteHasOrders:
    'This customer has orders, which the books need. Customers erase themselves from their account page; their orders stay without a name.',
  deleteInUse: "Orders use this, so it can't be deleted. Deactivate it instead.",
  signInToDelete: 'You signed in a while ago. Sign out and in again, then delete it.',
  deletePaymentProblem:
    'Please settle what the field Payment problem says and empty it before you delete this order.',
  paymentChecked:
    'PayPal is still checking an online payment of this order. Please wait until it has come or failed, then write down what is left to pay.',
  moreThanDue: 'That is more than is due of this order',
  nothingToSettle: 'There is nothing to settle about this payment any more',
  badSignature: 'The signature of this notice is not valid',
  webhookNotSetUp: 'Notices of PayPal are not set up in this shop',
  questionAnswered: 'This question is answered already. Its answer is shown now; nothing was sent.',
  mailHeldBack:
    'Held back: too many mails to this address for hours. Send it again if you know the customer.',
  mailPutOff: 'Put off: this address had its mails for this hour. It goes out by itself.',
  databaseAway: 'The database does not answer',
  lengthRequired: 'What is sent must say how long it is',
  editorNeedsCode:
    'This account needs a code as well. Please sign in by the link below the form; it leads back here.',
  wrongCode: 'This code is not right, or was used already',
  noSecondFactor: 'There is no second factor',
  passkeyUnknown: 'This passkey does not open the shop',
  signInAnew:
    'You signed in a while ago. For a new password please log out, sign in again and save once more.',
  sortByOwnFields: 'A list can only be sorted by its own fields',
  confirmAgain: 'Please confirm that it is you, and try again',
  passkeyRefused: 'The passkey could not be added. Please try again.',
  passkeysFull: 'You have as many passkeys as the shop keeps. Please remove one first.',
  staffExists: 'Somebody of the shop signs in with this email already',
  viewExists: 'There is a view of this name already',
  viewsFull: `There is room for ${OWN_VIEWS_MAX} views of your own. Please delete one first.`,
  mailNotFailed: 'Only a mail that failed can be sent again',
} as const;

/** Each failure's code, HTTP status, and message. Codes keep their meaning when the words change; pages import only the type. */
export const FAILURES = {
  VALIDATION: [400, MESSAGES.invalidBody],
  DISCOUNT_INVALID: [400, MESSAGES.invalidBody],
  UNREADABLE: [400, MESSAGES.badJson],
  UNKNOWN_ENTRY: [400, MESSAGES.unknownEntry],
  PASSKEY_REFUSED: [400, SERVER_MESSAGES.passkeyRefused],
  PAYMENT_IN_PERSON_ONLY: [400, MESSAGES.onlinePaymentOff],
  PHOTO_NOT_UPLOADED: [400, MESSAGES.photoNotUploaded],
  PHOTO_GONE: [400, MESSAGES.photoGone],
  BAD_SIGNATURE: [400, SERVER_MESSAGES.badSignature],

  NOT_LOGGED_IN: [401, MESSAGES.notLoggedIn],
  PAYMENT_DECLINED: [402, MESSAGES.paymentDeclined],
  FORBIDDEN: [403, MESSAGES.forbidden],
  FOREIGN_ORIGIN: [403, MESSAGES.foreignOrigin],
  CONFIRM_AGAIN: [403, SERVER_MESSAGES.confirmAgain],
  REFUND_LIMIT: [403, MESSAGES.refundLimit],
  OTHER_CUSTOMER: [403, MESSAGES.otherCustomer],

  NOT_FOUND: [404, MESSAGES.notFound],
  PAYMENT_UNKNOWN: [404, MESSAGES.unknownPayment],
  UPLOAD_LINK_INVALID: [404, MESSAGES.uploadLinkInvalid],

  CONFLICT: [409, MESSAGES.conflict],
  ACCOUNT_EXISTS: [409, MESSAGES.accountExists],
  STAFF_EXISTS: [409, SERVER_MESSAGES.staffExists],
  CUSTOMER_EXISTS: [409, MESSAGES.customerExists],
  OPEN_ORDERS: [409, MESSAGES.openOrders],
  VIEW_EXISTS: [409, SERVER_MESSAGES.viewExists],
  VIEWS_FULL: [409, SERVER_MESSAGES.viewsFull],
  DISCOUNT_EXISTS: [409, MESSAGES.codeExists],
  ORDER_IS_DROPPED_OFF: [409, MESSAGES.orderIsDroppedOff],
  ORDER_IS_SHIPPED: [409, MESSAGES.orderIsShipped],
  ORDER_CANCELED: [409, MESSAGES.orderCanceled],
  ORDER_PAID: [409, MESSAGES.alreadyPaid],
  NOTHING_TO_PAY: [409, MESSAGES.nothingToPay],
  MORE_THAN_DUE: [409, SERVER_MESSAGES.moreThanDue],
  AMOUNT_CHANGED: [409, MESSAGES.wrongAmount],
  PAYMENT_PENDING: [409, MESSAGES.paymentPending],
  PAYMENT_NOT_APPROVED: [409, MESSAGES.paymentNotApproved],
  PAYMENT_ENDED: [409, MESSAGES.paymentEnded],
  PAYMENT_PROBLEM: [409, MESSAGES.paymentProblem],
  PAYMENT_FOREIGN: [409, MESSAGES.foreignPayment],
  EXTRA_WORK_OPEN: [409, MESSAGES.extraWorkOpen],
  EXTRA_WORK_OVER: [409, MESSAGES.extraWorkOver],
  ORDER_OVER: [409, MESSAGES.orderTakesNoWork],
  REFUND_TOO_MUCH: [409, MESSAGES.refundTooMuch],
  ALREADY_CANCELED: [409, MESSAGES.alreadyCanceled],
  STORY_FULL: [409, MESSAGES.storyFull],
  QUESTION_ANSWERED: [409, SERVER_MESSAGES.questionAnswered],
  NOTHING_TO_SETTLE: [409, SERVER_MESSAGES.nothingToSettle],
  MAIL_NOT_FAILED: [409, SERVER_MESSAGES.mailNotFailed],
  PASSKEYS_FULL: [409, SERVER_MESSAGES.passkeysFull],
  ALREADY_UPLOADED: [409, MESSAGES.alreadyUploaded],
  DELETE_PENDING_PAYMENT: [409, SERVER_MESSAGES.deletePendingPayment],
  DELETE_PAYMENT_PROBLEM: [409, SERVER_MESSAGES.deletePaymentProblem],
  DELETE_PAID: [409, SERVER_MESSAGES.deletePaid],
  DELETE_HAS_ORDERS: [409, SERVER_MESSAGES.deleteHasOrders],
  DELETE_IN_USE: [409, SERVER_MESSAGES.deleteInUse],

  LENGTH_REQUIRED: [411, SERVER_MESSAGES.lengthRequired],
  TOO_LARGE: [413, MESSAGES.tooLarge],
  PHOTO_TOO_LARGE: [413, MESSAGES.photoTooLarge],
  PHOTO_TOO_MANY_PIXELS: [413, MESSAGES.photoTooManyPixels],
  PHOTO_TOO_MANY_FRAMES: [413, MESSAGES.photoTooManyFrames],
  UNSUPPORTED_TYPE: [415, MESSAGES.unsupportedType],
  PHOTO_TYPE: [415, MESSAGES.photoType],
  PHOTO_UNREADABLE: [415, MESSAGES.photoUnreadable],

  RATE_LIMITED: [429, tooManyMessage(60)],
  PHOTO_QUOTA: [429, photoQuotaMessage(60 * 60)],
  INTERNAL: [500, MESSAGES.internal],
  DATABASE_AWAY: [503, SERVER_MESSAGES.databaseAway],
  ONLINE_PAYMENT_OFF: [503, MESSAGES.onlinePaymentOff],
  PAYMENT_AWAY: [503, MESSAGES.paymentAway],
  WEBHOOK_NOT_SET_UP: [503, SERVER_MESSAGES.webhookNotSetUp],
  PHOTOS_AWAY: [503, MESSAGES.photosAway],
  PHOTOS_FULL: [503, MESSAGES.photosFull],
  PHOTOS_BUSY: [503, MESSAGES.photosBusy],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type FailureCode = keyof typeof FAILURES;

/** Whether a word is one of the codes. */
export function isFailureCode(word: unknown): word is FailureCode {
  return typeof word === 'string' && Object.hasOwn(FAILURES, word);
}

/** Every error answer, as the server of today sends it. */
export const failureAnswer = z.extend(errorAnswer, { code: z.enum(Object.keys(FAILURES)) });

/** The code of a body in which nothing but this field is wrong, where that is another case than any wrong body. */
export const FIELD_FAILURES: Readonly<Record<string, FailureCode>> = { discountCode: 'DISCOUNT_INVALID' };
