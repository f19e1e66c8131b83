import { Eye, Pencil, Printer } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react';
import { orderNumber } from '#domain/orders/order-number';
import { orderServices } from '#domain/orders/order-services';
import type { OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { useMay, useSeesMoney } from '../../api/person';
import { Checkbox } from '../../ui/checkbox';
import { NarrowOnly, TableCell } from '../../ui/table';
import { adminDate } from '../parts/admin-texts';
import { DueLine } from '../parts/due-line';
import { PaymentBadge } from '../parts/order-badges';
import { AskedMark } from './asked-mark';
import { type Catalogue, serviceLine } from './order-lines';
import {
  ActionsCell,
  CheckCell,
  CustomerCell,
  First,
  NumberButton,
  NumberCell,
  Owed,
  RoomyButton,
  RowButton,
  Second,
  ServiceCell,
  Shown,
  StatusCell,
  TotalCell,
  WideAmount,
  WideOnly,
} from './row-parts';
import { StatusMenu } from './status-menu';
import { WaitsMark } from './waits-mark';

/** What a row leads to; the same functions at every drawing. */
export interface RowActions {
  open: (what: 'order' | 'edit' | 'print', id: string) => void;
  setStatus: (id: string, status: OrderStatus) => void;
  choose: (id: string, isChosen: boolean, span: boolean) => void;
  /** Opens the menu of a row's status, or with null closes the open one. */
  openMenu: (id: string | null) => void;
}

interface OrderRowProps extends Catalogue {
  order: OrderView;
  isChosen: boolean;
  isMenuOpen: boolean;
  actions: RowActions;
}

/** One order in two lines; a click outside its controls opens the details, and so does Enter on the row. */
export const OrderRow = memo(function OrderRow({
  order,
  services,
  laceColors,
  isChosen,
  isMenuOpen,
  actions,
}: OrderRowProps) {
  const { id } = order;
  const number = orderNumber(id);
  const isOwed = order.amountDue > 0;
  const isSpan = useRef(false);
  const may = useMay();
  const seesMoney = useSeesMoney();

  function openByRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
    const isRow = target instanceof Element && !target.closest('button, [role="menu"], [data-check]');
    const isSelecting = getSelection()?.isCollapsed === false;
    if (!isRow || isSelecting) return;
    // The focus returns here when the details are closed.
    currentTarget.focus({ preventScroll: true });
    actions.open('order', id);
  }

  function openByKey({ key, target, currentTarget }: KeyboardEvent<HTMLTableRowElement>): void {
    if (key === 'Enter' && target === currentTarget) actions.open('order', id);
  }

  return (
    <Shown $opens $chosen={isChosen} tabIndex={-1} data-order={id} onClick={openByRow} onKeyDown={openByKey}>
      <CheckCell
        $at="mark"
        data-check
        onMouseDown={(event) => {
          // Chooses a span; the browser would mark the words between.
          if (event.shiftKey) event.preventDefault();
        }}
      >
        <Checkbox
          aria-label={`Choose order ${number}`}
          checked={isChosen}
          onClick={({ shiftKey }) => {
            isSpan.current = shiftKey;
          }}
          onCheckedChange={(checked) => actions.choose(id, checked, isSpan.current)}
        />
      </CheckCell>
      <NumberCell $at="below">
        <NumberButton
          type="button"
          aria-label={`${number}, open order`}
          onClick={() => actions.open('order', id)}
        >
          {number}
        </NumberButton>
      </NumberCell>
      <CustomerCell $at="lead">
        <First>{order.customerName}</First>
        <Second>
          {order.unansweredSince && <WaitsMark since={order.unansweredSince} />}
          {order.extraWorkSince && <AskedMark since={order.extraWorkSince} />}
          {!order.unansweredSince && !order.extraWorkSince && (
            <WideOnly>{order.customerEmail || order.customerPhone}</WideOnly>
          )}
        </Second>
      </CustomerCell>
      <ServiceCell>
        <First>{orderServices(order, services)}</First>
        <Second>
          <WideOnly>{serviceLine(order, { services, laceColors })}</WideOnly>
          <NarrowOnly>
            <DueLine order={order} />
          </NarrowOnly>
        </Second>
      </ServiceCell>
      <StatusCell $at="end">
        <StatusMenu
          order={order}
          onChoose={(status) => actions.setStatus(id, status)}
          open={isMenuOpen}
          onOpenChange={(isOpen) => actions.openMenu(isOpen ? id : null)}
        />
      </StatusCell>
      <TableCell $at="away" $lesser>
        {seesMoney && <PaymentBadge status={order.paymentStatus} />}
        {isOwed && <Owed>Owes {formatDollars(order.amountDue)}</Owed>}
      </TableCell>
      <TotalCell $number $lesser $at="belowEnd">
        {isOwed ? (
          <>
            <WideAmount>{formatDollars(order.total)}</WideAmount>
            <NarrowOnly>Owes {formatDollars(order.amountDue)}</NarrowOnly>
          </>
        ) : (
          seesMoney && formatDollars(order.total)
        )}
      </TotalCell>
      <TableCell $at="away">
        {adminDate(order.createdAt)}
        <DueLine order={order} />
      </TableCell>
      <ActionsCell $at="away">
        <div>
          {may('PATCH /api/orders/:id') && (
            <RowButton
              aria-label={`Edit order ${number}`}
              title="Edit"
              onClick={() => actions.open('edit', id)}
            >
              <Pencil size={18} strokeWidth={2} aria-hidden />
            </RowButton>
          )}
          <RoomyButton
            aria-label={`View order ${number}`}
            title="View"
            onClick={() => actions.open('order', id)}
          >
            <Eye size={18} strokeWidth={2} aria-hidden />
          </RoomyButton>
          <RoomyButton
            aria-label={`Print order ${number}`}
            title="Print"
            onClick={() => actions.open('print', id)}
          >
            <Printer size={18} strokeWidth={2} aria-hidden />
          </RoomyButton>
        </div>
      </ActionsCell>
    </Shown>
  );
});
