import { Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DELIVERY_LABEL, type DeliveryMethod } from '#domain/orders/delivery';
import { formatReadyEstimate, RESTOCK_DAYS } from '#domain/orders/ready-by';
import { formatReadyBy } from '#domain/orders/ready-by-days';
import { formatDollars } from '#domain/wire/money';
import { ReadyDate } from '../api/ready-date';
import { useShopFacts } from '../api/shop-facts';
import { WholeDates } from '../api/whole-dates';
import { Muted } from '../ui/arrange';
import { Bill, BillRow } from '../ui/bill';
import { Lines } from '../ui/layout';
import { Ticket, TicketTitle } from '../ui/ticket';
import { color } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './payment-texts';
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
  span span:not([data-whole]) {
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

/** An order as a hang tag: services, prices, delivery, and when it's ready. */
export function OrderTicket({ facts, children }: { facts: TicketFacts; children?: ReactNode }) {
  const { lines, totals, discountCode, deliveryMethod, shippingAddress } = facts;
  const { about } = useShopFacts();
  return (
    <Ticket>
      <TicketTitle>{texts.workTicket}</TicketTitle>
      {lines.length === 0 && (
        <Muted $size="small" $leading={1.45}>
          {texts.chooseServiceToSee}
        </Muted>
      )}
      <Bill>
        {lines.map((line, index) => (
          <GloveRow
            key={line.key}
            line={line}
            name={lines.length > 1 ? texts.gloveNumber(index + 1) : null}
          />
        ))}
        <BillRow>
          <dt>{uiTexts.subtotal}</dt>
          <dd>{formatDollars(totals.subtotal)}</dd>
        </BillRow>
        {discountCode !== null && (
          <BillRow>
            <dt>{texts.discountWithCode(discountCode)}</dt>
            <dd>{formatDollars(-totals.discountAmount)}</dd>
          </BillRow>
        )}
        <BillRow>
          <dt>{uiTexts.shipping}</dt>
          <dd>{deliveryMethod ? formatDollars(totals.shippingCharge) : texts.notChosenYet}</dd>
        </BillRow>
        {deliveryMethod && <DeliveryRow method={deliveryMethod} address={shippingAddress} />}
        {totals.rushCharge && (
          <BillRow>
            <dt>{texts.rush}</dt>
            <dd>{formatDollars(totals.rushCharge)}</dd>
          </BillRow>
        )}
        <BillRow $isSum>
          <dt>{uiTexts.total}</dt>
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
        {line.laceColorName && <Muted $size="small">{texts.laceNamed(line.laceColorName)}</Muted>}
      </dt>
      <dd>{formatDollars(line.price)}</dd>
    </Line>
  );
}

function DeliveryRow({ method, address }: { method: DeliveryMethod; address: string | null }) {
  if (method === 'ship' && address === null) return null;
  return (
    <Delivery>
      <dt>{method === 'ship' ? texts.shipsBackTo : DELIVERY_LABEL.dropoff}</dt>
      <dd>{method === 'ship' ? <Lines>{address}</Lines> : texts.pickItUp}</dd>
    </Delivery>
  );
}

function ReadyBy({ facts: { estimate, readyBy, scarceLaceColors } }: { facts: TicketFacts }) {
  return (
    <Ready>
      <Clock size={22} />
      <span>
        {readyBy ? (
          <WholeDates>{texts.readyAround(formatReadyBy(readyBy))}</WholeDates>
        ) : (
          texts.readyAbout(formatReadyEstimate(estimate))
        )}
        <Muted as="span" $size="small">
          <ReadyDate estimate={estimate} readyBy={readyBy} />
        </Muted>
        {scarceLaceColors.length > 0 && (
          <Muted as="span" $size="small">
            {texts.lowInStockAdds(scarceLaceColors.join(', '), RESTOCK_DAYS.min, RESTOCK_DAYS.max)}
          </Muted>
        )}
      </span>
    </Ready>
  );
}
