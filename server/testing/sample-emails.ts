import type { EmailKind } from '#domain/email/outbox';
import type { ExtraWork } from '#domain/orders/extra-work';
import type { LedgerEntry } from '#domain/orders/ledger';
import { trackSteps } from '#domain/orders/track-steps';
import { REFUND_FAILED, WITHOUT_ORDER } from '#domain/payments/problem-kinds';
import type { QuestionView } from '#domain/questions/question-contract';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import type { EmailContent, EmailSender } from '../email/templates/email-content';
import type { EmailedOrder } from '../email/templates/emailed-order';
import * as aboutWork from '../email/templates/extra-work-emails';
import { healthChanged } from '../email/templates/health-emails';
import { labelFound } from '../email/templates/label-emails';
import * as aboutOrder from '../email/templates/order-emails';
import * as aboutPackages from '../email/templates/package-emails';
import * as aboutMoney from '../email/templates/payment-emails';
import * as toPeople from '../email/templates/people-emails';
import { renderEmail } from '../email/templates/render-email';
import * as aboutStatus from '../email/templates/status-emails';

const SITE = 'https://gloves.example';
const LONG_EMAIL = 'christopher.wintergreen-shortstop.the.third@mail.wintergreens-of-cooperstown.example';
const AT = '2026-11-02T15:00:00.000Z';

const sender: EmailSender = {
  shopName: 'The Glove Shop',
  siteUrl: SITE,
  shop: {
    ...SHOP_DEFAULTS,
    logo: '/media/logo.webp',
    phone: '(607) 555-0142',
    shopEmail: 'hello@gloves.example',
  },
};

const refund: LedgerEntry = {
  id: 'r1',
  at: AT,
  kind: 'refund',
  how: 'paypal',
  amount: 4500,
  status: 'succeeded',
  isCounted: true,
  captureId: 'c1',
  providerId: 'p1',
  refundId: 'r1',
  reason: 'The web was sound after all.',
  fee: null,
};

const order: EmailedOrder = {
  id: '3f2a91c4-1c1a-4b1e-8f00-000000000001',
  number: '3F2A91C4',
  customerName: 'Christopher Wintergreen-Shortstop',
  customerEmail: LONG_EMAIL,
  customerPhone: '(555) 010-2030',
  deliveryMethod: 'ship',
  status: 'pending_payment',
  paymentStatus: 'pending',
  shippingAddress: '1200 Old Cooperstown Turnpike, Apartment 14B\nCooperstown, NY 13326',
  discountCode: 'OPENINGDAY2026',
  trackingNumber: '1Z999AA10123456784',
  items: [
    {
      id: '3f2a91c4-1c1a-4b1e-8f00-000000000002',
      serviceId: '3f2a91c4-1c1a-4b1e-8f00-000000000003',
      serviceName: "Catcher's or First Base Mitt Relace",
      price: 11_000,
      laceColorId: '3f2a91c4-1c1a-4b1e-8f00-000000000004',
      laceColorName: 'Saddle tan',
      gloveDetails: 'A 33 inch mitt, two laces torn at the heel',
      specialInstructions: 'Please keep the old knots',
      gloveImages: [],
    },
  ],
  totals: { subtotal: 11_000, discountAmount: 1100, shippingCharge: 1500, total: 11_400 },
  extraLines: [{ description: 'Palm patch of matching leather', amount: 5500 }],
  extraTotal: 5500,
  amountPaid: 0,
  amountRefunded: 0,
  amountDue: 16_900,
  readyEstimate: { minDays: 21, maxDays: 24 },
  readyBy: { from: '2026-11-30', to: '2026-12-03' },
  hereBy: '2026-11-09',
  steps: trackSteps({
    status: 'in-progress',
    paymentStatus: 'succeeded',
    deliveryMethod: 'ship',
    total: 11_400,
    createdAt: AT,
    story: [],
  }),
  isClosedUnpaid: false,
  cancelReason: 'You asked us to.',
  cancelRefund: [refund],
  trackUrl: `${SITE}/track/some-token`,
  mayQuote: true,
  greeting: 'Christopher Wintergreen-Shortstop',
};
const dropoff: EmailedOrder = {
  ...order,
  deliveryMethod: 'dropoff',
  shippingAddress: null,
  trackingNumber: null,
};
const paid: EmailedOrder = {
  ...order,
  status: 'received',
  paymentStatus: 'succeeded',
  amountPaid: 11_400,
  amountDue: 5500,
};

const extraWork: ExtraWork = {
  id: 'w1',
  at: AT,
  lines: [
    { description: 'Palm patch of matching leather', amount: 5500 },
    { description: 'New binding at the wrist', amount: 2000 },
  ],
  note: 'The palm is worn through below the index finger.\nA patch holds it for years.',
  photos: ['/media/one.webp', '/media/two.webp'],
  expiresAt: '2026-11-16T15:00:00.000Z',
  status: 'open',
  answeredAt: null,
  evidence: null,
  remindedAt: null,
};
const question: QuestionView = {
  id: '3f2a91c4-1c1a-4b1e-8f00-000000000005',
  askedAt: AT,
  email: LONG_EMAIL,
  text: 'The heel of my catcher’s mitt is open at the seam.\nCan it be saved?',
  photos: ['/media/one.webp', '/media/two.webp'],
  answer: null,
};
const message = 'Shall we mend the heel, too?\nIt has a crack.';
const greeting = 'Christopher';

const SAMPLES: Record<EmailKind, EmailContent> = {
  'mail:order-received': aboutOrder.orderReceived(order, sender, {
    isEnteredByOwner: false,
    isWithPayment: false,
  }),
  'mail:new-order': aboutOrder.newOrder(order, sender, false),
  'mail:payment-received': aboutMoney.paymentReceived(paid, sender, 11_400),
  'mail:order-paid': aboutMoney.orderPaid(paid, sender, 11_400),
  'mail:shipping-instructions': aboutOrder.shippingInstructions(order, sender, { hasQr: true }),
  'mail:dropoff-instructions': aboutOrder.dropoffInstructions(dropoff, sender),
  'mail:status-received': aboutStatus.statusChange(paid, sender, 'received'),
  'mail:status-in-progress': aboutStatus.statusChange(paid, sender, 'in-progress'),
  'mail:status-shipped': aboutStatus.statusChange({ ...order, status: 'shipped' }, sender, 'shipped'),
  'mail:status-canceled': aboutStatus.statusChange({ ...paid, status: 'canceled' }, sender, 'canceled'),
  'mail:track-link': aboutOrder.trackLink(order),
  'mail:message-on-order': aboutOrder.messageOnOrder(order, sender, message),
  'mail:message-to-shop': aboutOrder.messageToShop(order, sender, message),
  'mail:ready-later': aboutStatus.readyLater(paid),
  'mail:refunded': aboutMoney.refunded(paid, [refund]),
  'mail:refund-failed': aboutMoney.paymentProblem(
    {
      subject: 'Refund failed',
      title: 'Refund failed',
      description: "PayPal didn't refund $45.00 to Robin Catcher, so nothing was counted as refunded.",
      todo: REFUND_FAILED.todo,
      number: paid.number,
      order: paid,
    },
    sender,
  ),
  'mail:payment-problem': aboutMoney.paymentProblem(
    {
      subject: 'Payment problem',
      title: 'Paid for a deleted order',
      description: 'Its order was deleted. Refund what PayPal took: 3C679384HN8401234 $91.50 COMPLETED.',
      todo: WITHOUT_ORDER,
      number: paid.number,
      order: null,
    },
    sender,
  ),
  'mail:label-found': labelFound(
    {
      ...{ orderId: order.id, direction: 'to_customer', carrier: 'USPS', service: 'GroundAdvantage' },
      ...{ amount: 593, trackingNumber: '9400100110368068953228' },
    },
    sender,
  ),
  'mail:reminder': aboutMoney.reminder(order, sender, false),
  'mail:last-reminder': aboutMoney.reminder(order, sender, true),
  'mail:extra-work': aboutWork.extraWorkProposed(paid, sender, { extraWork, isReminder: false }),
  'mail:extra-work-reminder': aboutWork.extraWorkProposed(paid, sender, { extraWork, isReminder: true }),
  'mail:extra-work-expired': aboutWork.extraWorkOver(paid, sender, { extraWork, isExpired: true }),
  'mail:extra-work-withdrawn': aboutWork.extraWorkOver(paid, sender, { extraWork, isExpired: false }),
  'mail:extra-work-accepted': aboutWork.extraWorkAnswered(paid, sender, { extraWork, outcome: 'accepted' }),
  'mail:extra-work-declined': aboutWork.extraWorkAnswered(paid, sender, { extraWork, outcome: 'declined' }),
  'mail:extra-work-unanswered': aboutWork.extraWorkAnswered(paid, sender, {
    extraWork,
    outcome: "didn't answer",
  }),
  'mail:package-delivered': aboutPackages.packageDelivered({ ...paid, status: 'shipped' }, sender, {
    direction: 'to_customer',
    state: 'delivered',
    day: '2026-12-05',
    carrier: 'UPS',
  }),
  'mail:package-trouble': aboutPackages.packageTrouble(
    { ...paid, status: 'shipped' },
    { direction: 'to_customer', state: 'returned', day: null, carrier: 'UPS' },
  ),
  'mail:package-trouble-to-shop': aboutPackages.packageTroubleToShop({ ...paid, status: 'shipped' }, sender, {
    direction: 'to_customer',
    state: 'failed',
    day: null,
    carrier: 'UPS',
  }),
  'mail:welcome': toPeople.welcome({ greeting, email: LONG_EMAIL, isOnMailingList: true }, sender),
  'mail:password-reset': toPeople.passwordReset(greeting, `${SITE}/customer/reset-password?token=t`),
  'mail:confirm-email': toPeople.confirmEmail(`${SITE}/customer/confirm-email?token=t`, sender),
  'mail:email-changed': toPeople.emailChanged(LONG_EMAIL, sender),
  'mail:staff-invitation': toPeople.staffInvitation(
    { name: 'Bo Stitch', email: LONG_EMAIL, href: `${SITE}/admin/invitation?token=t` },
    sender,
  ),
  'mail:security': toPeople.securityNews(
    {
      subject: 'New sign-in',
      description: 'Bo Stitch (Bench) signed in from a new browser.',
      at: AT,
      address: '203.0.113.7',
    },
    sender,
  ),
  'mail:health': healthChanged(
    {
      id: 'disk',
      title: 'Free disk space',
      state: 'red',
      found: '900 MB free in /data. New photos are refused.',
      todo: 'Free some space on the disk, or move DATA_DIR to a larger one.',
      at: AT,
    },
    true,
    sender,
  ),
  'mail:drawing-won': toPeople.drawingWon(
    { greeting, prize: 'A full glove relace', month: '2026-11' },
    sender,
  ),
  'mail:question': toPeople.questionAsked(question, sender),
  'mail:question-received': toPeople.QUESTION_RECEIVED,
  'mail:question-answered': toPeople.questionAnswered({ askedAt: AT, answer: message }, sender),
  'mail:message': toPeople.messageToMany(
    {
      greeting,
      subject: 'Opening day is near',
      message: 'The season begins.\n\nBring your glove by before the line is long.',
      unsubscribeUrl: `${SITE}/unsubscribe?token=t`,
    },
    sender,
  ),
};

/** Renders an email of every kind to HTML, by kind. */
export async function sampleEmails(): Promise<Record<string, string>> {
  const emails = await Promise.all(
    Object.entries(SAMPLES).map(
      async ([kind, content]) => [kind, await renderEmail(content, sender)] as const,
    ),
  );
  return Object.fromEntries(emails);
}
