import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { OrderView } from '#domain/orders/order-view';
import { Checkbox } from '../../ui/checkbox';
import { Table, TableBody, TableColumn, TableHead } from '../../ui/table';
import type { useColumns } from '../../ui/table-columns';
import { media, motion } from '../../ui/tokens';
import type { Catalogue } from './order-lines';
import { OrderRow, type RowActions } from './order-row';
import { ActionsColumn, COLUMN_WIDTHS, CROWDED, type OrderColumn } from './row-parts';
import type { Choosing } from './use-chosen';

export const ORDER_COLUMNS = [
  'Choose',
  'Order #',
  'Customer',
  'Service',
  'Status',
  'Payment',
  'Total',
  'Date',
  'Actions',
] as const satisfies readonly OrderColumn[];

/** The columns that one may leave out. */
export const OPTIONAL_COLUMNS = [
  'Service',
  'Payment',
  'Total',
  'Date',
  'Actions',
] as const satisfies readonly OrderColumn[];

/** Those of them that nobody at the bench sees (rule 18.4). */
export const MONEY_COLUMNS = ['Payment', 'Total'] as const satisfies readonly OrderColumn[];

const Shown = styled(Table)<{ $former: boolean }>`
  opacity: ${({ $former }) => ($former ? 0.6 : 1)};
  transition: opacity ${motion.quick};
  ${media.tablet} {
    table-layout: fixed;
    th {
      padding-block: 4px;
    }
  }
  ${CROWDED} {
    th {
      padding-inline: 6px;
    }
  }
`;

/** So much less where there is hardly room: what the cells' own edges give up. */
const TIGHTER_PX = 12;

const widths = (column: keyof typeof COLUMN_WIDTHS) => ({ $width: COLUMN_WIDTHS[column] });

const Column = styled(TableColumn)<{ $width: string }>`
  width: ${({ $width }) => $width};
  ${CROWDED} {
    width: ${({ $width }) => ($width === 'auto' ? 'auto' : `calc(${$width} - ${TIGHTER_PX}px)`)};
  }
`;

interface OrderTableProps extends Catalogue {
  orders: readonly OrderView[];
  /** Whether these are the previous page's rows, while the next ones load. */
  former: boolean;
  columns: Pick<ReturnType<typeof useColumns<OrderColumn>>, '$leftOut'>;
  choosing: Choosing;
  /** The order whose menu of statuses is open. */
  menuOf: string | null;
  actions: RowActions;
}

/** The orders of a page (rule 7.1): a table, on phones rows of two lines. */
export function OrderTable({ orders, former, columns, choosing, menuOf, actions, ...row }: OrderTableProps) {
  const { chosen, chooseAll } = choosing;
  const stable = useSteady(actions);
  const isAll = chosen.size === orders.length;
  return (
    <Shown aria-label="Orders" aria-busy={former} $former={former} $leftOut={columns.$leftOut}>
      <TableHead>
        <Column {...widths('Choose')}>
          <Checkbox
            aria-label="Choose all on this page"
            checked={isAll || (chosen.size > 0 && 'indeterminate')}
            onCheckedChange={chooseAll}
          />
        </Column>
        <Column {...widths('Order #')}>Order #</Column>
        <Column {...widths('Customer')}>Customer</Column>
        <Column {...widths('Service')}>Service</Column>
        <Column {...widths('Status')}>Status</Column>
        <Column {...widths('Payment')} $lesser>
          Payment
        </Column>
        <Column {...widths('Total')} $number $lesser>
          Total
        </Column>
        <Column {...widths('Date')}>Date</Column>
        <ActionsColumn $number>Actions</ActionsColumn>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            isChosen={chosen.has(order.id)}
            isMenuOpen={menuOf === order.id}
            actions={stable}
            {...row}
          />
        ))}
      </TableBody>
    </Shown>
  );
}

/** The same functions at every drawing, so that only rows that have changed are drawn again; each does what its newest does. */
function useSteady(actions: RowActions): RowActions {
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });
  const [steady] = useState<RowActions>(() => ({
    open: (...about) => newest.current.open(...about),
    setStatus: (...about) => newest.current.setStatus(...about),
    choose: (...about) => newest.current.choose(...about),
    openMenu: (...about) => newest.current.openMenu(...about),
  }));
  return steady;
}
