import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { OwnerOrderView } from '#domain/orders/order-view';
import { useMay, useOpensEditor, useSeesMoney } from '../../api/person';
import { space } from '../../ui/tokens';
import { useStoryWriting } from '../order-story/use-story-writing';
import { AnswerAlert } from './answer-alert';
import { ArrivalAlert } from './arrival-alert';
import { CustomerLink } from './customer-link';
import { CustomerPart } from './customer-part';
import { DeliveryPart } from './delivery-part';
import { Parts } from './dialog-parts';
import { EditorLine } from './editor-line';
import { ExtraWorkPart } from './extra-work-part';
import { Gloves } from './gloves';
import { OrderSums } from './order-sums';
import { PaymentsPart } from './payments-part';
import { PhotoPreview } from './photo-preview';
import { ReadyByPart } from './ready-by-part';
import { RefundsPart } from './refunds-part';
import { StoryPart } from './story-part';
import { useWorkPhotos } from './use-work-photos';
import { BEFORE, WorkPhotos } from './work-photos';

/** The glove's side and the paper's, beside each other where there is room. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  @media (min-width: 720px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]};
  }
`;

/** What is lost when the order is left now, in a sentence; null when nothing is. */
interface Unsaved {
  words: string | null;
  isBusy: boolean;
}

export const NOTHING_UNSAVED: Unsaved = { words: null, isBusy: false };

interface OrderDetailsProps {
  order: OwnerOrderView;
  onUnsaved: (unsaved: Unsaved) => void;
}

/** What is known of an order, its story, its work photos, and the mails that can be sent for it (rule 7.1). */
export function OrderDetails({ order, onUnsaved }: OrderDetailsProps) {
  const may = useMay();
  const seesMoney = useSeesMoney();
  const opensEditor = useOpensEditor();
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const work = useWorkPhotos(order);
  const writing = useStoryWriting(order.id);
  const isBusy = work.isBusy || writing.isBusy;
  const words = unsavedWords(work, writing);
  useEffect(() => {
    onUnsaved({ words, isBusy });
    return () => onUnsaved(NOTHING_UNSAVED);
  }, [words, isBusy, onUnsaved]);

  return (
    <Parts>
      {order.unansweredSince && may('POST /api/orders/:id/messages') && (
        <AnswerAlert order={order} since={order.unansweredSince} onAnswer={writing.answer} />
      )}
      <ArrivalAlert order={order} photosOf={BEFORE} />
      <Sides>
        <Parts>
          <Gloves items={order.items} onOpen={setEnlarged} />
          <WorkPhotos work={work} onOpen={setEnlarged} />
          <ExtraWorkPart order={order} onOpen={setEnlarged} />
          {may('POST /api/orders/:id/track-link') && <CustomerLink order={order} />}
          {opensEditor && <EditorLine of="orders" id={order.id} />}
        </Parts>
        <Parts>
          <CustomerPart order={order} />
          <ReadyByPart order={order} />
          <DeliveryPart order={order} />
          {seesMoney && (
            <>
              <OrderSums order={order} />
              <PaymentsPart order={order} />
              <RefundsPart order={order} />
            </>
          )}
          <StoryPart order={order} writing={writing} />
        </Parts>
      </Sides>
      {enlarged && <PhotoPreview photo={enlarged} onClose={() => setEnlarged(null)} />}
    </Parts>
  );
}

interface Change {
  isDirty: boolean;
}

function unsavedWords(work: Change, writing: Change): string | null {
  if (work.isDirty && writing.isDirty) return 'Your photos and your text are not saved.';
  if (work.isDirty) return 'Your photos are not saved.';
  return writing.isDirty ? 'Your text is not sent.' : null;
}
