import styled from 'styled-components';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { orderNumber } from '#domain/orders/order-number';
import { orderServices } from '#domain/orders/order-services';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { Button } from '../ui/button';
import { CARDS, Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../ui/table';
import { color, font } from '../ui/tokens';
import { VisuallyHidden } from '../ui/visually-hidden';
import { orderDate, orderGloveDetails, StatusBadge } from './order-shown';

const DateCell = styled(TableCell)`
  white-space: nowrap;
  ${CARDS} {
    order: 1;
    color: ${color.muted};
    font-size: ${font.small};
  }
`;

const ServiceCell = styled(TableCell)`
  min-width: 14ch;
  font-weight: 600;
  ${CARDS} {
    order: 3;
    grid-column: 1 / -1;
    font-family: ${font.display};
    font-size: ${font.h4};
    line-height: 1.2;
  }
`;

const StatusCell = styled(TableCell)`
  ${CARDS} {
    order: 2;
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
  ${CARDS} {
    order: 4;
    grid-column: 1 / -1;
  }
`;

const TotalCell = styled(TableCell)`
  font-weight: 600;
  ${CARDS} {
    order: 5;
    align-self: center;
    text-align: left;
    font-size: 1.25rem;
  }
`;

const ActionCell = styled(TableCell)`
  width: 1%;
  white-space: nowrap;
  ${CARDS} {
    order: 6;
    width: auto;
  }
`;

interface OrderTableProps {
  orders: readonly OrderView[];
  services: readonly ServiceView[];
  onOpen: (orderId: string) => void;
  /** Whether an order can be paid from here. */
  canPay: boolean;
}

/** The orders as a table, on narrow screens as cards. */
export function OrderTable({ orders, services, onOpen, canPay }: OrderTableProps) {
  return (
    <Table aria-labelledby="order-history-heading">
      <TableHead>
        <TableColumn>Order Date</TableColumn>
        <TableColumn>Service</TableColumn>
        <TableColumn>Glove Details</TableColumn>
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
              // The focus returns here when the details are closed.
              currentTarget.querySelector('button')?.focus();
              onOpen(order.id);
            }}
          >
            <DateCell>{orderDate(order)}</DateCell>
            <ServiceCell>{orderServices(order, services)}</ServiceCell>
            <Details>
              <span>{orderGloveDetails(order)}</span>
            </Details>
            <StatusCell>
              <StatusBadge status={order.status} />
            </StatusCell>
            <TotalCell $number>{formatDollars(order.total)}</TotalCell>
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
