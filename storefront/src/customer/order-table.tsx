import styled from 'styled-components';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { orderNumber } from '#domain/orders/order-number';
import { orderServices } from '#domain/orders/order-services';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { Button } from '../ui/button';
import { CARDS, Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../ui/table';
import { color } from '../ui/tokens';
import { VisuallyHidden } from '../ui/visually-hidden';
import { orderDate, orderGloveDetails, StatusBadge } from './order-shown';

const DateCell = styled(TableCell)`
  white-space: nowrap;
`;

const ServiceCell = styled(TableCell)`
  min-width: 14ch;
  font-weight: 600;
  ${CARDS} {
    min-width: 0;
  }
`;

const Details = styled(TableCell)`
  min-width: 16ch;
  color: ${color.muted};
  overflow-wrap: anywhere;
  span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

const TotalCell = styled(TableCell)`
  font-weight: 600;
`;

const ActionCell = styled(TableCell)`
  width: 1%;
  white-space: nowrap;
  ${CARDS} {
    width: auto;
    padding-top: 6px;
    text-align: left;
  }
`;

interface OrderTableProps {
  orders: readonly OrderView[];
  services: readonly ServiceView[];
  onOpen: (orderId: string) => void;
  /** Whether an order can be paid from here. */
  canPay: boolean;
}

export function OrderTable({ orders, services, onOpen, canPay }: OrderTableProps) {
  return (
    <Table aria-labelledby="order-history-heading">
      <TableHead>
        <TableColumn>Order Date</TableColumn>
        <TableColumn>Service</TableColumn>
        <TableColumn $lesser>Glove Details</TableColumn>
        <TableColumn>Status</TableColumn>
        <TableColumn $number>Total</TableColumn>
        <TableColumn>
          <VisuallyHidden>Actions</VisuallyHidden>
        </TableColumn>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <TableRow
            $opens
            key={order.id}
            onClick={({ currentTarget }) => {
              // The focus comes back here when the details close.
              currentTarget.querySelector('button')?.focus();
              onOpen(order.id);
            }}
          >
            <DateCell $at="below">{orderDate(order)}</DateCell>
            <ServiceCell $at="lead">{orderServices(order, services)}</ServiceCell>
            <Details $lesser>
              <span>{orderGloveDetails(order)}</span>
            </Details>
            <TableCell $at="belowEnd">
              <StatusBadge status={order.status} />
            </TableCell>
            <TotalCell $number $at="end">
              {formatDollars(order.total)}
            </TotalCell>
            <ActionCell $number>
              <OpenButton order={order} pays={canPay && order.amountDue > 0} />
            </ActionCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
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
