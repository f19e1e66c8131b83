import type { ReactNode } from 'react';
import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { Stamp } from '../ui/stamp';
import { Ticket } from '../ui/ticket';
import { color, font, space } from '../ui/tokens';
import { StepHeading } from './wizard-layout';

const Root = styled.div`
  width: 100%;
  max-width: 640px;
  margin-inline: auto;
  padding-top: 28px;
`;

const Head = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: center;
  text-align: center;
`;

const Heading = styled(StepHeading)`
  margin-bottom: 0;
`;

const NumberLabel = styled.p`
  color: ${color.muted};
  font-size: ${font.small};
`;

const OrderStamp = styled(Stamp)`
  font-size: clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem);
  rotate: -2deg;
`;

const Actions = styled.div`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding-block: ${space[1]};
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
  actions: ReactNode;
  children: ReactNode;
}

/** The ticket of an order that has its number. */
export function Slip({ title, orderId, actions, children }: SlipProps) {
  return (
    <Root>
      <Ticket>
        <Head>
          <Heading>{title}</Heading>
          <NumberLabel>Order number</NumberLabel>
          <OrderStamp>{orderNumber(orderId)}</OrderStamp>
        </Head>
        {children}
        <Actions>{actions}</Actions>
      </Ticket>
    </Root>
  );
}
