import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Pencil, Printer } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import styled from 'styled-components';
import { orderTitle } from '#domain/orders/order-number';
import type { OrderView } from '#domain/orders/order-view';
import { adminOrderQueries } from '../../api/admin-orders';
import { useMay } from '../../api/person';
import { loadable } from '../../first-paint/loadable';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog, type DialogProps } from '../../ui/dialog';
import { ErrorBoundary } from '../../ui/error-boundary';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import * as uiTexts from '../../ui/ui-texts';
import { UnsavedQuestion, useUnsavedChanges } from '../../ui/unsaved-changes';
import type { Opened } from '../../ui/use-opened';
import { useScanHandler } from '../keys/hand-scanner';
import { adminDate } from '../parts/admin-date';
import { PartFailed } from '../parts/dialog-failed';
import { Loaded } from '../parts/loaded';
import * as sharedTexts from '../parts/shared-texts';
import { isAsideTopmost, NeighbourButtons, type Neighbours, useArrowKeys } from './neighbours';
import type { Unsaved } from './order-details';
import { OrderSummary } from './order-summary';

/** On narrow phones there's room for the words or the icons. */
const Actions = styled.div`
  display: contents;
  @media (max-width: 479px) {
    .lucide {
      display: none;
    }
  }
`;

// The frame opens right away. The parts that need the form library come later.
const OrderDetails = loadable(async () => (await import('./order-details')).OrderDetails);
const NextStepButton = loadable(async () => (await import('./next-step-button')).NextStepButton);

interface OrderDetailsDialogProps {
  orderId: string;
  listed: OrderView | undefined;
  opened: Opened;
  neighbours: Neighbours;
  /** On the server it isn't the usual dialog. */
  Frame?: ComponentType<DialogProps>;
}

/** One order in a panel next to the list. Status and next step stay visible, and the arrow keys switch orders (rule 7.1). */
export function OrderDetailsDialog({
  orderId,
  listed,
  opened,
  neighbours,
  Frame = Dialog,
}: OrderDetailsDialogProps) {
  const order = useQuery(adminOrderQueries.one(orderId));
  const known = order.data ?? listed;
  const may = useMay();
  usePrefetchQuery(adminOrderQueries.one(neighbours.after ?? orderId));
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const isBusy = unsaved?.isBusy ?? false;
  const isDirty = Boolean(unsaved?.text);
  const { goOrAsk, question } = useUnsavedChanges({ isDirty, isBusy });

  const goTo = (id: string | null) => id && goOrAsk(() => opened.turnTo('order', id));
  useArrowKeys((direction) => goTo(neighbours[direction]));
  useScanHandler((id) => {
    if (!isAsideTopmost()) return false;
    goTo(id);
    return true;
  });
  const buttons = order.data && (
    <Actions>
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
        {uiTexts.print}
      </ButtonLink>
      {may('PATCH /api/orders/:id') && (
        <Button variant="secondary" onClick={() => goOrAsk(() => opened.turnTo('edit', orderId))}>
          <Pencil size={20} />
          {uiTexts.edit}
        </Button>
      )}
      <ErrorBoundary contentKey={orderId} fallback={null}>
        <Suspense>
          <NextStepButton key={orderId} order={order.data} />
        </Suspense>
      </ErrorBoundary>
    </Actions>
  );

  return (
    <Frame
      onClose={() => (question ? question.stay() : goOrAsk(opened.close))}
      size="aside"
      title={orderTitle(orderId)}
      description={known && sharedTexts.orderedOn(adminDate(known.createdAt))}
      summary={known && <OrderSummary order={known} />}
      tools={<NeighbourButtons neighbours={neighbours} onGo={goTo} />}
      footer={
        question && unsaved?.text ? <UnsavedQuestion {...question}>{unsaved.text}</UnsavedQuestion> : buttons
      }
    >
      <ErrorBoundary contentKey={orderId} fallback={<PartFailed />}>
        <Suspense fallback={<RowsSkeleton label={sharedTexts.loadingTheOrder} />}>
          <Loaded query={order} loading={sharedTexts.loadingTheOrder} failed={sharedTexts.orderDidntLoad}>
            {(shownOrder) => <OrderDetails key={orderId} order={shownOrder} onUnsaved={setUnsaved} />}
          </Loaded>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
}
