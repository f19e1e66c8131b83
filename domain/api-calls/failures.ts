import * as z from 'zod/mini';
import { OWN_VIEWS_MAX } from '../lists/order-views';
import { PUSH_DEVICES_MAX } from '../push/push-services';
import { errorAnswer } from '../wire/wire';
import { MESSAGES, photoQuotaMessage, tooManyMessage } from '../words/shop-texts';

/** Messages for other programs and the editor. The storefront's scripts don't include them. */
export const SERVER_MESSAGES = {
  notAsked: "This question isn't open right now. Reload the page.",
  mayNotShow: "The customer hasn't said you can show this glove",
  consentsOnlyGrow: "Consent records can't be changed",
  rushOff: "We don't take rush orders right now. You can order without rush.",
  rushFull: "Today's rush spots are all taken. You can order without rush, or try again tomorrow.",
  deletePendingPayment:
    "PayPal is still checking a payment for this order. You can delete it once that's settled.",
  deletePaid:
    "This order has held money, so it stays in the books. Cancel it instead. If the customer's details have to go, have them erase their account.",
  deleteHasOrders:
    'This customer has orders, which the books need. Customers erase themselves from their account page; their orders stay without a name.',
  deleteInUse: "Orders use this, so it can't be deleted. Deactivate it instead.",
  signInToDelete: 'You signed in a while ago. Sign out, sign in again, and then delete it.',
  deletePaymentProblem: 'Settle the Payment problem and clear that field before you delete this order.',
  paymentChecked:
    "PayPal is still checking an online payment for this order. Wait until it succeeds or fails, then record what's left to pay.",
  moreThanDue: "That's more than this order's balance",
  nothingToSettle: 'This payment has nothing left to settle',
  badSignature: "This webhook's signature isn't valid",
  webhookNotSetUp: "PayPal webhooks aren't set up in this shop",
  questionAnswered: "Someone already answered this question. We've loaded their answer and sent nothing.",
  reviewsOff: "This order can't be reviewed right now. If something's wrong, send us a message instead.",
  reviewDecided: "Your review is on our home page, so it can't be changed anymore. You can still remove it.",
  mailHeldBack:
    'Held back: this address got too many emails in a few hours. Send it again if you know the customer.',
  mailPutOff: "Delayed: this address reached its limit for this hour. It'll go out by itself.",
  databaseAway: "The database isn't answering",
  shopAway: "We can't save anything right now. Wait a minute, then try again.",
  lengthRequired: 'The request needs a Content-Length header',
  editorNeedsCode:
    "This account also needs a code. Sign in with the link below the form, and it'll bring you back here.",
  wrongCode: 'This code is wrong or was already used',
  noSecondFactor: "There's no second factor",
  passkeyUnknown: "This passkey doesn't belong to an account here",
  signInAnew:
    'You signed in a while ago. To change the password, sign out, sign in again, and save once more.',
  sortByOwnFields: 'A list can only be sorted by its own fields',
  confirmAgain: "Confirm it's you and try again",
  passkeyRefused: "We couldn't add the passkey. Try again.",
  passkeysFull: 'You have as many passkeys as an account can have. Remove one first.',
  pushServiceUnknown: "This browser's push service isn't one we know. Try Chrome, Edge, Firefox, or Safari.",
  pushDevicesFull: `You can keep notifications on ${PUSH_DEVICES_MAX} devices. Remove one first.`,
  staffExists: 'Someone on the staff already signs in with this email',
  viewExists: 'You already have a view with this name',
  viewsFull: `You can keep ${OWN_VIEWS_MAX} views of your own. Delete one first.`,
  labelsOff: "Shipping labels aren't set up in this shop",
  labelRefused: 'The carrier refused this label. Try another service, or check the package and the address.',
  labelAway: "We can't reach the label service right now. Try again in a minute. You won't pay twice.",
  textsOff: "Text messages aren't set up in this shop",
  alreadyBought: 'This order already has a label in this direction. Void it before you buy another.',
  mailNotFailed: 'Only failed emails can be sent again',
} as const;

/** Each failure's code, HTTP status, and message. Codes keep their meaning when the wording changes. Pages import only the type. */
export const FAILURES = {
  VALIDATION: [400, MESSAGES.invalidBody],
  DISCOUNT_INVALID: [400, MESSAGES.invalidBody],
  UNREADABLE: [400, MESSAGES.badJson],
  UNKNOWN_ENTRY: [400, MESSAGES.unknownEntry],
  PASSKEY_REFUSED: [400, SERVER_MESSAGES.passkeyRefused],
  PUSH_SERVICE_UNKNOWN: [400, SERVER_MESSAGES.pushServiceUnknown],
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
  RUSH_OFF: [409, SERVER_MESSAGES.rushOff],
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
  NOT_ASKED: [409, SERVER_MESSAGES.notAsked],
  MAY_NOT_SHOW: [409, SERVER_MESSAGES.mayNotShow],
  ORDER_OVER: [409, MESSAGES.orderTakesNoWork],
  REFUND_TOO_MUCH: [409, MESSAGES.refundTooMuch],
  ALREADY_CANCELED: [409, MESSAGES.alreadyCanceled],
  STORY_FULL: [409, MESSAGES.historyFull],
  QUESTION_ANSWERED: [409, SERVER_MESSAGES.questionAnswered],
  REVIEWS_OFF: [409, SERVER_MESSAGES.reviewsOff],
  REVIEW_DECIDED: [409, SERVER_MESSAGES.reviewDecided],
  NOTHING_TO_SETTLE: [409, SERVER_MESSAGES.nothingToSettle],
  LABELS_OFF: [409, SERVER_MESSAGES.labelsOff],
  LABEL_REFUSED: [409, SERVER_MESSAGES.labelRefused],
  ALREADY_BOUGHT: [409, SERVER_MESSAGES.alreadyBought],
  TEXTS_OFF: [409, SERVER_MESSAGES.textsOff],
  MAIL_NOT_FAILED: [409, SERVER_MESSAGES.mailNotFailed],
  PUSH_DEVICES_FULL: [409, SERVER_MESSAGES.pushDevicesFull],
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
  SHOP_AWAY: [503, SERVER_MESSAGES.shopAway],
  DATABASE_AWAY: [503, SERVER_MESSAGES.databaseAway],
  ONLINE_PAYMENT_OFF: [503, MESSAGES.onlinePaymentOff],
  PAYMENT_AWAY: [503, MESSAGES.paymentAway],
  LABEL_AWAY: [503, SERVER_MESSAGES.labelAway],
  WEBHOOK_NOT_SET_UP: [503, SERVER_MESSAGES.webhookNotSetUp],
  PHOTOS_AWAY: [503, MESSAGES.photosAway],
  PHOTOS_FULL: [503, MESSAGES.photosFull],
  PHOTOS_BUSY: [503, MESSAGES.photosBusy],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type FailureCode = keyof typeof FAILURES;

export function isFailureCode(word: unknown): word is FailureCode {
  return typeof word === 'string' && Object.hasOwn(FAILURES, word);
}

export const failureAnswer = z.extend(errorAnswer, { code: z.enum(Object.keys(FAILURES)) });

/** The failure code of a body whose only wrong field is this one. Most fields have no code of their own. */
export const FIELD_FAILURES: Readonly<Record<string, FailureCode>> = { discountCode: 'DISCOUNT_INVALID' };
