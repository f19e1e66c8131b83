import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { orderTitle } from '#domain/orders/order-number';
import { adminOrderQueries } from '../../api/admin-orders';
import { messageOf } from '../../api/client';
import { useMay } from '../../api/person';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { UnsavedQuestion, useUnsavedChanges } from '../../ui/unsaved-changes';
import type { Opened } from '../../ui/use-opened';
import { visuallyHidden } from '../../ui/visually-hidden';
import { useTakeScan } from '../keys/hand-scanner';
import { adminDate, NOT_REACHED } from '../parts/admin-texts';
import { NeighbourButtons, type Neighbours } from './neighbour-buttons';
import { NextStepButton } from './next-step-button';
import { NOTHING_UNSAVED, OrderDetails } from './order-details';
import { OrderStanding } from './order-standing';
import { isAsideTopmost, useArrowKeys } from './use-arrow-keys';

/** Where the next step needs the room. */
const Words = styled.span`
  @media (max-width: 479px) {
    ${visuallyHidden}
  }
`;

interface OrderDetailsDialogProps {
  orderId: string;
  /** The dialog's place in the history, also for links that replace it. */
  opened: Opened;
  neighbours: Neighbours;
}

/**
 * Everything about one order, beside the list: how it stands and its next step stay in sight, the arrow keys lead to the next
 * order of the list (rule 7.1).
 */
export function OrderDetailsDialog({ orderId, opened, neighbours }: OrderDetailsDialogProps) {
  const order = useQuery(adminOrderQueries.one(orderId));
  const may = useMay();
  // The next one is there when it is asked for.
  usePrefetchQuery(adminOrderQueries.one(neighbours.after ?? orderId));
  const [unsaved, setUnsaved] = useState(NOTHING_UNSAVED);
  const { isBusy } = unsaved;
  const isDirty = unsaved.words !== null;
  const { goOrAsk, question } = useUnsavedChanges({ isDirty, isBusy });

  const goTo = (id: string | null) => id && goOrAsk(() => opened.turnTo('order', id));
  useArrowKeys((direction) => goTo(neighbours[direction]));
  useTakeScan((id) => {
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
        <Printer size={20} strokeWidth={2} aria-hidden />
        <Words>Print</Words>
      </ButtonLink>
      {may('PATCH /api/orders/:id') && (
        <Button variant="secondary" onClick={() => goOrAsk(() => opened.turnTo('edit', orderId))}>
          <Pencil size={20} strokeWidth={2} aria-hidden />
          <Words>Edit</Words>
        </Button>
      )}
      <NextStepButton key={orderId} order={order.data} />
    </>
  );

  return (
    <Dialog
      onClose={() => goOrAsk(opened.close)}
      size="aside"
      title={orderTitle(orderId)}
      description={order.data && `Ordered on ${adminDate(order.data.createdAt)}`}
      summary={order.data && <OrderStanding order={order.data} />}
      tools={<NeighbourButtons neighbours={neighbours} onGo={goTo} />}
      footer={
        question && unsaved.words ? <UnsavedQuestion {...question}>{unsaved.words}</UnsavedQuestion> : buttons
      }
    >
      {order.data ? (
        <OrderDetails key={orderId} order={order.data} onUnsaved={setUnsaved} />
      ) : order.isError && !order.isFetching ? (
        <LoadFailed title="The order did not load" onRetry={() => order.refetch()}>
          {messageOf(order.error, NOT_REACHED)}
        </LoadFailed>
      ) : (
        <RowsSkeleton label="Loading the order" />
      )}
    </Dialog>
  );
}
