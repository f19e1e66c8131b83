import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { BookEntry } from '#domain/books/books-contract';
import { BOOKED_LABEL, MOVEMENT_LABEL, noteOf } from '#domain/books/books-words';
import { orderNumber } from '#domain/orders/order-number';
import { PAID_HOW_LABEL } from '#domain/orders/paid-how';
import { formatDay } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import { paths } from '../../addresses/paths';
import {
  CARDS,
  CardLabel,
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
} from '../../ui/table';
import { color, font } from '../../ui/tokens';

const OrderCell = styled(TableCell)`
  a {
    font-family: ${font.display};
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: 0.04em;
  }
`;

const Amount = styled(TableCell)<{ $counts: boolean }>`
  color: ${({ $counts }) => ($counts ? color.text : color.muted)};
  font-weight: 600;
  white-space: nowrap;
  ${CARDS} {
    grid-column: 2;
    grid-row: 1;
    font-size: 1.25rem;
  }
`;

const Quiet = styled.span`
  display: block;
  color: ${color.muted};
  font-size: ${font.small};
  line-height: 1.4;
`;

/** What may be left out of a card where it says nothing. */
const MaybeCell = styled(TableCell)`
  ${CARDS} {
    &:empty {
      display: none;
    }
  }
`;

/** Movements as a table, on narrow screens as cards. */
export function MovementTable({ entries }: { entries: readonly BookEntry[] }) {
  return (
    <Table aria-label="Movements">
      <TableHead>
        <TableColumn>Date</TableColumn>
        <TableColumn>Order</TableColumn>
        <TableColumn>Kind</TableColumn>
        <TableColumn>How</TableColumn>
        <TableColumn>Counted</TableColumn>
        <TableColumn $number>Fee</TableColumn>
        <TableColumn $number>Amount</TableColumn>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <MovementRow key={`${entry.orderId} ${entry.id}`} entry={entry} />
        ))}
      </TableBody>
    </Table>
  );
}

function MovementRow({ entry }: { entry: BookEntry }) {
  const { orderId, customerName, day, kind, how, amount, fee, booked } = entry;
  const note = noteOf(entry);
  return (
    <TableRow>
      <TableCell>{formatDay(day)}</TableCell>
      <OrderCell>
        <Link to={paths.admin.href({ tab: 'orders', order: orderId })}>{orderNumber(orderId)}</Link>
        <Quiet>{customerName}</Quiet>
      </OrderCell>
      <TableCell>
        {MOVEMENT_LABEL[kind]}
        {note && <Quiet>{note}</Quiet>}
      </TableCell>
      <TableCell>{PAID_HOW_LABEL[how]}</TableCell>
      <TableCell>
        <CardLabel>Counted</CardLabel>
        {BOOKED_LABEL[booked]}
      </TableCell>
      <MaybeCell $number>
        {fee !== null && (
          <>
            <CardLabel>Fee</CardLabel>
            {formatDollars(fee)}
          </>
        )}
      </MaybeCell>
      <Amount $number $counts={booked === 'counted'}>
        {amount < 0 ? `−${formatDollars(-amount)}` : formatDollars(amount)}
      </Amount>
    </TableRow>
  );
}
