import { Link } from 'react-router-dom';
import type { BookSums, Books } from '#domain/books/books-contract';
import { daysOf } from '#domain/books/months';
import { formatDollars } from '#domain/wire/money';
import { paths } from '../../addresses/paths';
import { Muted, StackList } from '../../ui/arrange';
import * as uiTexts from '../../ui/ui-texts';
import { FigureCards } from '../parts/figure-cards';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './money-texts';

const MILLIONTHS_PER_CENT = 10_000;

/** A month's totals, and the money that isn't counted. */
export function MoneyFigures({ books }: { books: Books }) {
  const { counted, notCounted, test, feesUnknown, due, shipping, texts: sent } = books;
  const { paid, refunded, net, fees } = counted;
  const apart = [
    separateLine(texts.notCountedPaidTwice, notCounted),
    separateLine(texts.testPaymentsNoMoney, test),
    shipping
      ? texts.shippingLine(
          formatDollars(shipping.earned),
          formatDollars(shipping.labels),
          formatDollars(shipping.refunded),
        )
      : null,
    sent ? texts.textsLine(sent.count, formatDollars(Math.round(sent.cost / MILLIONTHS_PER_CENT))) : null,
  ].filter((line) => line !== null);
  return (
    <>
      <FigureCards
        label={texts.figuresOfMonth}
        wide={5}
        figures={[
          { name: uiTexts.paid, value: formatDollars(paid) },
          { name: sharedTexts.refunded, value: formatDollars(refunded) },
          {
            name: texts.net,
            value: formatDollars(net),
            hint: fees > 0 && texts.afterFees(formatDollars(net - fees)),
          },
          {
            name: texts.fees,
            value: formatDollars(fees),
            hint: feesUnknown > 0 && texts.paypalDidntReportPayments(feesUnknown),
          },
          {
            name: texts.stillDue,
            value: formatDollars(due.amount),
            hint:
              due.orders === 0 ? (
                texts.onThisMonthsOrders
              ) : (
                <Link to={paths.admin.href(unpaidOrdersPath(books.month))}>
                  {texts.ordersThisMonth(due.orders)}
                </Link>
              ),
          },
        ]}
      />
      {apart.length > 0 && (
        <StackList $gap="4px" aria-label={texts.notInFigures}>
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

function unpaidOrdersPath(month: string) {
  const days = daysOf(month);
  return { tab: 'orders', owes: '1', from: days[0], to: days.at(-1) } as const;
}

/** A line about money that's counted separately. Null if there's none. */
function separateLine(label: string, { paid, refunded, fees }: BookSums): string | null {
  if (paid === 0 && refunded === 0) return null;
  const parts = [
    texts.paidAmount(formatDollars(paid)),
    refunded > 0 && texts.refundedAmount(formatDollars(refunded)),
    fees > 0 && texts.feesAmount(formatDollars(fees)),
  ].filter(Boolean);
  return `${label}: ${parts.join(', ')}.`;
}
