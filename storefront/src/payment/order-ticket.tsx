import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DELIVERY_LABEL, type DeliveryMethod } from '#domain/orders/delivery';
import { formatReadyEstimate, RESTOCK_DAYS } from '#domain/orders/ready-by';
import { formatDollars } from '#domain/wire/money';
import { ReadyDate } from '../api/ready-date';
import { useShopFacts } from '../api/shop-facts';
import { Muted } from '../ui/arrange';
import { Bill, BillRow } from '../ui/bill';
import { Lines } from '../ui/layout';
import { Ticket, TicketTitle } from '../ui/ticket';
import { color } from '../ui/tokens';
import type { TicketFacts, TicketLine } from './ticket-facts';

const Line = styled(BillRow)`
  padding-bottom: 8px;
  border-bottom: 1px dashed ${color.lineStrong};
  dt {
    font-weight: 600;
  }
  dt p {
    font-weight: 400;
  }
`;

const Ready = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 10px;
  line-height: 1.4;
  svg {
    margin-top: 2px;
    color: ${color.accent};
  }
  span span {
    display: block;
  }
`;

const Delivery = styled.div`
  padding-top: 8px;
  border-top: 1px dashed ${color.lineStrong};
  line-height: 1.35;
  overflow-wrap: anywhere;
  dt {
    font-weight: 600;
  }
`;

interface OrderTicketProps {
  facts: TicketFacts;
  /** Buttons and fields on the ticket. */
  children?: ReactNode;
}

/** An order as the tag on the glove: services, prices, delivery, and when it's ready. */
export function OrderTicket({ facts, children }: OrderTicketProps) {
  const { lines, totals, discountCode, deliveryMethod, shippingAddress } = facts;
  const { about } = useShopFacts();
  return (
    <Ticket>
      <TicketTitle>Work Ticket</TicketTitle>
      {lines.length === 0 && (
        <Muted $size="small" $leading={1.45}>
          Choose a service to see your order here.
        </Muted>
      )}
      <Bill>
        {lines.map((line, index) => (
          <GloveRow key={line.key} line={line} name={lines.length > 1 ? `Glove ${index + 1}` : null} />
        ))}
        <BillRow>
          <dt>Subtotal</dt>
          <dd>{formatDollars(totals.subtotal)}</dd>
        </BillRow>
        {discountCode !== null && (
          <BillRow>
            <dt>Discount ({discountCode})</dt>
            <dd>-{formatDollars(totals.discountAmount)}</dd>
          </BillRow>
        )}
        <BillRow>
          <dt>Shipping</dt>
          <dd>{deliveryMethod ? formatDollars(totals.shippingCharge) : 'Not chosen yet'}</dd>
        </BillRow>
        {deliveryMethod && <DeliveryRow method={deliveryMethod} address={shippingAddress} />}
        <BillRow $isSum>
          <dt>Total</dt>
          <dd>{formatDollars(totals.total)}</dd>
        </BillRow>
      </Bill>
      {children}
      {lines.length > 0 && <ReadyBy facts={facts} />}
      {about?.guarantee && (
        <Muted $size="small" $leading={1.45}>
          {about.guarantee}
        </Muted>
      )}
    </Ticket>
  );
}

function GloveRow({ line, name }: { line: TicketLine; name: string | null }) {
  return (
    <Line>
      <dt>
        {name && <Muted $size="small">{name}</Muted>}
        {line.serviceName}
        {line.laceColorName && <Muted $size="small">Lace: {line.laceColorName}</Muted>}
      </dt>
      <dd>{formatDollars(line.price)}</dd>
    </Line>
  );
}

function DeliveryRow({ method, address }: { method: DeliveryMethod; address: string | null }) {
  if (method === 'ship' && address === null) return null;
  return (
    <Delivery>
      <dt>{method === 'ship' ? 'Ships back to' : DELIVERY_LABEL.dropoff}</dt>
      <dd>{method === 'ship' ? <Lines>{address}</Lines> : "You'll pick it up at the shop."}</dd>
    </Delivery>
  );
}

function ReadyBy({ facts: { estimate, scarceLaceColors } }: { facts: TicketFacts }) {
  return (
    <Ready>
      <Clock size={22} />
      <span>
        Ready about {formatReadyEstimate(estimate)} after your glove gets here.
        <Muted as="span" $size="small">
          <ReadyDate estimate={estimate} />
        </Muted>
        {scarceLaceColors.length > 0 && (
          <Muted as="span" $size="small">
            {scarceLaceColors.join(', ')}: low in stock, adds {RESTOCK_DAYS.min}-{RESTOCK_DAYS.max} days.
          </Muted>
        )}
      </span>
    </Ready>
  );
}
