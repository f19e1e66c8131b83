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
import * as uiTexts from '../ui/ui-texts';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as texts from './customer-texts';
import { orderDate, orderGloveDetails, StatusBadge } from './order-shown';

interface Shown {
  services: readonly ServiceView[];
  canPay: boolean;
}

const columnsOf = ({ services, canPay }: Shown): readonly Column<OrderView>[] => [
  { name: texts.orderDate, at: 'below', oneLine: true, cell: orderDate },
  {
    name: uiTexts.service,
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
    name: uiTexts.gloveDetails,
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
  { name: uiTexts.status, at: 'belowEnd', cell: ({ status }) => <StatusBadge status={status} /> },
  { name: uiTexts.total, at: 'end', number: true, bold: true, cell: ({ total }) => formatDollars(total) },
  {
    name: uiTexts.actions,
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

export function OrderTable({ orders, onOpen, ...rowProps }: OrderTableProps) {
  const columns = columnsOf(rowProps);
  return (
    <DataTable
      label={texts.orderHistory}
      columns={columns}
      rows={orders}
      heads={{ Actions: <VisuallyHidden>{uiTexts.actions}</VisuallyHidden> }}
      draw={(order) => (
        <TableRow
          $opens
          key={order.id}
          onClick={({ currentTarget }) => {
            // Focus returns here when the order closes.
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

/** Makes the row reachable by keyboard. Its click bubbles up to the row. */
function OpenButton({ order, pays }: { order: OrderView; pays: boolean }) {
  const label = pays ? texts.payNow : uiTexts.details;
  return (
    <Button
      variant={pays ? 'primary' : 'secondary'}
      aria-haspopup="dialog"
      aria-label={texts.forOrder(label, orderNumber(order.id))}
    >
      {label}
    </Button>
  );
}
