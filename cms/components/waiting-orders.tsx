import { dashboardAddress } from '#domain/lists/dashboard-address';
import { WAITING_ORDERS, type WaitingOrders } from '#domain/lists/what-waits';
import { WaitingCard } from './waiting-card';

interface Words {
  title: string;
  /** What is the matter with one, or with more of them. */
  hint: (count: number) => string;
  /** What the link to them is called. */
  way: string;
}

const WORDS: Record<WaitingOrders, Words> = {
  overdue: {
    title: 'Overdue',
    hint: () => 'Their day is over, and their gloves are still with you.',
    way: 'Overdue orders in the dashboard',
  },
  dueThisWeek: {
    title: 'Due this week',
    hint: () => 'They are to be ready within seven days.',
    way: 'Orders due this week in the dashboard',
  },
  toAnswer: {
    title: 'Messages to answer',
    hint: (count) => counted(count, 'One customer wrote about an order.', 'customers wrote about an order.'),
    way: 'Messages to answer in the dashboard',
  },
  asked: {
    title: 'Waiting for customer',
    hint: (count) =>
      counted(count, 'One customer is asked about extra work.', 'customers are asked about extra work.'),
    way: 'Orders that wait for their customer in the dashboard',
  },
  toInstruct: {
    title: 'Instructions to send',
    hint: () => 'Their customers do not know yet how the glove gets to you.',
    way: 'Orders without instructions in the dashboard',
  },
  ordersToReceive: {
    title: 'Orders to receive',
    hint: () => 'Their gloves are on the way to you.',
    way: 'Orders to receive in the dashboard',
  },
};

/** A sentence about one, or about a number of them. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`;
}

/** The orders that wait for the owner, a card for each kind, with the way to them in the dashboard. */
export function WaitingOrderCards({ counts }: { counts: Record<WaitingOrders, number | null> }) {
  return WAITING_ORDERS.map(({ kind, ask }) => {
    const { title, hint, way } = WORDS[kind];
    const count = counts[kind];
    return (
      <WaitingCard
        key={kind}
        title={title}
        count={count}
        way={<a href={dashboardAddress({ tab: 'orders', ...ask })}>{way}</a>}
      >
        <p className="shop-hint">{hint(count ?? 0)}</p>
      </WaitingCard>
    );
  });
}
