import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { orderNumber } from '#domain/order-number';
import { adminOrderQueries } from '../../api/admin-orders';
import { messageOf } from '../../api/client';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { adminDate } from '../admin-date';
import { NOT_REACHED } from '../admin-texts';
import { DeliveryPart } from './delivery-part';
import { Parts } from './dialog-parts';
import { EditorLine } from './editor-line';
import { Gloves } from './gloves';
import { ImagePreview } from './image-preview';
import { LeaveQuestion } from './leave-question';
import { OrderHead } from './order-head';
import { OrderSums } from './order-sums';
import { PrintLink } from './print-link';
import { useCarefulLeave } from './use-careful-leave';
import { useWorkPhotos } from './use-work-photos';
import { WorkPhotos } from './work-photos';

interface OrderDetailsDialogProps {
  orderId: string;
  onClose: () => void;
  onEdit: () => void;
}

/** All there is to know of one order, its work photos, and the mails that go with it (rule 7.1). */
export function OrderDetailsDialog({ orderId, onClose, onEdit }: OrderDetailsDialogProps) {
  const order = useQuery(adminOrderQueries.one(orderId));
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const work = useWorkPhotos(order.data);
  const { leave, question } = useCarefulLeave(work);

  const ways = (
    <>
      <PrintLink orderId={orderId} onHeld={work.isDirty || work.isBusy ? leave : undefined} />
      <Button onClick={() => leave(onEdit)}>
        <Pencil size={20} strokeWidth={2} aria-hidden />
        Edit
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) leave(onClose);
      }}
      size="lg"
      title={`Order ${orderNumber(orderId)}`}
      description={order.data && `Ordered on ${adminDate(order.data.createdAt)}`}
      footer={
        question ? (
          <LeaveQuestion {...question}>Your photos are not saved.</LeaveQuestion>
        ) : (
          order.data && ways
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
      {enlarged && <ImagePreview image={enlarged} onClose={() => setEnlarged(null)} />}
    </Dialog>
  );
}
