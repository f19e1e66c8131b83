import type { ReactNode } from 'react';
import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { OrderTicket } from '../payment/order-ticket';
import type { TicketFacts } from '../payment/ticket-facts';
import { Muted, Split } from '../ui/arrange';
import { Stack } from '../ui/layout';
import { Stamp } from '../ui/stamp';
import { color, font, media, space } from '../ui/tokens';
import { Bench, Sheet, StepHeading, TicketPlace } from './wizard-layout';

const Heading = styled(StepHeading)`
  margin-bottom: 0;
`;

const OrderStamp = styled(Stamp)`
  font-size: clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem);
  rotate: -2deg;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: ${space[1]};
  ${media.phone} {
    display: grid;
  }
`;

/** What is to be paid, set like the total of a bill: a name and an amount. */
export const Due = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-block: 8px;
  border-block: 3px double ${color.lineStrong};
  font-family: ${font.display};
  font-size: 1.625rem;
  font-weight: 700;
  line-height: 1.2;
  text-transform: uppercase;
  font-variant-numeric: tabular-nums;
`;

interface SlipProps {
  title: string;
  orderId: string;
  ticket: TicketFacts;
  /** Whether the ticket stands in the page on a phone, too. */
  ticketOnPhone: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** An order that has its number: what is left to do, and its ticket. */
export function Slip({ title, orderId, ticket, ticketOnPhone, actions, children }: SlipProps) {
  return (
    <Bench>
      <Sheet>
        <Stack>
          <Split $gap="8px 24px" $align="center">
            <Heading>{title}</Heading>
            <div>
              <Muted $size="small">Order number</Muted>
              <OrderStamp>{orderNumber(orderId)}</OrderStamp>
            </div>
          </Split>
          {children}
          <Actions>{actions}</Actions>
        </Stack>
      </Sheet>
      <TicketPlace $onPhone={ticketOnPhone}>
        <OrderTicket facts={ticket} />
      </TicketPlace>
    </Bench>
  );
}
