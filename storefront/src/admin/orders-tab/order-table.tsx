import styled from 'styled-components';
import type { ServiceView } from '#domain/catalogue/service-contract';
import type { OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { useSeesMoney } from '../../api/person';
import { Table, TableBody, TableColumn, TableHead } from '../../ui/table';
import { motion } from '../../ui/tokens';
import type { OrderDialogs } from './opened-dialog';
import { OrderRow, TIGHT } from './order-row';

const Shown = styled(Table)<{ $former: boolean }>`
  opacity: ${({ $former }) => ($former ? 0.6 : 1)};
  transition: opacity ${motion.quick};
  ${TIGHT} {
    th,
    td {
      padding-inline: 6px;
    }
  }
`;

interface OrderTableProps {
  orders: readonly OrderView[];
  services: readonly ServiceView[];
  /** Whether these are the previous page's rows, while the next ones load. */
  former: boolean;
  dialogs: OrderDialogs;
  onStatus: (orderId: string, status: OrderStatus) => void;
}

/** The orders of a page as a table (rule 7.1), on narrow screens as cards. */
export function OrderTable({ orders, services, former, dialogs, onStatus }: OrderTableProps) {
  const seesMoney = useSeesMoney();
  return (
    <Shown aria-label="Orders" aria-busy={former} $former={former}>
      <TableHead>
        <TableColumn>Order #</TableColumn>
        <TableColumn>Customer</TableColumn>
        <TableColumn>Service</TableColumn>
        <TableColumn>Status</TableColumn>
        {seesMoney && (
          <>
            <TableColumn>Payment</TableColumn>
            <TableColumn $number>Total</TableColumn>
            <TableColumn $number>Owes</TableColumn>
          </>
        )}
        <TableColumn>Date</TableColumn>
        <TableColumn>Actions</TableColumn>
      </TableHead>
      <TableBody>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            services={services}
            onOpen={(what) => dialogs[what].open(order.id)}
            onStatus={(status) => onStatus(order.id, status)}
          />
        ))}
      </TableBody>
    </Shown>
  );
}
