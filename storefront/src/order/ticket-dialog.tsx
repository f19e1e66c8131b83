import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OrderTicket } from '../payment/order-ticket';
import type { TicketFacts } from '../payment/ticket-facts';
import { Dialog } from '../ui/dialog';
import { color } from '../ui/tokens';
import * as uiTexts from '../ui/ui-texts';
import type { Opened } from '../ui/use-opened';

const Room = styled.div`
  margin: 0 -24px -24px;
  padding: 28px 24px calc(24px + env(safe-area-inset-bottom));
  background: ${color.background};
`;

interface TicketDialogProps {
  opened: Opened;
  facts: TicketFacts;
  children?: ReactNode;
}

/** The ticket in a dialog, if it isn't beside the step. Back closes it. */
export function TicketDialog({ opened, facts, children }: TicketDialogProps) {
  return (
    <Dialog open={opened.what !== null} onClose={opened.close} title={uiTexts.yourOrder} size="sm">
      <Room>
        <OrderTicket facts={facts}>{children}</OrderTicket>
      </Room>
    </Dialog>
  );
}
