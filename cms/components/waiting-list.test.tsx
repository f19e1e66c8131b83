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
  for (const [title, name, address] of [
    ['Orders to receive', 'Orders to receive in the dashboard', '/admin?tab=orders&status=not_received'],
    ['Overdue', 'Overdue orders in the dashboard', '/admin?tab=orders&due=overdue&sort=readyBy'],
    ['Due this week', 'Orders due this week in the dashboard', '/admin?tab=orders&due=week&sort=readyBy'],
    ['Messages to answer', 'Messages to answer in the dashboard', '/admin?tab=orders&unanswered=1'],
    ['Questions to answer', 'Questions in the dashboard', '/admin?tab=messages'],
    [
      'Waiting for customer',
      'Orders waiting for the customer in the dashboard',
      '/admin?tab=orders&waiting=1',
    ],
    [
      'Instructions to send',
      'Orders without instructions in the dashboard',
      '/admin?tab=orders&uninstructed=1',
    ],
    ['Unpaid', 'Unpaid orders in the dashboard', '/admin?tab=orders&owes=1&sort=-amountDue'],
    ['Low laces', 'Saddle Tan', `/cms/collections/lace-colors/${ID}`],
    ['Low laces', 'Laces in the dashboard', '/admin?tab=laces'],
    ['Failed emails', 'Welcome', `/cms/collections/outbox/${ID}`],
    ['Payments to look at', 'Order 3F2A91C4', `/cms/collections/orders/${ID}`],
  ] as const)
    expect(card(title).getByRole('link', { name }).getAttribute('href'), title).toBe(address);
  for (const [title, text] of [
    ['Orders to receive', '3'],
    ['Messages to answer', 'One customer sent a message about an order.'],
    ['Questions to answer', '2 visitors have a question.'],
    ['Waiting for customer', "2 customers haven't answered about extra work."],
    ['Instructions to send', '5'],
    ['Unpaid', '$65.50'],
    ['Unpaid', "One order isn't paid yet."],
    ['Low laces', '(Need 3)'],
    ['Failed emails', '7'],
    ['Failed emails', 'jo@example.com'],
    ['Payments to look at', 'Paid twice.'],
    ['Disk nearly full', '1.5 GB'],
    ['Disk nearly full', /stops taking photos/],
  ] as const)
    expect(card(title).getByText(text), title).toBeTruthy();
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
