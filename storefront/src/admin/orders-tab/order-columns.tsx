import { Eye, Hammer, MessageSquare, Pencil, Printer } from 'lucide-react';
import { css } from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { orderServices } from '#domain/orders/order-services';
import type { OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { formatDollars } from '#domain/wire/money';
import type { Column } from '../../ui/data-table';
import { Local } from '../../ui/local';
import { RowCheckbox } from '../../ui/row-selection';
import { CARDS, NarrowOnly } from '../../ui/table';
import { color, font, media } from '../../ui/tokens';
import * as uiTexts from '../../ui/ui-texts';
import type { Catalogue } from '../order-dialogs/order-choices';
import { adminDate } from '../parts/admin-date';
import { DueLine } from '../parts/due-line';
import { PaymentBadge } from '../parts/order-badges';
import * as sharedTexts from '../parts/shared-texts';
import {
  First,
  Mark,
  NumberButton,
  Owed,
  RoomyButton,
  RowButton,
  Second,
  SHARED_WIDTH,
  WideAmount,
  WideOnly,
  wide,
} from './order-cells';
import { serviceLine } from './order-lines';
import * as texts from './orders-tab-texts';
import { StatusMenu } from './status-menu';

/** This stays the same object in every render. */
export interface RowActions {
  open: (what: 'order' | 'edit' | 'print', id: string) => void;
  setStatus: (id: string, status: OrderStatus) => void;
  /** Opens a row's status menu. Null closes the menu that's open. */
  openMenu: (id: string | null) => void;
}

export interface OrderRow extends Catalogue {
  id: string;
  order: OrderView;
  isMenuOpen: boolean;
  seesMoney: boolean;
  mayEdit: boolean;
  actions: RowActions;
}

const isOwed = ({ amountDue }: OrderView) => amountDue > 0;

export const ORDER_COLUMNS: readonly Column<OrderRow>[] = [
  {
    name: texts.choose,
    at: 'mark',
    apart: true,
    size: wide(48),
    cell: ({ id }) => <RowCheckbox rowId={id} aria-label={texts.chooseOrder(orderNumber(id))} />,
  },
  {
    name: sharedTexts.orderNumber,
    at: 'below',
    oneLine: true,
    size: wide(104),
    cell: ({ id, actions }) => (
      <NumberButton
        type="button"
        aria-label={texts.openOrderNumber(orderNumber(id))}
        onClick={() => actions.open('order', id)}
      >
        {orderNumber(id)}
      </NumberButton>
    ),
  },
  {
    name: sharedTexts.customer,
    at: 'lead',
    bold: true,
    size: SHARED_WIDTH,
    look: css`
      > :not(:first-child) {
        font-weight: 400;
      }
      ${CARDS} {
        grid-column: main / end;
      }
    `,
    cell: ({ order }) => {
      const { customerName, customerEmail, customerPhone, unansweredSince, extraWorkSince } = order;
      return (
        <>
          <First>{customerName}</First>
          <Second>
            {unansweredSince && (
              <Mark since={unansweredSince} icon={MessageSquare}>
                {texts.waitingForOurAnswer}
              </Mark>
            )}
            {extraWorkSince && (
              <Mark since={extraWorkSince} icon={Hammer}>
                {texts.waitingForCustomer}
              </Mark>
            )}
            {!unansweredSince && !extraWorkSince && <WideOnly>{customerEmail || customerPhone}</WideOnly>}
          </Second>
          <NarrowOnly>
            <DueLine order={order} />
          </NarrowOnly>
        </>
      );
    },
  },
  {
    name: uiTexts.service,
    optional: true,
    size: SHARED_WIDTH,
    // On a phone it's beside the number.
    look: css`
      ${CARDS} {
        grid-column: service;
        grid-row: 2;
        overflow: hidden;
        padding-left: 8px;
        color: ${color.muted};
        font-size: ${font.small};
        text-overflow: ellipsis;
      }
    `,
    cell: ({ order, services, laceColors }) => (
      <>
        <First>{orderServices(order, services)}</First>
        <Second>
          <WideOnly>{serviceLine(order, { services, laceColors })}</WideOnly>
        </Second>
      </>
    ),
  },
  {
    name: uiTexts.status,
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
    size: wide(176),
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
    name: uiTexts.payment,
    at: 'away',
    lesser: true,
    optional: true,
    size: wide(128),
    cell: ({ order, seesMoney }) => (
      <>
        {seesMoney && <PaymentBadge status={order.paymentStatus} />}
        {isOwed(order) && <Owed>{sharedTexts.owesAmount(formatDollars(order.amountDue))}</Owed>}
      </>
    ),
  },
  {
    name: uiTexts.total,
    at: 'belowEnd',
    number: true,
    lesser: true,
    bold: true,
    optional: true,
    // On a phone it wraps instead of overflowing.
    look: css`
      ${media.tablet} {
        white-space: nowrap;
      }
    `,
    size: wide(100),
    cell: ({ order, seesMoney }) =>
      isOwed(order) ? (
        <>
          <WideAmount>{formatDollars(order.total)}</WideAmount>
          <NarrowOnly>{sharedTexts.owesAmount(formatDollars(order.amountDue))}</NarrowOnly>
        </>
      ) : (
        seesMoney && formatDollars(order.total)
      ),
  },
  {
    name: sharedTexts.date,
    at: 'away',
    optional: true,
    size: wide(160, 120),
    cell: ({ order }) => (
      <>
        <Local text={() => adminDate(order.createdAt)} />
        <DueLine order={order} />
      </>
    ),
  },
  {
    name: uiTexts.actions,
    at: 'away',
    optional: true,
    size: wide(132, 64),
    look: css`
      > div {
        display: flex;
        justify-content: flex-end;
      }
    `,
    headLook: css`
      text-align: right;
    `,
    cell: ({ id, mayEdit, actions }) => {
      const number = orderNumber(id);
      return (
        <div>
          {mayEdit && (
            <RowButton
              icon={Pencil}
              label={texts.editOrder(number)}
              title={uiTexts.edit}
              onClick={() => actions.open('edit', id)}
            />
          )}
          <RoomyButton
            icon={Eye}
            label={texts.viewOrder(number)}
            title={texts.view}
            onClick={() => actions.open('order', id)}
          />
          <RoomyButton
            icon={Printer}
            label={sharedTexts.printOrder(number)}
            title={uiTexts.print}
            onClick={() => actions.open('print', id)}
          />
        </div>
      );
    },
  },
];

/** Hidden from bench staff (rule 18.4). */
export const MONEY_COLUMNS = [uiTexts.payment, uiTexts.total];
