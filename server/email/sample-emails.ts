import type { EmailKind } from '#domain/email/outbox';
import type { ExtraWork } from '#domain/orders/extra-work';
import type { LedgerEntry } from '#domain/orders/ledger';
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status';
import { trackSteps } from '#domain/orders/track-steps';
import { REFUND_FAILED, WITHOUT_ORDER } from '#domain/payments/problem-kinds';
import type { QuestionView } from '#domain/questions/question-contract';
import { sampleReviewEmails } from './sample-review-emails';
import { type EmailContent, type EmailSender, testEmail } from './templates/email-content';
import type { EmailedOrder } from './templates/emailed-order';
import * as aboutWork from './templates/extra-work-emails';
import { healthChanged } from './templates/health-emails';
import { labelFound } from './templates/label-emails';
import * as aboutOrder from './templates/order-emails';
import * as aboutPackages from './templates/package-emails';
import * as aboutMoney from './templates/payment-emails';
import * as toPeople from './templates/people-emails';
import * as aboutStatus from './templates/status-emails';
import { textsDontArrive } from './templates/text-emails';

const AT = '2026-11-02T15:00:00.000Z';

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

type SamplePerson = typeof ROBIN;

export const ROBIN = { name: 'Robin Catcher', greeting: 'Robin', email: 'robin@example.com' };
export const SAMPLE_NUMBER = '3F2A91C4';

/** An order's status, and its steps on the order's page. */
const inStatus = (status: OrderStatus, paymentStatus: PaymentStatus = 'succeeded') => ({
  status,
  paymentStatus,
  steps: trackSteps({
    status,
    paymentStatus,
    deliveryMethod: 'ship',
    total: 11_400,
    createdAt: AT,
    story: [],
  }),
});

const sampleOrder = ({
  name,
  email,
  siteUrl,
}: SamplePerson & Pick<EmailSender, 'siteUrl'>): EmailedOrder => ({
  id: '3f2a91c4-1c1a-4b1e-8f00-000000000001',
  number: SAMPLE_NUMBER,
  customerName: name,
  customerEmail: email,
  customerPhone: '(555) 010-2030',
  deliveryMethod: 'ship',
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
  ...inStatus('pending_payment', 'pending'),
  isClosedUnpaid: false,
  cancelReason: 'You asked us to.',
  cancelRefund: [refund],
  trackUrl: `${siteUrl}/track/some-token`,
  mayQuote: true,
  greeting: name,
});

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
const sampleQuestion = (email: string): QuestionView => ({
  id: '3f2a91c4-1c1a-4b1e-8f00-000000000005',
  askedAt: AT,
  email,
  text: "The heel of my catcher's mitt is open at the seam.\nCan it be saved?",
  photos: ['/media/one.webp', '/media/two.webp'],
  answer: null,
});
const message = 'Shall we mend the heel, too?\nIt has a crack.';

interface Samples {
  order: EmailedOrder;
  dropoff: EmailedOrder;
  paid: EmailedOrder;
  question: QuestionView;
  greeting: string;
  email: string;
}

const contentsOf = (
  sender: EmailSender,
  { order, dropoff, paid, question, greeting, email }: Samples,
): Record<EmailKind, EmailContent> => ({
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
  'mail:status-in-progress': aboutStatus.statusChange(
    { ...paid, ...inStatus('in-progress') },
    sender,
    'in-progress',
  ),
  'mail:status-shipped': aboutStatus.statusChange({ ...paid, ...inStatus('shipped') }, sender, 'shipped'),
  'mail:status-canceled': aboutStatus.statusChange({ ...paid, ...inStatus('canceled') }, sender, 'canceled'),
  'mail:track-link': aboutOrder.trackLink(order),
  'mail:message-on-order': aboutOrder.messageOnOrder(order, sender, message),
  'mail:message-to-shop': aboutOrder.messageToShop(order, sender, {
    text: message,
    channel: 'email',
    photos: ['/media/one.webp', '/media/two.webp'],
    files: [],
  }),
  'mail:reply-held': aboutOrder.replyHeld(order, sender),
  'mail:text-problem': textsDontArrive(order, sender, '30006'),
  ...sampleReviewEmails(sender, { order, greeting }),
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
  'mail:package-delivered': aboutPackages.packageDelivered({ ...paid, ...inStatus('shipped') }, sender, {
    direction: 'to_customer',
    state: 'delivered',
    day: '2026-12-05',
    carrier: 'UPS',
  }),
  'mail:package-trouble': aboutPackages.packageTrouble(
    { ...paid, ...inStatus('shipped') },
    { direction: 'to_customer', state: 'returned', day: null, carrier: 'UPS' },
  ),
  'mail:package-trouble-to-shop': aboutPackages.packageTroubleToShop(
    { ...paid, ...inStatus('shipped') },
    sender,
    {
      direction: 'to_customer',
      state: 'failed',
      day: null,
      carrier: 'UPS',
    },
  ),
  'mail:welcome': toPeople.welcome({ greeting, email: email, isOnMailingList: true }, sender),
  'mail:password-reset': toPeople.passwordReset(
    greeting,
    `${sender.siteUrl}/customer/reset-password?token=t`,
  ),
  'mail:confirm-email': toPeople.confirmEmail(`${sender.siteUrl}/customer/confirm-email?token=t`, sender),
  'mail:email-changed': toPeople.emailChanged(email, sender),
  'mail:staff-invitation': toPeople.staffInvitation(
    { name: 'Bo Stitch', email: email, href: `${sender.siteUrl}/admin/invitation?token=t` },
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
  'mail:test': testEmail(aboutOrder.trackLink(order)),
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
      unsubscribeUrl: `${sender.siteUrl}/unsubscribe?token=t`,
    },
    sender,
  ),
});

export function sampleContents(sender: EmailSender, person = ROBIN): Record<EmailKind, EmailContent> {
  const order = sampleOrder({ ...person, siteUrl: sender.siteUrl });
  return contentsOf(sender, {
    order,
    dropoff: { ...order, deliveryMethod: 'dropoff', shippingAddress: null, trackingNumber: null },
    paid: {
      ...order,
      ...inStatus('received'),
      hereBy: null,
      amountPaid: 11_400,
      amountDue: 5500,
    },
    question: sampleQuestion(person.email),
    greeting: person.greeting,
    email: person.email,
  });
}
