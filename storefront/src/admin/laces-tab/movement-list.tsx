import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { STOCK_KIND_LABEL } from '#domain/stock/stock';
import { messageOf } from '../../api/client';
import { laceStockQueries } from '../../api/lace-stock';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { NarrowOnly, Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../../ui/table';
import { adminDate, NOT_REACHED } from '../parts/admin-texts';

const Line = styled(TableCell)`
  white-space: nowrap;
`;

const WHO = {
  owner: 'You',
  staff: 'Staff',
  shop: 'The shop',
  customer: 'Customer',
  provider: 'PayPal',
} as const;

/** A difference as it is read: '+20', '−2'. */
const signed = (by: number) => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0');

/** Every movement of a color's stock, the newest first: when, what, how many, why, who. */
export function MovementList({ colorId }: { colorId: string }) {
  const { data: movements, error, isFetching, refetch } = useQuery(laceStockQueries.movements(colorId));
  if (!movements && error && !isFetching) {
    return (
      <LoadFailed title="The movements did not load" onRetry={() => refetch()}>
        {messageOf(error, NOT_REACHED)}
      </LoadFailed>
    );
  }
  if (!movements) return <RowsSkeleton label="Loading movements" />;
  if (movements.length === 0) {
    return <EmptyState text="No movements yet. Each change of the stock is written down here from now on." />;
  }
  return (
    <Table aria-label="Movements">
      <TableHead>
        <TableColumn>Day</TableColumn>
        <TableColumn>What</TableColumn>
        <TableColumn $number>Laces</TableColumn>
        <TableColumn $number>Stock</TableColumn>
        <TableColumn>Who</TableColumn>
      </TableHead>
      <TableBody>
        {movements.map(({ id, at, kind, by, stock, reason, actor }) => (
          <TableRow key={id}>
            <Line $at="belowEnd">{adminDate(at)}</Line>
            <TableCell $at="lead">
              {STOCK_KIND_LABEL[kind]}
              {reason && `: ${reason}`}
            </TableCell>
            <TableCell $number $at="end">
              {signed(by)}
            </TableCell>
            <TableCell $number $at="below">
              <NarrowOnly>Stock </NarrowOnly>
              {stock}
            </TableCell>
            <Line $at="away">{actor.name ?? WHO[actor.role]}</Line>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
