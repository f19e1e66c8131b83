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
  NarrowOnly,
  QuietLine,
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
`;

export const MOVEMENT_COLUMNS = ['Date', 'Order', 'Kind', 'How', 'Counted', 'Fee', 'Amount'] as const;
export const OPTIONAL_MOVEMENT_COLUMNS = ['Kind', 'How', 'Counted', 'Fee'] as const;

interface MovementTableProps {
  entries: readonly BookEntry[];
  /** The places of columns that are left out. */
  $leftOut: readonly number[];
}

/** Movements as a table. */
export function MovementTable({ entries, $leftOut }: MovementTableProps) {
  return (
    <Table aria-label="Movements" $leftOut={$leftOut}>
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
      <TableCell $at="belowEnd">{formatDay(day)}</TableCell>
      <OrderCell $at="lead">
        <Link to={paths.admin.href({ tab: 'orders', order: orderId })}>{orderNumber(orderId)}</Link>
        <QuietLine>{customerName}</QuietLine>
      </OrderCell>
      <TableCell $at="below">
        {MOVEMENT_LABEL[kind]}
        <NarrowOnly>
          , {PAID_HOW_LABEL[how]}
          {fee !== null && `, fee ${formatDollars(fee)}`}
        </NarrowOnly>
        {note && <QuietLine>{note}</QuietLine>}
      </TableCell>
      <TableCell $at="away">{PAID_HOW_LABEL[how]}</TableCell>
      <TableCell $at="away">{BOOKED_LABEL[booked]}</TableCell>
      <TableCell $number $at="away">
        {fee !== null && formatDollars(fee)}
      </TableCell>
      <Amount $at="end" $number $counts={booked === 'counted'}>
        {amount < 0 ? `−${formatDollars(-amount)}` : formatDollars(amount)}
      </Amount>
    </TableRow>
  );
}
