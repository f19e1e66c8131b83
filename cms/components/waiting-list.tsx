import { Link } from '@payloadcms/ui';
import { dashboardAddress } from '#domain/lists/dashboard-address';
import { FAILED_MAILS, LOST_PAYMENTS, PAYMENT_PROBLEMS } from '#domain/lists/what-waits';
import { OUTBOX_KIND_LABEL } from '#domain/mail/outbox';
import { orderNumber } from '#domain/orders/order-number';
import { LACE_STOCK_MIN } from '#domain/orders/ready-by';
import { editorEntry, editorList } from '#domain/pages/editor-address';
import { DISK_RESERVE_BYTES } from '#domain/photos/photo-limits';
import { formatDollars } from '#domain/wire/money';
import { labelOf } from '#domain/words/label-of';
import type { WhatWaits } from '#server/what-waits/read-what-waits';
import { WaitingCard } from './waiting-card';
import { counted, WaitingOrderCards } from './waiting-orders';

const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(1);

/** What waits for the owner, as cards; a full disk and money that needs a look are only told of when there is
 * such a thing. */
export function WaitingList({ waiting }: { waiting: Omit<WhatWaits, 'newestOrders' | 'firstSteps'> }) {
  const { unpaid, questions, lowLaces, failedMails, paymentProblems, lostPayments, disk } = waiting;
  return (
    <section aria-labelledby="shop-waits">
      <h1 id="shop-waits">What waits</h1>
      <ul className="shop-start__cards">
        {disk?.isLow && (
          <WaitingCard title="Disk nearly full" count={1} figure={`${gigabytes(disk.free)} GB`}>
            <p className="shop-hint">
              That much is free on the server. Below {gigabytes(DISK_RESERVE_BYTES)} GB the shop takes no more
              photos; orders go on. Please make room or ask whoever runs the server.
            </p>
          </WaitingCard>
        )}
        {paymentProblems?.total !== 0 && (
          <WaitingCard
            title="Payments to look at"
            count={paymentProblems?.total ?? null}
            way={
              <Link href={editorList('orders', PAYMENT_PROBLEMS)} prefetch={false}>
                All payments to look at
              </Link>
            }
          >
            <ul className="shop-waiting__entries">
              {paymentProblems?.docs.map(({ id, customerName, paymentProblem }) => (
                <li key={id}>
                  <Link href={editorEntry('orders', id)} prefetch={false}>
                    Order {orderNumber(id)}
                  </Link>{' '}
                  {customerName}
                  <span className="shop-hint">{paymentProblem}</span>
                </li>
              ))}
            </ul>
          </WaitingCard>
        )}
        {lostPayments?.total !== 0 && (
          <WaitingCard
            title="Payments without an order"
            count={lostPayments?.total ?? null}
            way={
              <Link href={editorList('payment-attempts', LOST_PAYMENTS)} prefetch={false}>
                All payments without an order
              </Link>
            }
          >
            <ul className="shop-waiting__entries">
              {lostPayments?.docs.map(({ id, orderId, problem }) => (
                <li key={id}>
                  <Link href={editorEntry('payment-attempts', id)} prefetch={false}>
                    Payment of order {orderNumber(orderId)}
                  </Link>
                  <span className="shop-hint">{problem}</span>
                </li>
              ))}
            </ul>
          </WaitingCard>
        )}
        <WaitingOrderCards counts={waiting} />
        <WaitingCard
          title="Questions to answer"
          count={questions}
          way={<a href={dashboardAddress({ tab: 'messages' })}>Questions in the dashboard</a>}
        >
          <p className="shop-hint">
            {counted(
              questions ?? 0,
              'One visitor is not sure what a glove needs.',
              'visitors asked you something.',
            )}
          </p>
        </WaitingCard>
        <WaitingCard
          title="Unpaid"
          count={unpaid?.count ?? null}
          figure={formatDollars(unpaid?.total ?? 0)}
          way={
            <a href={dashboardAddress({ tab: 'orders', owes: '1', sort: '-amountDue' })}>
              Unpaid orders in the dashboard
            </a>
          }
        >
          <p className="shop-hint">
            {counted(unpaid?.count ?? 0, 'One order is not paid yet.', 'orders are not paid yet.')}
          </p>
        </WaitingCard>
        <WaitingCard
          title="Low laces"
          count={lowLaces?.length ?? null}
          way={<a href={dashboardAddress({ tab: 'laces' })}>Laces in the dashboard</a>}
        >
          <ul className="shop-waiting__entries">
            {lowLaces?.map(({ id, name, inventory }) => (
              <li key={id}>
                <Link href={editorEntry('lace-colors', id)} prefetch={false}>
                  {name}
                </Link>{' '}
                <span className="shop-number">{inventory}</span>{' '}
                <span className="shop-problem">(Need {LACE_STOCK_MIN})</span>
              </li>
            ))}
          </ul>
        </WaitingCard>
        <WaitingCard
          title="Failed mails"
          count={failedMails?.total ?? null}
          way={
            <Link href={editorList('outbox', FAILED_MAILS)} prefetch={false}>
              All failed mails
            </Link>
          }
        >
          <ul className="shop-waiting__entries">
            {failedMails?.docs.map(({ id, kind, recipient }) => (
              <li key={id}>
                <Link href={editorEntry('outbox', id)} prefetch={false}>
                  {labelOf(OUTBOX_KIND_LABEL, kind)}
                </Link>
                {recipient && <span className="shop-hint">{recipient}</span>}
              </li>
            ))}
          </ul>
        </WaitingCard>
      </ul>
    </section>
  );
}
