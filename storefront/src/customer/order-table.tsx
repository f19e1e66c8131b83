import { css } from 'styled-components';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { orderNumber } from '#domain/orders/order-number';
import { orderServices } from '#domain/orders/order-services';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { Muted } from '../ui/arrange';
import { Button } from '../ui/button';
import { Cells, type Column, DataTable } from '../ui/data-table';
import { CARDS, TableRow } from '../ui/table';
import { media } from '../ui/tokens';
import { VisuallyHidden } from '../ui/visually-hidden';
import { orderDate, orderGloveDetails, StatusBadge } from './order-shown';

interface Shown {
  services: readonly ServiceView[];
  /** Whether an order can be paid from here. */
  canPay: boolean;
}

const columnsOf = ({ services, canPay }: Shown): readonly Column<OrderView>[] => [
  { name: 'Order Date', at: 'below', oneLine: true, cell: orderDate },
  {
    name: 'Service',
    at: 'lead',
    bold: true,
    look: css`
      ${media.tablet} {
        min-width: 14ch;
      }
    `,
    cell: (order) => orderServices(order, services),
  },
  {
    name: 'Glove Details',
    lesser: true,
    look: css`
      min-width: 16ch;
    `,
    cell: (order) => (
      <Muted as="span" $clamp={2}>
        {orderGloveDetails(order)}
      </Muted>
    ),
  },
  { name: 'Status', at: 'belowEnd', cell: ({ status }) => <StatusBadge status={status} /> },
  { name: 'Total', at: 'end', number: true, bold: true, cell: ({ total }) => formatDollars(total) },
  {
    name: 'Actions',
    oneLine: true,
    look: css`
      width: 1%;
      ${CARDS} {
        width: auto;
        padding-top: 6px;
      }
    `,
    cell: (order) => <OpenButton order={order} pays={canPay && order.amountDue > 0} />,
  },
];

interface OrderTableProps extends Shown {
  orders: readonly OrderView[];
  onOpen: (orderId: string) => void;
}

export function OrderTable({ orders, onOpen, ...shown }: OrderTableProps) {
  const columns = columnsOf(shown);
  return (
    <DataTable
      label="Order History"
      columns={columns}
      rows={orders}
      heads={{ Actions: <VisuallyHidden>Actions</VisuallyHidden> }}
      draw={(order) => (
        <TableRow
          $opens
          key={order.id}
          onClick={({ currentTarget }) => {
            // The focus comes back here when the details close.
            currentTarget.querySelector('button')?.focus();
            onOpen(order.id);
          }}
        >
          <Cells columns={columns} row={order} />
        </TableRow>
      )}
    />
  );
}

/** Makes the row reachable by keyboard; its click bubbles up to the row. */
function OpenButton({ order, pays }: { order: OrderView; pays: boolean }) {
  const label = pays ? 'Pay now' : 'Details';
  return (
    <Button
      variant={pays ? 'primary' : 'secondary'}
      aria-haspopup="dialog"
      aria-label={`${label} for order ${orderNumber(order.id)}`}
    >
      {label}
    </Button>
  );
}
