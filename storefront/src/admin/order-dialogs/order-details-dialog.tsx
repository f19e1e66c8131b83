import { useQuery } from '@tanstack/react-query';
import { Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { orderNumber } from '#domain/orders/order-number';
import { adminOrderQueries } from '../../api/admin-orders';
import { messageOf } from '../../api/client';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { UnsavedQuestion, useUnsavedChanges } from '../../ui/unsaved-changes';
import type { Opened } from '../../ui/use-opened';
import { adminDate, NOT_REACHED } from '../parts/admin-texts';
import { DeliveryPart } from './delivery-part';
import { Parts } from './dialog-parts';
import { Gloves } from './gloves';
import { EditorLine, OrderHead } from './order-head';
import { OrderSums } from './order-sums';
import { PhotoPreview } from './photo-preview';
import { useWorkPhotos } from './use-work-photos';
import { WorkPhotos } from './work-photos';

interface OrderDetailsDialogProps {
  orderId: string;
  /** The dialog's place in the history, also for links that replace it. */
  opened: Opened;
}

/** Everything about one order, its work photos, and the mails that can be sent for it (rule 7.1). */
export function OrderDetailsDialog({ orderId, opened }: OrderDetailsDialogProps) {
  const order = useQuery(adminOrderQueries.one(orderId));
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const work = useWorkPhotos(order.data);
  const { leave, question } = useUnsavedChanges(work);

  const buttons = (
    <>
      <ButtonLink
        variant="secondary"
        {...opened.linkTo('print', orderId)}
        onClick={(event) => {
          if (!work.isDirty && !work.isBusy) return;
          event.preventDefault();
          leave(() => opened.turnTo('print', orderId));
        }}
      >
        <Printer size={20} strokeWidth={2} aria-hidden />
        Print
      </ButtonLink>
      <Button onClick={() => leave(() => opened.turnTo('edit', orderId))}>
        <Pencil size={20} strokeWidth={2} aria-hidden />
        Edit
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) leave(opened.close);
      }}
      size="lg"
      title={`Order ${orderNumber(orderId)}`}
      description={order.data && `Ordered on ${adminDate(order.data.createdAt)}`}
      footer={
        question ? (
          <UnsavedQuestion {...question}>Your photos are not saved.</UnsavedQuestion>
        ) : (
          order.data && buttons
        )
      }
    >
      {order.data ? (
        <Parts>
          <OrderHead order={order.data} />
          <Gloves items={order.data.items} onOpen={setEnlarged} />
          <DeliveryPart order={order.data} />
          <WorkPhotos work={work} onOpen={setEnlarged} />
          <OrderSums order={order.data} />
          <EditorLine orderId={orderId} />
        </Parts>
      ) : order.isError && !order.isFetching ? (
        <LoadFailed title="The order did not load" onRetry={() => order.refetch()}>
          {messageOf(order.error, NOT_REACHED)}
        </LoadFailed>
      ) : (
        <RowsSkeleton label="Loading the order" />
      )}
      {enlarged && <PhotoPreview photo={enlarged} onClose={() => setEnlarged(null)} />}
    </Dialog>
  );
}
