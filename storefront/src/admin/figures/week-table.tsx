import type { FigureWeek } from '#domain/figures/figures-contract';
import { formatDay } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../../ui/table';
import { Fold } from '../parts/fold';

/** The weeks in numbers, the newest first: what the chart shows. */
export function WeekTable({ weeks }: { weeks: readonly FigureWeek[] }) {
  return (
    <Fold>
      <summary>Each week as a table</summary>
      <Table aria-label="Each week">
        <TableHead>
          <TableColumn>Week</TableColumn>
          <TableColumn $number>Orders</TableColumn>
          <TableColumn $number>Paid</TableColumn>
          <TableColumn $number>Refunded</TableColumn>
        </TableHead>
        <TableBody>
          {weeks.toReversed().map(({ from, to, orders, paid, refunded }) => (
            <TableRow key={from}>
              <TableCell $at="lead">
                {formatDay(from)} to {formatDay(to)}
              </TableCell>
              <TableCell $number $at="end">
                {orders}
              </TableCell>
              <TableCell $number $at="below">
                {paid < 0 ? `−${formatDollars(-paid)}` : formatDollars(paid)}
              </TableCell>
              <TableCell $number $at="belowEnd">
                {formatDollars(refunded)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Fold>
  );
}
