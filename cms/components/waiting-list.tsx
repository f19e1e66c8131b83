import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { OUTBOX_KIND_LABEL } from '#domain/email/outbox';
import { dashboardAddress } from '#domain/lists/dashboard-address';
import {
  FAILED_EMAILS,
  LOST_PAYMENTS,
  PAYMENT_PROBLEMS,
  WAITING_ORDERS,
  type WaitingOrders,
} from '#domain/lists/waiting';
import { orderNumber } from '#domain/orders/order-number';
import { LACE_STOCK_MIN } from '#domain/orders/ready-by';
import { editorEntry, editorList } from '#domain/pages/editor-address';
import { DISK_RESERVE_BYTES } from '#domain/photos/photo-limits';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import { plural } from '#domain/words/plural';
import type { WaitingForOwner } from '#server/waiting/read-waiting';

const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(1);

interface WaitingCard {
  title: string;
  count: number | null | undefined;
  figure?: string;
  hint?: string;
  entries?: { id: string; line: ReactNode }[];
  link?: { text: string; href: string; inEditor?: true };
}

const ORDER_CARDS: Record<WaitingOrders, (count: number) => { title: string; hint: string; link: string }> = {
  overdue: () => ({
    title: 'Overdue',
    hint: 'Past their date, and you still have the gloves.',
    link: 'Overdue orders in the dashboard',
  }),
  dueThisWeek: () => ({
    title: 'Due this week',
    hint: 'Due within seven days.',
    link: 'Orders due this week in the dashboard',
  }),
  toAnswer: (count) => ({
    title: 'Messages to answer',
    hint: counted(
      count,
      'One customer sent a message about an order.',
      'customers sent a message about an order.',
    ),
    link: 'Messages to answer in the dashboard',
  }),
  asked: (count) => ({
    title: 'Waiting for customer',
    hint: counted(
      count,
      "One customer hasn't answered about extra work.",
      "customers haven't answered about extra work.",
    ),
    link: 'Orders waiting for the customer in the dashboard',
  }),
  toInstruct: () => ({
    title: 'Instructions to send',
    hint: "These customers don't know yet how to get their glove to you.",
    link: 'Orders without instructions in the dashboard',
  }),
  ordersToReceive: () => ({
    title: 'Orders to receive',
    hint: 'The gloves are on their way to you.',
    link: 'Orders to receive in the dashboard',
  }),
};

/** Full disks and payment problems have a card only if there are any. */
function waitingCards(waiting: Waiting): WaitingCard[] {
  const { unpaid, questions, lowLaces, failedMails, paymentProblems, lostPayments, disk } = waiting;
  const full: WaitingCard[] = disk?.isLow
    ? [
        {
          title: 'Disk nearly full',
          count: 1,
          figure: `${gigabytes(disk.free)} GB`,
          hint: `That's how much is free on the server. Below ${gigabytes(DISK_RESERVE_BYTES)} GB the shop stops taking photos, but still takes orders. Free up space, or ask the person who runs the server.`,
        },
      ]
    : [];
  const payments: WaitingCard[] = [
    {
      title: 'Payments to look at',
      count: paymentProblems?.total,
      link: {
        text: 'All payments to look at',
        href: editorList('orders', PAYMENT_PROBLEMS),
        inEditor: true,
      },
      entries: paymentProblems?.docs.map(({ id, customerName, paymentProblem }) => ({
        id,
        line: (
          <>
            {editorLink('orders', id, `Order ${orderNumber(id)}`)} {customerName}
            <span className="shop-hint">{paymentProblem}</span>
          </>
        ),
      })),
    },
    {
      title: 'Payments without an order',
      count: lostPayments?.total,
      link: {
        text: 'All payments without an order',
        href: editorList('payment-attempts', LOST_PAYMENTS),
        inEditor: true,
      },
      entries: lostPayments?.docs.map(({ id, orderId, problem }) => ({
        id,
        line: (
          <>
            {editorLink('payment-attempts', id, `Payment of order ${orderNumber(orderId)}`)}
            <span className="shop-hint">{problem}</span>
          </>
        ),
      })),
    },
  ];
  return [
    ...full,
    ...payments.filter(({ count }) => count !== 0),
    ...WAITING_ORDERS.map(({ kind, ask }) => {
      const count = waiting[kind];
      const { link, ...card } = ORDER_CARDS[kind](count ?? 0);
      return { ...card, count, link: { text: link, href: dashboardAddress({ tab: 'orders', ...ask }) } };
    }),
    {
      title: 'Questions to answer',
      count: questions,
      hint: counted(
        questions ?? 0,
        "One visitor isn't sure what a glove needs.",
        'visitors have a question.',
      ),
      link: { text: 'Questions in the dashboard', href: dashboardAddress({ tab: 'messages' }) },
    },
    {
      title: 'Unpaid',
      count: unpaid?.count,
      figure: formatDollars(unpaid?.total ?? 0),
      hint: counted(unpaid?.count ?? 0, "One order isn't paid yet.", "orders aren't paid yet."),
      link: {
        text: 'Unpaid orders in the dashboard',
        href: dashboardAddress({ tab: 'orders', owes: '1', sort: '-amountDue' }),
      },
    },
    {
      title: 'Low laces',
      count: lowLaces?.length,
      link: { text: 'Laces in the dashboard', href: dashboardAddress({ tab: 'laces' }) },
      entries: lowLaces?.map(({ id, name, inventory }) => ({
        id,
        line: (
          <>
            {editorLink('lace-colors', id, name)} <span className="shop-number">{inventory}</span>{' '}
            <span className="shop-problem">(Need {LACE_STOCK_MIN})</span>
          </>
        ),
      })),
    },
    {
      title: 'Failed emails',
      count: failedMails?.total,
      link: { text: 'All failed emails', href: editorList('outbox', FAILED_EMAILS), inEditor: true },
      entries: failedMails?.docs.map(({ id, kind, recipient }) => ({
        id,
        line: (
          <>
            {editorLink('outbox', id, labelOf(OUTBOX_KIND_LABEL, kind))}
            {recipient && <span className="shop-hint">{recipient}</span>}
          </>
        ),
      })),
    },
  ];
}

function counted(count: number, one: string, many: string): string {
  return plural(count, { one, other: `${count} ${many}` });
}

function editorLink(collection: Parameters<typeof editorEntry>[0], id: string, text: string) {
  return (
    <Link href={editorEntry(collection, id)} prefetch={false}>
      {text}
    </Link>
  );
}

type Waiting = Omit<WaitingForOwner, 'newestOrders' | 'firstSteps'>;

export function WaitingList({ waiting }: { waiting: Waiting }) {
  return (
    <section aria-labelledby="shop-waits">
      <h1 id="shop-waits">Waiting for you</h1>
      <ul className="shop-start__cards">
        {waitingCards(waiting).map((card) => (
          <li key={card.title} className={card.count ? 'shop-waiting shop-waiting--some' : 'shop-waiting'}>
            <h2 className="shop-waiting__title">{card.title}</h2>
            <CardBody {...card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CardBody({ count, figure, hint, entries, link }: WaitingCard) {
  if (typeof count !== 'number') return <p className="shop-problem">Couldn't load this. Reload the page.</p>;
  if (count === 0) return <p className="shop-hint">Nothing is waiting.</p>;
  return (
    <>
      <p className="shop-waiting__figure shop-number">{figure ?? count}</p>
      {hint && <p className="shop-hint">{hint}</p>}
      {entries && (
        <ul className="shop-waiting__entries">
          {entries.map(({ id, line }) => (
            <li key={id}>{line}</li>
          ))}
        </ul>
      )}
      {link && (
        <p className="shop-waiting__way">
          {link.inEditor ? (
            <Link href={link.href} prefetch={false}>
              {link.text}
            </Link>
          ) : (
            <a href={link.href}>{link.text}</a>
          )}
        </p>
      )}
    </>
  );
}
