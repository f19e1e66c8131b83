import styled from 'styled-components';
import { formatDollars } from '#domain/money';
import { orderNumber } from '#domain/order-number';
import type { OrderView } from '#domain/order-view';
import type { ServiceView } from '#domain/service-contract';
import { Button } from '../ui/button';
import { color, font, motion, radius, space } from '../ui/tokens';
import { VisuallyHidden } from '../ui/visually-hidden';
import { isPayable, orderDate, orderGloveDetails, orderServices } from './order-texts';
import { StatusBadge } from './status-badge';

/** Narrower than this, each row is a card of its own. */
const CARDS = '@media (max-width: 819px)';

// The roles are said aloud, because a table that is laid out as cards is no table to a screen reader otherwise.
const Table = styled.table.attrs({ role: 'table' })`
  width: 100%;
  border-collapse: collapse;
  ${CARDS} {
    display: block;
  }
`;

const Head = styled.thead.attrs({ role: 'rowgroup' })`
  ${CARDS} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const HeadRow = styled.tr.attrs({ role: 'row' })``;

const Column = styled.th.attrs({ role: 'columnheader', scope: 'col' })<{ $number?: boolean }>`
  padding: 8px 12px;
  border-bottom: 2px solid ${color.lineStrong};
  color: ${color.muted};
  font-size: ${font.small};
  font-weight: 600;
  text-align: ${({ $number }) => ($number ? 'right' : 'left')};
  white-space: nowrap;
`;

const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  ${CARDS} {
    display: grid;
    gap: 12px;
  }
`;

const Row = styled.tr.attrs({ role: 'row' })`
  cursor: pointer;
  transition: background-color ${motion.quick};
  &:hover {
    background: ${color.accentSoft};
  }
  ${CARDS} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 6px 12px;
    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.patch};
    background: ${color.surface};
  }
`;

const Cell = styled.td.attrs({ role: 'cell' })<{ $number?: boolean }>`
  padding: 12px;
  border-bottom: 1px solid ${color.line};
  text-align: ${({ $number }) => ($number ? 'right' : 'left')};
  font-variant-numeric: tabular-nums;
  vertical-align: middle;
  ${CARDS} {
    display: block;
    padding: 0;
    border: 0;
  }
`;

const DateCell = styled(Cell)`
  white-space: nowrap;
  ${CARDS} {
    order: 1;
    color: ${color.muted};
    font-size: ${font.small};
  }
`;

const ServiceCell = styled(Cell)`
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

const StatusCell = styled(Cell)`
  ${CARDS} {
    order: 2;
  }
`;

const Details = styled(Cell)`
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

const TotalCell = styled(Cell)`
  font-weight: 600;
  ${CARDS} {
    order: 5;
    align-self: center;
    text-align: left;
    font-size: 1.25rem;
  }
`;

const ActionCell = styled(Cell)`
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
      <Head>
        <HeadRow>
          <Column>Order Date</Column>
          <Column>Service</Column>
          <Column>Glove Details</Column>
          <Column>Status</Column>
          <Column $number>Total</Column>
          <Column>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Column>
        </HeadRow>
      </Head>
      <Body>
        {orders.map((order) => (
          <Row
            key={order.id}
            onClick={({ currentTarget }) => {
              // Where the focus comes back to when the details are closed.
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
              <OpenButton order={order} pays={canPay && isPayable(order)} />
            </ActionCell>
          </Row>
        ))}
      </Body>
    </Table>
  );
}

/** The keyboard's way to what a click anywhere on the row does: its click is the row's. */
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
