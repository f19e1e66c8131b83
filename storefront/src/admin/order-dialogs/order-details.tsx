import { Camera, Reply } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import styled from 'styled-components';
import { nextStep } from '#domain/orders/next-step';
import type { OrderView, OwnerOrderView } from '#domain/orders/order-view';
import { useHasLabels, useHasTexts } from '../../api/has-labels';
import { useMay, useOpensEditor, useSeesMoney } from '../../api/person';
import { loadable } from '../../first-paint/loadable';
import { Alert } from '../../ui/alert';
import { Stack } from '../../ui/layout';
import { space } from '../../ui/tokens';
import { useOpened } from '../../ui/use-opened';
import { useHistoryWriting } from '../order-history/use-history-writing';
import { ActionButton } from '../parts/action-button';
import { adminMoment } from '../parts/admin-date';
import { Row } from '../parts/dialog-part';
import { EditorLine } from '../parts/editor-link';
import * as sharedTexts from '../parts/shared-texts';
import { CustomerLink, CustomerPart } from './customer-part';
import { DeliveryPart } from './delivery-part';
import { ExtraWorkPart } from './extra-work-part';
import { Gloves } from './gloves';
import { HistoryPart } from './history-part';
import * as texts from './order-dialogs-texts';
import { PhotoPreview } from './order-photos';
import { OrderSums } from './order-sums';
import { PaymentsPart } from './payments-part';
import { ReadyByPart } from './ready-by-part';
import { RefundsPart } from './refunds-part';
import { BEFORE, useWorkPhotos, WorkPhotos } from './work-photos';

const GalleryPart = loadable(async () => (await import('./gallery-part')).GalleryPart);
const ThreadPart = loadable(async () => (await import('../conversations/order-thread')).ThreadPart);
const ReviewPart = loadable(async () => (await import('../reviews/review-part')).ReviewPart);
const EmailPart = loadable(async () => (await import('./email-part')).EmailPart);
const TextsPart = loadable(async () => (await import('./texts-part')).TextsPart);
const LabelsPart = loadable(async () => (await import('./labels-part')).LabelsPart);

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

/** Says what would be lost by leaving the order. Null if nothing would. */
export interface Unsaved {
  text: string | null;
  isBusy: boolean;
}

interface OrderDetailsProps {
  order: OwnerOrderView;
  /** Called with null once the order is left. */
  onUnsaved: (unsaved: Unsaved | null) => void;
}

/** An order's details, its work photos, and the emails the owner can send (rule 7.1). */
export function OrderDetails({ order, onUnsaved }: OrderDetailsProps) {
  const may = useMay();
  const seesMoney = useSeesMoney();
  const hasLabels = useHasLabels();
  const hasTexts = useHasTexts() && may('GET /api/orders/:id/texts');
  const opensEditor = useOpensEditor();
  const [enlarged, setEnlarged] = useState<string | null>(null);
  const work = useWorkPhotos(order);
  const writing = useHistoryWriting(order.id);
  const isBusy = work.isBusy || writing.isBusy;
  const text = unsavedText(work, writing);
  useEffect(() => {
    onUnsaved({ text, isBusy });
    return () => onUnsaved(null);
  }, [text, isBusy, onUnsaved]);

  return (
    <Stack $gap={3}>
      {order.unansweredSince && may('POST /api/orders/:id/messages') && (
        <AnswerAlert order={order} since={order.unansweredSince} onAnswer={writing.answer} />
      )}
      <ArrivalAlert order={order} />
      {(order.emailProblem || order.heldReplies) && may('GET /api/orders/:id/replies') && (
        <Suspense fallback={null}>
          <EmailPart order={order} onOpen={setEnlarged} />
        </Suspense>
      )}
      <Sides>
        <Stack $gap={3}>
          <Gloves items={order.items} onOpen={setEnlarged} />
          <WorkPhotos work={work} onOpen={setEnlarged} />
          <InGallery order={order} />
          <ExtraWorkPart order={order} onOpen={setEnlarged} />
          {may('POST /api/orders/:id/track-link') && <CustomerLink order={order} />}
          {opensEditor && <EditorLine of="orders" id={order.id} />}
        </Stack>
        <Stack $gap={3}>
          <CustomerPart order={order} />
          <ReadyByPart order={order} />
          <DeliveryPart order={order} />
          {hasLabels && (
            <Suspense fallback={null}>
              <LabelsPart order={order} />
            </Suspense>
          )}
          {hasTexts && (
            <Suspense fallback={null}>
              <TextsPart order={order} />
            </Suspense>
          )}
          {seesMoney && (
            <>
              <OrderSums order={order} />
              <PaymentsPart order={order} />
              <RefundsPart order={order} />
            </>
          )}
          {order.review && may('GET /api/admin/reviews') && (
            <Suspense fallback={null}>
              <ReviewPart review={order.review} />
            </Suspense>
          )}
          <Suspense fallback={null}>
            <ThreadPart order={order} />
          </Suspense>
          <HistoryPart order={order} writing={writing} />
        </Stack>
      </Sides>
      {enlarged && <PhotoPreview photo={enlarged} onClose={() => setEnlarged(null)} />}
    </Stack>
  );
}

/** Shown once the customer can be asked, and only if the shop asks (rule 36.1). */
function InGallery({ order }: { order: OwnerOrderView }) {
  const may = useMay();
  const { gallery, status } = order;
  const isAsked = gallery?.mayShow || status === 'shipped';
  if (!gallery || !isAsked || !may('POST /api/orders/:id/album')) return null;
  return (
    <Suspense fallback={null}>
      <GalleryPart order={{ ...order, gallery }} />
    </Suspense>
  );
}

interface Change {
  isDirty: boolean;
}

function unsavedText(work: Change, writing: Change): string | null {
  if (work.isDirty && writing.isDirty) return texts.photosAndTextUnsaved;
  if (work.isDirty) return texts.yourPhotosArentSaved;
  return writing.isDirty ? texts.yourTextIsntSent : null;
}

function AnswerAlert({ order, since, onAnswer }: { order: OrderView; since: string; onAnswer: () => void }) {
  return (
    <Alert tone="warning" title={texts.isWaitingForAnswer(order.customerName)}>
      <Row>
        <p>{texts.wroteAt(<time dateTime={since}>{adminMoment(since)}</time>)}</p>
        <ActionButton icon={Reply} onClick={onAnswer}>
          {sharedTexts.answer}
        </ActionButton>
      </Row>
    </Alert>
  );
}

/** Opens the camera for a glove that's being unpacked, because its arrival can't be photographed later (rule 15.11). */
function ArrivalAlert({ order }: { order: OrderView }) {
  const camera = useOpened(`photos: ${BEFORE}`);
  const isAwaited = nextStep(order)?.kind === 'receive';
  const isFresh = order.status === 'received' && order.beforeImages.length === 0;
  if (!isAwaited && !isFresh) return null;
  return (
    <Alert tone="info" title={isAwaited ? texts.hasItArrived : texts.noPhotos}>
      <Row>
        <p>{isAwaited ? texts.takePhotos : texts.takePhotosFirst}</p>
        <ActionButton icon={Camera} onClick={() => camera.open('')}>
          {texts.takeBeforePhotos}
        </ActionButton>
      </Row>
    </Alert>
  );
}
