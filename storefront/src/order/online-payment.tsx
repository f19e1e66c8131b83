import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { formatDollars } from '#domain/wire/money';
import { paths } from '../addresses/paths';
import { storePaidOrder } from '../payment/paid-order';
import { PaymentButton } from '../payment/payment-button';
import type { TicketFacts } from '../payment/ticket-facts';
import type { PaymentStage } from '../payment/use-payment';
import { Button, ButtonLink } from '../ui/button';
import { color, frame, media } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import { useOpened } from '../ui/use-opened';
import type { PlacedOrder } from './order-draft';
import * as texts from './order-texts';
import { Due, Slip } from './slip';
import { deleteDraft } from './stored-draft';
import { TicketDialog } from './ticket-dialog';

const Line = styled.button`
  display: none;
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    align-items: center;
    min-height: 48px;
    padding: 8px 12px;
    ${frame('raised', 'lineStrong', 'field', '1.5px')}
    color: ${color.text};
    font-weight: 600;
    line-height: 1.3;
    text-align: left;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  svg {
    color: ${color.accent};
  }
`;

function TicketInALine({ facts }: { facts: TicketFacts }) {
  const opened = useOpened('ticket');
  return (
    <>
      <Line type="button" aria-haspopup="dialog" onClick={() => opened.open()}>
        {inALine(facts)}
        <ChevronRight size={20} />
      </Line>
      <TicketDialog opened={opened} facts={facts} />
    </>
  );
}

function inALine({ lines, totals }: TicketFacts): string {
  const [first, ...others] = lines;
  const about = others.length > 0 || !first ? texts.glovesCount(lines.length) : first.serviceName;
  return `${about} · ${formatDollars(totals.total)}`;
}

export function OnlinePayment({ placed, onBack }: { placed: PlacedOrder; onBack: () => void }) {
  const { orderId, ticket, trackPath } = placed;
  const { total } = ticket.totals;
  const [stage, setStage] = useState<PaymentStage>('ready');
  // Once approved, we can't say "you haven't been charged" anymore. Only the provider knows.
  const [wasApproved, setWasApproved] = useState(false);
  return (
    <Slip
      title={uiTexts.payment}
      orderId={orderId}
      ticket={ticket}
      ticketOnPhone={false}
      actions={
        stage === 'checking' ? (
          <ButtonLink to={paths.home.href()} onClick={deleteDraft}>
            {texts.returnToHome}
          </ButtonLink>
        ) : (
          <Button variant="ghost" onClick={onBack} disabled={stage !== 'ready'}>
            {texts.backToDeliveryOptions}
          </Button>
        )
      }
    >
      <Due>
        <span>{texts.totalDue}</span>
        <span>{formatDollars(total)}</span>
      </Due>
      {stage !== 'checking' && <p>{wasApproved ? texts.yourOrderIsSaved : texts.savedAndNotCharged}</p>}
      <TicketInALine facts={ticket} />
      <PaymentButton
        orderId={orderId}
        amount={total}
        onLater={deleteDraft}
        onStage={(next) => {
          setStage(next);
          if (next === 'finishing') setWasApproved(true);
        }}
        onPaid={() => {
          storePaidOrder({ orderId, ticket, trackPath });
          deleteDraft();
        }}
      />
    </Slip>
  );
}
