import type { ReactNode } from 'react';
import styled from 'styled-components';
import { orderNumber } from '#domain/orders/order-number';
import { paths } from '../addresses/paths';
import { OrderProgress } from '../payment/order-progress';
import { OrderTicket } from '../payment/order-ticket';
import type { TicketFacts } from '../payment/ticket-facts';
import { Cluster, Heading, Muted, PageSection, Text } from '../ui/arrange';
import { ButtonLink } from '../ui/button';
import { Seam } from '../ui/drawings/seam';
import { StepPicture } from '../ui/drawings/step-picture';
import { Container, Stack } from '../ui/layout';
import { Stamp } from '../ui/stamp';
import { color, media, radius, shadow, space } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import * as texts from './order-confirmation-texts';
import { Questions } from './questions';

const Column = styled.div<{ $hasTicket: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]} ${space[5]};
  align-items: start;
  max-width: ${({ $hasTicket }) => ($hasTicket ? 'none' : '880px')};
  margin-inline: auto;
  > nav {
    grid-column: 1 / -1;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${({ $hasTicket }) => ($hasTicket ? '340px' : '')};
  }
`;

const Sheet = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.patch};
  background-color: ${color.raised};
  background-image: var(--grain);
  box-shadow: ${shadow.high}, ${shadow.patchEdge};
`;

const Head = styled.header`
  display: grid;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding: ${space[4]} ${space[3]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[5]};
  }
  > span {
    justify-self: start;
    height: clamp(130px, 20vw, 220px);
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]} ${space[3]};
  ${media.tablet} {
    padding: ${space[5]};
  }
`;

const TicketPlace = styled.aside`
  padding-top: 18px;
  ${media.desktop} {
    position: sticky;
    top: 96px;
  }
`;

interface OrderSheetProps {
  orderId: string;
  heading: string;
  text: string;
  isPayable?: boolean;
  isDone?: boolean;
  ticket?: TicketFacts;
  trackPath?: string;
  children: ReactNode;
}

/** A placed order: its state, next steps, and ticket. */
export function OrderSheet(props: OrderSheetProps) {
  const { orderId, heading, text, isPayable, isDone, ticket, trackPath, children } = props;
  return (
    <PageSection>
      <Container>
        <Column $hasTicket={ticket !== undefined}>
          {isDone && <OrderProgress step="done" />}
          <Sheet>
            <Head>
              <Stack $gap={1} $justify="start">
                <Heading as="h1" $size="h2">
                  {heading}
                </Heading>
                <Text $size="lead">{text}</Text>
                <Muted $size="small" $above={2}>
                  {uiTexts.orderNumber}
                </Muted>
                <Stamp $tilted $size="clamp(2rem, 1.5rem + 2.4vw, 3rem)">
                  {orderNumber(orderId)}
                </Stamp>
              </Stack>
              <StepPicture step="receive-glove" />
            </Head>
            <Seam />
            <Body>
              {children}
              <Questions />
              <Cluster $gap="12px">
                {trackPath && <ButtonLink to={trackPath}>{uiTexts.trackYourOrder}</ButtonLink>}
                <ButtonLink to={paths.home.href()} variant={isPayable || trackPath ? 'secondary' : 'primary'}>
                  {texts.returnHome}
                </ButtonLink>
              </Cluster>
            </Body>
          </Sheet>
          {ticket && (
            <TicketPlace aria-label={uiTexts.orderSummary}>
              <OrderTicket facts={ticket} />
            </TicketPlace>
          )}
        </Column>
      </Container>
    </PageSection>
  );
}
