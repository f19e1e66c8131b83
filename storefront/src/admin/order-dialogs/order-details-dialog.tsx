import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { orderTitle } from '#domain/orders/order-number';
import { adminOrderQueries } from '../../api/admin-orders';
import { useMay } from '../../api/person';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import * as uiTexts from '../../ui/ui-texts';
import { UnsavedQuestion, useUnsavedChanges } from '../../ui/unsaved-changes';
import type { Opened } from '../../ui/use-opened';
import { visuallyHidden } from '../../ui/visually-hidden';
import { useScanHandler } from '../keys/hand-scanner';
import { adminDate } from '../parts/admin-date';
import { Loaded } from '../parts/loaded';
import * as sharedTexts from '../parts/shared-texts';
import { isAsideTopmost, NeighbourButtons, type Neighbours, useArrowKeys } from './neighbours';
import { NextStepButton } from './next-step-button';
import { NOTHING_UNSAVED, OrderDetails } from './order-details';
import * as texts from './order-dialogs-texts';
import { OrderSummary } from './order-summary';

const Text = styled.span`
  @media (max-width: 479px) {
    ${visuallyHidden}
  }
`;

interface OrderDetailsDialogProps {
  orderId: string;
  opened: Opened;
  neighbours: Neighbours;
}

/** One order in a panel next to the list. Status and next step stay visible, and the arrow keys switch orders (rule 7.1). */
export function OrderDetailsDialog({ orderId, opened, neighbours }: OrderDetailsDialogProps) {
  const order = useQuery(adminOrderQueries.one(orderId));
  const may = useMay();
  usePrefetchQuery(adminOrderQueries.one(neighbours.after ?? orderId));
  const [unsaved, setUnsaved] = useState(NOTHING_UNSAVED);
  const { isBusy } = unsaved;
  const isDirty = unsaved.text !== null;
  const { goOrAsk, question } = useUnsavedChanges({ isDirty, isBusy });

  const goTo = (id: string | null) => id && goOrAsk(() => opened.turnTo('order', id));
  useArrowKeys((direction) => goTo(neighbours[direction]));
  useScanHandler((id) => {
    if (!isAsideTopmost()) return false;
    goTo(id);
    return true;
  });
  const buttons = order.data && (
    <>
      <ButtonLink
        variant="secondary"
        {...opened.linkTo('print', orderId)}
        onClick={(event) => {
          if (!isDirty && !isBusy) return;
          event.preventDefault();
          goOrAsk(() => opened.turnTo('print', orderId));
        }}
      >
        <Printer size={20} />
        <Text>{uiTexts.print}</Text>
      </ButtonLink>
      {may('PATCH /api/orders/:id') && (
        <Button variant="secondary" onClick={() => goOrAsk(() => opened.turnTo('edit', orderId))}>
          <Pencil size={20} />
          <Text>{uiTexts.edit}</Text>
        </Button>
      )}
      <NextStepButton key={orderId} order={order.data} />
    </>
  );

  return (
    <Dialog
      onClose={() => (question ? question.stay() : goOrAsk(opened.close))}
      size="aside"
      title={orderTitle(orderId)}
      description={order.data && texts.orderedOn(adminDate(order.data.createdAt))}
      summary={order.data && <OrderSummary order={order.data} />}
      tools={<NeighbourButtons neighbours={neighbours} onGo={goTo} />}
      footer={
        question && unsaved.text ? <UnsavedQuestion {...question}>{unsaved.text}</UnsavedQuestion> : buttons
      }
    >
      <Loaded query={order} loading={sharedTexts.loadingTheOrder} failed={sharedTexts.orderDidntLoad}>
        {(shownOrder) => <OrderDetails key={orderId} order={shownOrder} onUnsaved={setUnsaved} />}
      </Loaded>
    </Dialog>
  );
}
