import { useQuery } from '@tanstack/react-query';
import { Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { orderTitle } from '#domain/orders/order-number';
import { adminOrderQueries } from '../../api/admin-orders';
import { messageOf } from '../../api/client';
import { useMay, useOpensEditor, useSeesMoney } from '../../api/person';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LoadFailed } from '../../ui/load-failed';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { UnsavedQuestion, useUnsavedChanges } from '../../ui/unsaved-changes';
import type { Opened } from '../../ui/use-opened';
import { useStoryWriting } from '../order-story/use-story-writing';
import { adminDate, NOT_REACHED } from '../parts/admin-texts';
import { AnswerAlert } from './answer-alert';
import { CustomerLink } from './customer-link';
import { DeliveryPart } from './delivery-part';
import { Parts } from './dialog-parts';
import { EditorLine } from './editor-line';
import { ExtraWorkPart } from './extra-work-part';
import { Gloves } from './gloves';
import { OrderHead } from './order-head';
import { OrderSums } from './order-sums';
import { PaymentsPart } from './payments-part';
import { PhotoPreview } from './photo-preview';
import { ReadyByPart } from './ready-by-part';
import { RefundsPart } from './refunds-part';
import { StoryPart } from './story-part';
import { useWorkPhotos } from './use-work-photos';
import { WorkPhotos } from './work-photos';

interface OrderDetailsDialogProps {
  orderId: string;
  /** The dialog's place in the history, also for links that replace it. */
  opened: Opened;
}

/** Everything about one order: its story, its work photos, and the mails that can be sent for it (rule 7.1). */
export function OrderDetailsDialog({ orderId, opened }: OrderDetailsDialogProps) {
  const order = useQuery(adminOrderQueries.one(orderId));
  const may = useMay();
  const seesMoney = useSeesMoney();
  const opensEditor = useOpensEditor();
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const work = useWorkPhotos(order.data);
  const writing = useStoryWriting(orderId);
  const isBusy = work.isBusy || writing.isBusy;
  const isDirty = work.isDirty || writing.isDirty;
  const { goOrAsk, question } = useUnsavedChanges({ isDirty, isBusy });

  const buttons = (
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
        Print
      </ButtonLink>
      {may('PATCH /api/orders/:id') && (
        <Button onClick={() => goOrAsk(() => opened.turnTo('edit', orderId))}>
          <Pencil size={20} strokeWidth={2} aria-hidden />
          Edit
        </Button>
      )}
    </>
  );

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) goOrAsk(opened.close);
      }}
      size="lg"
      title={orderTitle(orderId)}
      description={order.data && `Ordered on ${adminDate(order.data.createdAt)}`}
      footer={
        question ? (
          <UnsavedQuestion {...question}>{unsaved(work, writing)}</UnsavedQuestion>
        ) : (
          order.data && buttons
        )
      }
    >
      {order.data ? (
        <Parts>
          {order.data.unansweredSince && may('POST /api/orders/:id/messages') && (
            <AnswerAlert order={order.data} since={order.data.unansweredSince} onAnswer={writing.answer} />
          )}
          <OrderHead order={order.data} />
          <ReadyByPart order={order.data} />
          <Gloves items={order.data.items} onOpen={setEnlarged} />
          <DeliveryPart order={order.data} />
          {may('POST /api/orders/:id/track-link') && <CustomerLink order={order.data} />}
          <WorkPhotos work={work} onOpen={setEnlarged} />
          <ExtraWorkPart order={order.data} onOpen={setEnlarged} />
          {seesMoney && (
            <>
              <OrderSums order={order.data} />
              <PaymentsPart order={order.data} />
              <RefundsPart order={order.data} />
            </>
          )}
          <StoryPart order={order.data} writing={writing} />
          {opensEditor && <EditorLine of="orders" id={orderId} />}
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

interface Change {
  isDirty: boolean;
}

/** What is lost when the dialog is closed now. */
function unsaved(work: Change, writing: Change): string {
  if (!writing.isDirty) return 'Your photos are not saved.';
  return work.isDirty ? 'Your photos and your text are not saved.' : 'Your text is not sent.';
}
