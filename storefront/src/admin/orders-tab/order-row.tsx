import { Eye, Pencil, Printer } from 'lucide-react';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { ServiceView } from '#domain/catalogue/service-contract';
import { orderNumber } from '#domain/orders/order-number';
import { orderServices } from '#domain/orders/order-services';
import type { OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { useMay, useSeesMoney } from '../../api/person';
import { IconButton } from '../../ui/icon-button';
import { CARDS, CardLabel, TableCell, TableRow } from '../../ui/table';
import { color, font } from '../../ui/tokens';
import { adminDate } from '../parts/admin-texts';
import { DueLine } from '../parts/due-line';
import { PaymentBadge, StatusBadge } from '../parts/order-badges';
import { AskedMark } from './asked-mark';
import { StatusMenu } from './status-menu';
import { WaitsMark } from './waits-mark';

/** Wide enough for a table, but not for nine full columns. */
export const TIGHT = '@media (min-width: 900px) and (max-width: 1199px)';

const NumberCell = styled(TableCell)`
  font-family: ${font.display};
  font-size: 1.125rem;
  font-weight: 600;
  letter-spacing: 0.04em;
  white-space: nowrap;
  ${CARDS} {
    order: 1;
  }
`;

const CustomerCell = styled(TableCell)`
  font-weight: 600;
  ${CARDS} {
    order: 3;
    font-size: ${font.h4};
    line-height: 1.2;
  }
`;

const ServiceCell = styled(TableCell)`
  ${CARDS} {
    order: 5;
  }
`;

const StatusCell = styled(TableCell)`
  ${CARDS} {
    order: 6;
    grid-column: 1;
    align-self: center;
  }
`;

const PaymentCell = styled(TableCell)`
  ${CARDS} {
    order: 7;
    text-align: right;
  }
`;

const TotalCell = styled(TableCell)`
  font-weight: 600;
  white-space: nowrap;
  ${CARDS} {
    order: 4;
    font-size: 1.25rem;
    line-height: 1.2;
  }
`;

const OwesCell = styled(TableCell)`
  color: ${color.warning};
  font-weight: 600;
  white-space: nowrap;
  ${CARDS} {
    order: 5;
    grid-column: 2;
    text-align: right;
    &:empty {
      display: none;
    }
  }
`;

const DateCell = styled(TableCell)`
  white-space: nowrap;
  ${TIGHT} {
    white-space: normal;
    overflow-wrap: normal;
  }
  ${CARDS} {
    order: 2;
    align-self: center;
    color: ${color.muted};
    font-size: ${font.small};
    text-align: right;
  }
`;

const ActionsCell = styled(TableCell)`
  width: 1%;
  padding-block: 6px;
  ${CARDS} {
    order: 8;
    grid-column: 1 / -1;
    width: auto;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 2px;
  align-items: center;
  ${TIGHT} {
    flex-wrap: wrap;
    justify-content: flex-end;
    width: 136px;
  }
  ${CARDS} {
    margin-left: -12px;
  }
`;

const AtTheEnd = styled.div`
  margin-left: auto;
  padding-left: 6px;
`;

interface OrderRowProps {
  order: OrderView;
  services: readonly ServiceView[];
  onOpen: (what: 'order' | 'edit' | 'print') => void;
  onStatus: (status: OrderStatus) => void;
}

/** One order; a click outside its buttons opens the details. */
export function OrderRow({ order, services, onOpen, onStatus }: OrderRowProps) {
  const number = orderNumber(order.id);
  const may = useMay();
  const seesMoney = useSeesMoney();

  function openByRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
    const isRow = target instanceof Element && !target.closest('button, [role="menu"]');
    const isSelecting = getSelection()?.isCollapsed === false;
    if (!isRow || isSelecting) return;
    // The focus returns here when the details are closed.
    currentTarget.querySelector<HTMLElement>('[data-opens]')?.focus();
    onOpen('order');
  }

  return (
    <TableRow $opens onClick={openByRow}>
      <NumberCell>{number}</NumberCell>
      <CustomerCell>
        {order.customerName}
        {order.unansweredSince && <WaitsMark since={order.unansweredSince} />}
        {order.extraWorkSince && <AskedMark since={order.extraWorkSince} />}
      </CustomerCell>
      <ServiceCell>{orderServices(order, services)}</ServiceCell>
      <StatusCell>
        <StatusBadge status={order.status} />
      </StatusCell>
      {seesMoney && (
        <>
          <PaymentCell>
            <CardLabel>Payment</CardLabel>
            <PaymentBadge status={order.paymentStatus} />
          </PaymentCell>
          <TotalCell $number>{formatDollars(order.total)}</TotalCell>
          <OwesCell $number>
            {order.amountDue > 0 && (
              <>
                <CardLabel>Owes</CardLabel>
                {formatDollars(order.amountDue)}
              </>
            )}
          </OwesCell>
        </>
      )}
      <DateCell>
        {adminDate(order.createdAt)}
        <DueLine order={order} />
      </DateCell>
      <ActionsCell>
        <Actions>
          {may('PATCH /api/orders/:id') && (
            <IconButton aria-label={`Edit order ${number}`} title="Edit" onClick={() => onOpen('edit')}>
              <Pencil size={20} strokeWidth={2} aria-hidden />
            </IconButton>
          )}
          <IconButton
            data-opens
            aria-label={`View order ${number}`}
            title="View"
            onClick={() => onOpen('order')}
          >
            <Eye size={20} strokeWidth={2} aria-hidden />
          </IconButton>
          <IconButton aria-label={`Print order ${number}`} title="Print" onClick={() => onOpen('print')}>
            <Printer size={20} strokeWidth={2} aria-hidden />
          </IconButton>
          <AtTheEnd>
            <StatusMenu order={order} onChoose={onStatus} />
          </AtTheEnd>
        </Actions>
      </ActionsCell>
    </TableRow>
  );
}
