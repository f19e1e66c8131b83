import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOTHING_WAITING } from '#server/testing/nothing-waiting';
import { WaitingList } from './waiting-list';

// Payload's components import style sheets that only its own build understands.
vi.mock('@payloadcms/ui', () => ({
  Link: ({ href, children }: { href: string; children: ReactNode }) => <a href={href}>{children}</a>,
}));

afterEach(cleanup);

const NOTHING = { ...NOTHING_WAITING, disk: { free: 50 * 1024 ** 3, isLow: false } };
const ID = '3f2a91c4-0000-4000-8000-000000000000';

const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('li');
  if (!found) throw new Error(`${title} is in no card`);
  return within(found);
};

it('shows empty cards, but none for payment problems', () => {
  render(<WaitingList waiting={NOTHING} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Overdue',
    'Due this week',
    'Messages to answer',
    'Waiting for customer',
    'Instructions to send',
    'Orders to receive',
    'Questions to answer',
    'Unpaid',
    'Low laces',
    'Failed emails',
  ]);
  expect(screen.getAllByText('Nothing is waiting.')).toHaveLength(10);
});

it('shows each task with its link', () => {
  render(
    <WaitingList
      waiting={{
        overdue: 2,
        dueThisWeek: 4,
        toAnswer: 1,
        asked: 2,
        toInstruct: 5,
        ordersToReceive: 3,
        unpaid: { count: 1, total: 6550 },
        questions: 2,
        lowLaces: [{ id: ID, name: 'Saddle Tan', inventory: 2 }],
        failedMails: { docs: [{ id: ID, kind: 'mail:welcome', recipient: 'jo@example.com' }], total: 7 },
        paymentProblems: {
          docs: [{ id: ID, customerName: 'Jo Catcher', paymentProblem: 'Paid twice.' }],
          total: 1,
        },
        lostPayments: { docs: [], total: 0 },
        disk: { free: 1.5 * 1024 ** 3, isLow: true },
      }}
    />,
  );
  const linkOf = (title: string, name: string) =>
    card(title).getByRole('link', { name }).getAttribute('href');
  expect(card('Orders to receive').getByText('3')).toBeTruthy();
  expect(linkOf('Orders to receive', 'Orders to receive in the dashboard')).toBe(
    '/admin?tab=orders&status=not_received',
  );
  expect(linkOf('Overdue', 'Overdue orders in the dashboard')).toBe(
    '/admin?tab=orders&due=overdue&sort=readyBy',
  );
  expect(linkOf('Due this week', 'Orders due this week in the dashboard')).toBe(
    '/admin?tab=orders&due=week&sort=readyBy',
  );
  expect(card('Messages to answer').getByText('One customer sent a message about an order.')).toBeTruthy();
  expect(linkOf('Messages to answer', 'Messages to answer in the dashboard')).toBe(
    '/admin?tab=orders&unanswered=1',
  );
  expect(card('Questions to answer').getByText('2 visitors have a question.')).toBeTruthy();
  expect(linkOf('Questions to answer', 'Questions in the dashboard')).toBe('/admin?tab=messages');
  expect(
    card('Waiting for customer').getByText("2 customers haven't answered about extra work."),
  ).toBeTruthy();
  expect(linkOf('Waiting for customer', 'Orders waiting for the customer in the dashboard')).toBe(
    '/admin?tab=orders&waiting=1',
  );
  expect(card('Instructions to send').getByText('5')).toBeTruthy();
  expect(linkOf('Instructions to send', 'Orders without instructions in the dashboard')).toBe(
    '/admin?tab=orders&uninstructed=1',
  );
  expect(card('Unpaid').getByText('$65.50')).toBeTruthy();
  expect(card('Unpaid').getByText("One order isn't paid yet.")).toBeTruthy();
  expect(linkOf('Unpaid', 'Unpaid orders in the dashboard')).toBe('/admin?tab=orders&owes=1&sort=-amountDue');
  expect(card('Low laces').getByText('(Need 3)')).toBeTruthy();
  expect(linkOf('Low laces', 'Saddle Tan')).toBe(`/cms/collections/lace-colors/${ID}`);
  expect(linkOf('Low laces', 'Laces in the dashboard')).toBe('/admin?tab=laces');
  expect(card('Failed emails').getByText('7')).toBeTruthy();
  expect(card('Failed emails').getByText('jo@example.com')).toBeTruthy();
  expect(linkOf('Failed emails', 'Welcome')).toBe(`/cms/collections/outbox/${ID}`);
  expect(linkOf('Payments to look at', 'Order 3F2A91C4')).toBe(`/cms/collections/orders/${ID}`);
  expect(card('Payments to look at').getByText('Paid twice.')).toBeTruthy();
  expect(card('Disk nearly full').getByText('1.5 GB')).toBeTruthy();
  expect(card('Disk nearly full').getByText(/stops taking photos/)).toBeTruthy();
});

it('shows money for deleted orders with a link to the payment', () => {
  const problem = 'Its order was deleted. Refund what PayPal took: 3AB $80.00 COMPLETED.';
  render(
    <WaitingList
      waiting={{ ...NOTHING, lostPayments: { docs: [{ id: ID, orderId: ID, problem }], total: 1 } }}
    />,
  );
  const shown = card('Payments without an order');
  expect(shown.getByText(problem)).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Payment of order 3F2A91C4' }).getAttribute('href')).toBe(
    `/cms/collections/payment-attempts/${ID}`,
  );
});

it('shows an error on the card that failed to load and keeps the others', () => {
  render(<WaitingList waiting={{ ...NOTHING, unpaid: null, paymentProblems: null, ordersToReceive: 2 }} />);
  expect(card('Unpaid').getByText("Couldn't load this. Reload the page.")).toBeTruthy();
  expect(card('Payments to look at').getByText(/Couldn't load this/)).toBeTruthy();
  expect(card('Orders to receive').getByText('2')).toBeTruthy();
});
