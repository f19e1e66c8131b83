import type { ReactNode } from 'react';
import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { OrderTicket } from '../payment/order-ticket';
import type { TicketFacts } from '../payment/ticket-facts';
import { Cluster, Muted, Split } from '../ui/arrange';
import { Stack } from '../ui/layout';
import { Stamp } from '../ui/stamp';
import { color, font } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { Bench, Sheet, StepHeading, TicketPlace } from './wizard-layout';

export const Due = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-block: 8px;
  border-block: 3px double ${color.lineStrong};
  font: 700 1.625rem/1.2 ${font.display};
  text-transform: uppercase;
  font-variant-numeric: tabular-nums;
`;

interface SlipProps {
  title: string;
  orderId: string;
  ticket: TicketFacts;
  ticketOnPhone: boolean;
  actions: ReactNode;
  children: ReactNode;
}

export function Slip({ title, orderId, ticket, ticketOnPhone, actions, children }: SlipProps) {
  return (
    <Bench>
      <Sheet>
        <Stack>
          <Split $gap="8px 24px" $align="center">
            <StepHeading style={{ marginBottom: 0 }}>{title}</StepHeading>
            <div>
              <Muted $size="small">{uiTexts.orderNumber}</Muted>
              <Stamp $tilted $size="clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)">
                {orderNumber(orderId)}
              </Stamp>
            </div>
          </Split>
          {children}
          <Cluster $gap="12px" $above={1} $stacks>
            {actions}
          </Cluster>
        </Stack>
      </Sheet>
      <TicketPlace $onPhone={ticketOnPhone}>
        <OrderTicket facts={ticket} />
      </TicketPlace>
    </Bench>
  );
}
