import { Link } from 'react-router-dom';
import type { BookSums, Books } from '#domain/books/books-contract';
import { daysOf } from '#domain/books/months';
import { formatDollars } from '#domain/wire/money';
import { paths } from '../../addresses/paths';
import { Muted, StackList } from '../../ui/arrange';
import { FigureCards } from '../parts/figure-cards';

/** A month's totals, and the money that isn't counted. */
export function MoneyFigures({ books }: { books: Books }) {
  const { counted, notCounted, test, feesUnknown, due } = books;
  const { paid, refunded, net, fees } = counted;
  const apart = [
    said("Not counted (paid twice, or for an order that couldn't take it)", notCounted),
    said('Test payments (no money moved)', test),
  ].filter((line) => line !== null);
  return (
    <>
      <FigureCards
        label="Figures of the month"
        wide={5}
        figures={[
          { name: 'Paid', value: formatDollars(paid) },
          { name: 'Refunded', value: formatDollars(refunded) },
          {
            name: 'Net',
            value: formatDollars(net),
            hint: fees > 0 && `${formatDollars(net - fees)} after fees`,
          },
          {
            name: 'Fees',
            value: formatDollars(fees),
            hint:
              feesUnknown > 0 &&
              `PayPal didn't report ${feesUnknown === 1 ? '1 payment' : `${feesUnknown} payments`}`,
          },
          {
            name: 'Still due',
            value: formatDollars(due.amount),
            hint:
              due.orders === 0 ? (
                "on this month's orders"
              ) : (
                <Link to={paths.admin.href(owingOf(books.month))}>
                  {due.orders === 1 ? '1 order' : `${due.orders.toLocaleString('en-US')} orders`} this month
                </Link>
              ),
          },
        ]}
      />
      {apart.length > 0 && (
        <StackList $gap="4px" aria-label="Not in the figures">
          {apart.map((line) => (
            <Muted as="li" $numeric key={line}>
              {line}
            </Muted>
          ))}
        </StackList>
      )}
    </>
  );
}

/** The orders of a month of which something is due. */
function owingOf(month: string) {
  const days = daysOf(month);
  return { tab: 'orders', owes: '1', from: days[0], to: days.at(-1) } as const;
}

/** A line about money that stands apart; null where there is none. */
function said(what: string, { paid, refunded, fees }: BookSums): string | null {
  if (paid === 0 && refunded === 0) return null;
  const parts = [
    `${formatDollars(paid)} paid`,
    refunded > 0 && `${formatDollars(refunded)} refunded`,
    fees > 0 && `${formatDollars(fees)} fees`,
  ].filter(Boolean);
  return `${what}: ${parts.join(', ')}.`;
}
