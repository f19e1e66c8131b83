import { useQuery } from '@tanstack/react-query';
import { Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderNumber } from '#domain/order-number';
import type { OrderView } from '#domain/order-view';
import { openedOrder } from '../../api/admin-order-changes';
import { messageOf } from '../../api/client';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { adminDate } from '../admin-date';
import { NOT_REACHED } from '../admin-texts';
import { DeliveryPart } from './delivery-part';
import { Parts } from './dialog-parts';
import { Gloves } from './gloves';
import { ImagePreview } from './image-preview';
import { LeaveQuestion } from './leave-question';
import { OrderHead } from './order-head';
import { OrderSums } from './order-sums';
import { useCarefulLeave } from './use-careful-leave';
import { useWorkPhotos } from './use-work-photos';
import { WorkPhotos } from './work-photos';

interface OrderDetailsDialogProps {
  orderId: string;
  onClose: () => void;
  onEdit: () => void;
}

/** All there is to know of one order, its work photos, and the mails that go with it (spec 2). */
export function OrderDetailsDialog({ orderId, onClose, onEdit }: OrderDetailsDialogProps) {
  const order = useQuery(openedOrder(orderId));
  if (order.data) return <Details key={orderId} order={order.data} onClose={onClose} onEdit={onEdit} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      title={`Order ${orderNumber(orderId)}`}
    >
      {order.isError && !order.isFetching ? (
        <LoadFailed title="The order did not load" onRetry={() => order.refetch()}>
          {messageOf(order.error, NOT_REACHED)}
        </LoadFailed>
      ) : (
        <RowsSkeleton label="Loading the order" />
      )}
    </Dialog>
  );
}

interface DetailsProps extends Omit<OrderDetailsDialogProps, 'orderId'> {
  order: OrderView;
}

function Details({ order, onClose, onEdit }: DetailsProps) {
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const work = useWorkPhotos(order);
  const { leave, question } = useCarefulLeave(work);
  const navigate = useNavigate();
  const print = { search: `?${new URLSearchParams({ tab: 'orders', print: order.id })}` };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) leave(onClose);
      }}
      size="lg"
      title={`Order ${orderNumber(order.id)}`}
      description={`Ordered on ${adminDate(order.createdAt)}`}
      footer={
        question ? (
          <LeaveQuestion {...question}>Your photos are not saved.</LeaveQuestion>
        ) : (
          <>
            <ButtonLink
              variant="secondary"
              to={print}
              onClick={(event) => {
                if (!work.isDirty && !work.isBusy) return;
                event.preventDefault();
                leave(() => navigate(print));
              }}
            >
              <Printer size={20} strokeWidth={2} aria-hidden />
              Print
            </ButtonLink>
            <Button onClick={() => leave(onEdit)}>
              <Pencil size={20} strokeWidth={2} aria-hidden />
              Edit
            </Button>
          </>
        )
      }
    >
      <Parts>
        <OrderHead order={order} />
        <Gloves items={order.items} onOpen={setEnlarged} />
        <DeliveryPart order={order} />
        <WorkPhotos work={work} onOpen={setEnlarged} />
        <OrderSums order={order} />
      </Parts>
      {enlarged && <ImagePreview image={enlarged} onClose={() => setEnlarged(null)} />}
    </Dialog>
  );
}
