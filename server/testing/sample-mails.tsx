import type { ReactElement } from 'react';
import { render } from 'react-email';
import type { MailKind } from '#domain/mail/outbox';
import type { ExtraWork } from '#domain/orders/extra-work';
import type { Movement } from '#domain/orders/movements';
import { trackSteps } from '#domain/orders/track-steps';
import { REFUND_FAILED, WITHOUT_ORDER } from '#domain/payments/problem-kinds';
import type { QuestionView } from '#domain/questions/question-contract';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { ConfirmEmail } from '../mail/templates/confirm-email';
import { DrawingWon } from '../mail/templates/drawing-won';
import { DropoffInstructions } from '../mail/templates/dropoff-instructions';
import { EmailChanged } from '../mail/templates/email-changed';
import { ExtraWorkAnswered } from '../mail/templates/extra-work-answered';
import { ExtraWorkOver } from '../mail/templates/extra-work-over';
import { ExtraWorkProposed } from '../mail/templates/extra-work-proposed';
import type { MailSender } from '../mail/templates/mail-layout';
import type { MailedOrder } from '../mail/templates/mailed-order';
import { Message } from '../mail/templates/message';
import { NewOrder } from '../mail/templates/new-order';
import { OrderMessage } from '../mail/templates/order-message';
import { OrderPaid } from '../mail/templates/order-paid';
import { OrderReceived } from '../mail/templates/order-received';
import { PasswordReset } from '../mail/templates/password-reset';
import { PaymentProblem } from '../mail/templates/payment-problem';
import { PaymentReceived } from '../mail/templates/payment-received';
import { QuestionAnswered } from '../mail/templates/question-answered';
import { QuestionAsked } from '../mail/templates/question-asked';
import { QuestionReceived } from '../mail/templates/question-received';
import { ReadyLater } from '../mail/templates/ready-later';
import { Refunded } from '../mail/templates/refunded';
import { Reminder } from '../mail/templates/reminder';
import { SecurityNews } from '../mail/templates/security-news';
import { ShippingInstructions } from '../mail/templates/shipping-instructions';
import { StaffInvitation } from '../mail/templates/staff-invitation';
import { StatusChange } from '../mail/templates/status-change';
import { TrackLink } from '../mail/templates/track-link';
import { Welcome } from '../mail/templates/welcome';

const SITE = 'https://gloves.example';
const LONG_EMAIL = 'christopher.wintergreen-shortstop.the.third@mail.wintergreens-of-cooperstown.example';
const AT = '2026-11-02T15:00:00.000Z';

const sender: MailSender = {
  shopName: 'The Glove Shop',
  siteUrl: SITE,
  shop: {
    ...SHOP_DEFAULTS,
    logo: '/media/logo.webp',
    phone: '(607) 555-0142',
    shopEmail: 'hello@gloves.example',
  },
};

const refund: Movement = {
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

const order: MailedOrder = {
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
  isVouched: true,
  greeting: 'Christopher Wintergreen-Shortstop',
};
const dropoff: MailedOrder = {
  ...order,
  deliveryMethod: 'dropoff',
  shippingAddress: null,
  trackingNumber: null,
};
const paid: MailedOrder = {
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
const proposal = { order: paid, extraWork, ...sender };
const text = 'Shall we mend the heel, too?\nIt has a crack.';

/** One of every kind, with what is long. */
const MAILS: Record<MailKind, ReactElement> = {
  'mail:order-received': (
    <OrderReceived order={order} isEnteredByOwner={false} isWithPayment={false} {...sender} />
  ),
  'mail:new-order': <NewOrder order={order} {...sender} />,
  'mail:payment-received': <PaymentReceived order={paid} paid={11_400} {...sender} />,
  'mail:order-paid': <OrderPaid order={paid} paid={11_400} {...sender} />,
  'mail:shipping-instructions': <ShippingInstructions order={order} {...sender} />,
  'mail:dropoff-instructions': <DropoffInstructions order={dropoff} {...sender} />,
  'mail:status-received': <StatusChange status="received" order={paid} {...sender} />,
  'mail:status-in-progress': <StatusChange status="in-progress" order={paid} {...sender} />,
  'mail:status-shipped': (
    <StatusChange status="shipped" order={{ ...order, status: 'shipped' }} {...sender} />
  ),
  'mail:status-canceled': (
    <StatusChange status="canceled" order={{ ...paid, status: 'canceled' }} {...sender} />
  ),
  'mail:track-link': <TrackLink order={order} {...sender} />,
  'mail:message-on-order': <OrderMessage order={order} text={text} isToShop={false} {...sender} />,
  'mail:message-to-shop': <OrderMessage order={order} text={text} isToShop {...sender} />,
  'mail:ready-later': <ReadyLater order={paid} {...sender} />,
  'mail:refunded': <Refunded order={paid} refund={[refund]} {...sender} />,
  'mail:refund-failed': (
    <PaymentProblem
      title="Refund failed"
      text="PayPal didn't refund $45.00 to Robin Catcher, so nothing was counted as refunded."
      todo={REFUND_FAILED.todo}
      number={paid.number}
      order={paid}
      {...sender}
    />
  ),
  'mail:payment-problem': (
    <PaymentProblem
      title="Paid for a deleted order"
      text="Its order was deleted. Refund what PayPal took: 3C679384HN8401234 $91.50 COMPLETED."
      todo={WITHOUT_ORDER}
      number={paid.number}
      order={null}
      {...sender}
    />
  ),
  'mail:reminder': <Reminder order={order} isLast={false} {...sender} />,
  'mail:last-reminder': <Reminder order={order} isLast {...sender} />,
  'mail:extra-work': <ExtraWorkProposed {...proposal} isReminder={false} />,
  'mail:extra-work-reminder': <ExtraWorkProposed {...proposal} isReminder />,
  'mail:extra-work-expired': <ExtraWorkOver {...proposal} isExpired />,
  'mail:extra-work-withdrawn': <ExtraWorkOver {...proposal} isExpired={false} />,
  'mail:extra-work-accepted': <ExtraWorkAnswered {...proposal} said="accepted" />,
  'mail:extra-work-declined': <ExtraWorkAnswered {...proposal} said="declined" />,
  'mail:extra-work-unanswered': <ExtraWorkAnswered {...proposal} said="did not answer" />,
  'mail:welcome': <Welcome greeting="Christopher" email={LONG_EMAIL} isOnMailingList {...sender} />,
  'mail:password-reset': (
    <PasswordReset greeting="Christopher" link={`${SITE}/customer/reset-password?token=t`} {...sender} />
  ),
  'mail:confirm-email': <ConfirmEmail link={`${SITE}/customer/confirm-email?token=t`} {...sender} />,
  'mail:email-changed': <EmailChanged email={LONG_EMAIL} {...sender} />,
  'mail:staff-invitation': (
    <StaffInvitation
      name="Bo Stitch"
      email={LONG_EMAIL}
      link={`${SITE}/admin/invitation?token=t`}
      {...sender}
    />
  ),
  'mail:security': (
    <SecurityNews
      heading="Login from a new browser"
      text="Bo Stitch (Bench) signed in from a browser that is new here."
      at={AT}
      address="203.0.113.7"
      {...sender}
    />
  ),
  'mail:drawing-won': (
    <DrawingWon greeting="Christopher" prize="A full glove relace" month="2026-11" {...sender} />
  ),
  'mail:question': <QuestionAsked question={question} {...sender} />,
  'mail:question-received': <QuestionReceived {...sender} />,
  'mail:question-answered': <QuestionAnswered askedAt={AT} text={text} {...sender} />,
  'mail:message': (
    <Message
      greeting="Christopher"
      subject="Opening day is near"
      message={'The season begins.\n\nBring your glove by before the line is long.'}
      unsubscribeUrl={`${SITE}/unsubscribe?token=t`}
      {...sender}
    />
  ),
};

/** One mail of every kind as HTML, by its kind. */
export async function sampleMails(): Promise<Record<string, string>> {
  const mails = await Promise.all(
    Object.entries(MAILS).map(async ([kind, mail]) => [kind, await render(mail)] as const),
  );
  return Object.fromEntries(mails);
}
