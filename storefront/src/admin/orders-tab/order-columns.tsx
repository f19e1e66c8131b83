import { Eye, Hammer, MessageSquare, Pencil, Printer } from 'lucide-react';
import { useRef } from 'react';
import { css } from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { orderServices } from '#domain/orders/order-services';
import type { OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import { Checkbox } from '../../ui/checkbox';
import type { Column } from '../../ui/data-table';
import { CARDS, NarrowOnly } from '../../ui/table';
import { color, font, media } from '../../ui/tokens';
import type { Catalogue } from '../order-dialogs/order-choices';
import { adminDate } from '../parts/admin-texts';
import { DueLine } from '../parts/due-line';
import { PaymentBadge } from '../parts/order-badges';
import {
  First,
  Mark,
  NumberButton,
  Owed,
  RoomyButton,
  RowButton,
  Second,
  WideAmount,
  WideOnly,
  wide,
} from './order-cells';
import { serviceLine } from './order-lines';
import { StatusMenu } from './status-menu';

/** A row's actions. The functions stay the same between renders. */
export interface RowActions {
  open: (what: 'order' | 'edit' | 'print', id: string) => void;
  setStatus: (id: string, status: OrderStatus) => void;
  choose: (id: string, isChosen: boolean, span: boolean) => void;
  /** Opens a row's status menu; null closes the open one. */
  openMenu: (id: string | null) => void;
}

export interface OrderRow extends Catalogue {
  id: string;
  order: OrderView;
  isChosen: boolean;
  isMenuOpen: boolean;
  seesMoney: boolean;
  mayEdit: boolean;
  actions: RowActions;
}

const isOwed = ({ amountDue }: OrderView) => amountDue > 0;

export const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  {
    name: 'Choose',
    at: 'mark',
    apart: true,
    look: css`
      width: 40px;
    `,
    headLook: wide(48),
    cell: (row) => <ChooseBox {...row} />,
  },
  {
    name: 'Order #',
    at: 'below',
    oneLine: true,
    headLook: wide(104),
    cell: ({ id, actions }) => (
      <NumberButton
        type="button"
        aria-label={`${orderNumber(id)}, open order`}
        onClick={() => actions.open('order', id)}
      >
        {orderNumber(id)}
      </NumberButton>
    ),
  },
  {
    name: 'Customer',
    at: 'lead',
    bold: true,
    look: css`
      ${Second} {
        font-weight: 400;
      }
      ${CARDS} {
        grid-column: main / end;
      }
    `,
    cell: ({ order: { customerName, customerEmail, customerPhone, unansweredSince, extraWorkSince } }) => (
      <>
        <First>{customerName}</First>
        <Second>
          {unansweredSince && (
            <Mark since={unansweredSince} icon={MessageSquare}>
              Waiting for our answer
            </Mark>
          )}
          {extraWorkSince && (
            <Mark since={extraWorkSince} icon={Hammer}>
              Waiting for customer
            </Mark>
          )}
          {!unansweredSince && !extraWorkSince && <WideOnly>{customerEmail || customerPhone}</WideOnly>}
        </Second>
      </>
    ),
  },
  {
    name: 'Service',
    optional: true,
    // On a phone it's beside the number, with the due date.
    look: css`
      ${CARDS} {
        display: flex;
        grid-column: service;
        grid-row: 2;
        gap: 8px;
        padding-left: 8px;
        color: ${color.muted};
        font-size: ${font.small};
        > * {
          min-width: 0;
        }
        /* The due date matters more than the service's whole name. */
        > :first-child {
          flex-shrink: 9;
        }
        span {
          overflow: hidden;
          text-overflow: ellipsis;
        }
      }
    `,
    cell: ({ order, services, laceColors }) => (
      <>
        <First>{orderServices(order, services)}</First>
        <Second>
          <WideOnly>{serviceLine(order, { services, laceColors })}</WideOnly>
          <NarrowOnly>
            <DueLine order={order} />
          </NarrowOnly>
        </Second>
      </>
    ),
  },
  {
    name: 'Status',
    at: 'end',
    oneLine: true,
    // At the screen's edge the badge has two lines.
    look: css`
      ${CARDS} {
        button {
          text-align: left;
          white-space: normal;
        }
      }
    `,
    headLook: wide(176),
    cell: ({ id, order, isMenuOpen, actions }) => (
      <StatusMenu
        order={order}
        onChoose={(status) => actions.setStatus(id, status)}
        open={isMenuOpen}
        onOpenChange={(isOpen) => actions.openMenu(isOpen ? id : null)}
      />
    ),
  },
  {
    name: 'Payment',
    at: 'away',
    lesser: true,
    optional: true,
    headLook: wide(128),
    cell: ({ order, seesMoney }) => (
      <>
        {seesMoney && <PaymentBadge status={order.paymentStatus} />}
        {isOwed(order) && <Owed>Owes {formatDollars(order.amountDue)}</Owed>}
      </>
    ),
  },
  {
    name: 'Total',
    at: 'belowEnd',
    number: true,
    lesser: true,
    bold: true,
    optional: true,
    // On a phone it wraps before it leaves the screen.
    look: css`
      ${media.tablet} {
        white-space: nowrap;
      }
    `,
    headLook: wide(100),
    cell: ({ order, seesMoney }) =>
      isOwed(order) ? (
        <>
          <WideAmount>{formatDollars(order.total)}</WideAmount>
          <NarrowOnly>Owes {formatDollars(order.amountDue)}</NarrowOnly>
        </>
      ) : (
        seesMoney && formatDollars(order.total)
      ),
  },
  {
    name: 'Date',
    at: 'away',
    optional: true,
    headLook: wide(132),
    cell: ({ order }) => (
      <>
        {adminDate(order.createdAt)}
        <DueLine order={order} />
      </>
    ),
  },
  {
    name: 'Actions',
    at: 'away',
    optional: true,
    look: css`
      > div {
        display: flex;
        justify-content: flex-end;
      }
    `,
    headLook: css`
      ${wide(132, 64)}
      text-align: right;
    `,
    cell: ({ id, mayEdit, actions }) => {
      const number = orderNumber(id);
      return (
        <div>
          {mayEdit && (
            <RowButton
              icon={Pencil}
              label={`Edit order ${number}`}
              title="Edit"
              onClick={() => actions.open('edit', id)}
            />
          )}
          <RoomyButton
            icon={Eye}
            label={`View order ${number}`}
            title="View"
            onClick={() => actions.open('order', id)}
          />
          <RoomyButton
            icon={Printer}
            label={`Print order ${number}`}
            title="Print"
            onClick={() => actions.open('print', id)}
          />
        </div>
      );
    },
  },
];

/** The columns that bench staff don't see (rule 18.4). */
export const MONEY_COLUMNS = ['Payment', 'Total'];

function ChooseBox({ id, isChosen, actions }: OrderRow) {
  const isSpan = useRef(false);
  return (
    <Checkbox
      aria-label={`Choose order ${orderNumber(id)}`}
      checked={isChosen}
      onClick={({ shiftKey }) => {
        isSpan.current = shiftKey;
      }}
      onCheckedChange={(checked) => actions.choose(id, checked, isSpan.current)}
    />
  );
}
